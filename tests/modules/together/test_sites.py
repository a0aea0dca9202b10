"""Setting up, moving and losing building sites with other modules."""

from alhambra import Game, Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.building_sites.sites import begun, finish, half, shown, site, table
from tests.modules.handymen.crew import standing
from tests.modules.street_trader.trader import homes, traders
from tests.modules.together.meeting import asked, guild, head, part, play, seat
from tests.rules.support import game_with
from tests.rules.tracing import traces

GARDEN = "garden 11 -"
TOKEN = [GARDEN, 0, "ducat", None, "hidden"]


def counted(game: Game) -> dict[str, int]:
    """The buildings of the first seat, by type, without those it has none of."""
    counts: dict[str, int] = game.view()["seats"][0]["buildings"]
    return {kind: count for kind, count in counts.items() if count}


@traces("site-is-a-purchase")
def test_all_that_follows_a_purchase_follows_the_half_price_and_then_the_token() -> None:
    """Half of 10 is 5, paid with 9: two coins and a credit of 4; fruit, paint, key, die, handyman.

    The questions come in the order of the modules, and the token is chosen at the end.
    """
    modules = ("change", "building_sites", "exchange_certificates", "orchards", "fresh_colors",
               "gates_without_end", "buildings_of_power", "handymen")  # fmt: skip
    market = ["arcades 10 -", "pavilion 6 N", "garden 10 N", "seraglio 8 S"]
    tail = part("handymen", market=standing(1, 0, 1, 0))
    game = game_with(head(*modules, market=market), seat(hand=["denar 9"]), "", "", tail=tail)
    game.play(half(1, "denar 9"))
    questions: list[tuple[int, str]] = []
    while asked(game)[1] != "place":
        questions.append(asked(game))
        game.play(game.moves()[0])
    assert [question for question in questions if question[1] != "plant"] == [
        (0, "certificate_question"),
        (0, "decor_question"),
        (1, "handymen_back"),
        (0, "choose_token"),
    ]
    view = game.view()
    assert [coin.split()[1] for coin in view["change"]["coins"][0]] == ["coin", "coin"]
    assert view["exchange_certificates"]["credit"][0] == ["denar certificate 4"]
    assert view["gates_without_end"]["keys"] == [1, 0, 0]
    assert [tile for tile, _ in view["buildings_of_power"]["dice"]] == ["arcades 10 -"]
    assert "arcades 10 -" not in dict(view["orchards"]["market"])


# --- Moving


BRICKS = guild("brickmaker", "builder")


def at_the_brickmaker(sites: str = "") -> Game:
    """White has a garden, florins, and a tower for 12 to buy."""
    modules = ("building_sites", "travelling_craftsmen")
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 12 -"]
    mine = seat(f"{GARDEN} @ 1,0", hand=["florin 9", "florin 6"])
    return game_with(head(*modules, market=market), mine, "", "", tail=BRICKS + sites)


@traces("brickmaker-and-sites")
def test_a_site_takes_the_place_of_a_finished_building() -> None:
    """The brickmaker asks for a tile bought in this turn, and half the price has bought it."""
    game = at_the_brickmaker()
    game.play(half(4, "florin 6"))
    game.play(game.moves()[0])
    play(game, Move("brick_exchange", tile="tower 12 -", at=[1, 0]), Move("store", tile=GARDEN))
    assert counted(game) == {}


@traces("brickmaker-and-sites", "building_sites:token-stays")
def test_a_site_that_is_displaced_keeps_its_token_wherever_it_goes() -> None:
    game = at_the_brickmaker(table(site(GARDEN)))
    game.play(Move("buy", space=4, pay=["florin 6", "florin 9"]))
    game.play(Move("brick_exchange", tile="tower 12 -", at=[1, 0]))
    stored = game.copy()
    game.play(Move("place", tile=GARDEN, at=[2, 0]))
    assert counted(game) == {"tower": 1}
    assert shown(game, 0)["sites"] == [TOKEN]
    stored.play(Move("store", tile=GARDEN))
    assert counted(stored) == {"tower": 1}
    assert shown(stored, 0)["sites"] == [TOKEN]


@traces("unfinished", "building_sites:residents-chests-culture")
def test_a_site_that_is_moved_to_the_traders_cell_lets_nobody_in() -> None:
    """He makes way and may swap a resident, as for any tile that is no house."""
    modules = ("street_trader", "building_sites", "travelling_craftsmen")
    tail = guild("builder", "coiner") + table(site(GARDEN))
    tail += traders("1,1 garden seraglio tower")
    mine = seat(f"{GARDEN} @ 1,0", "tower 12 - @ 0,1")
    game = game_with(head(*modules), mine, "", "", tail=tail)
    play(game, Move("call_builder"), Move("craft_move", lift=[1, 0], at=[1, 1]))
    assert asked(game) == (0, "swap_resident")
    assert homes(game) == []
    done = game_with(head(*modules), mine, "", "", tail=tail.replace(table(site(GARDEN)), ""))
    play(done, Move("call_builder"), Move("craft_move", lift=[1, 0], at=[1, 1]))
    assert asked(done) == (0, "resident_moves_in")


# --- Losing one


def full_stalls() -> Game:
    """White must drop a tile; one of them is a garden as a site with a monkey and a handyman."""
    modules = ("building_sites", "alhambra_zoo", "handymen", "personal_building_market")
    tiles = [GARDEN, "tower 12 -", "chambers 11 -", "arcades 10 -"]
    tail = table(site(GARDEN)) + part("alhambra_zoo", animals=[[GARDEN, "monkey"]])
    tail += part("handymen", tiles=[[GARDEN, 0]])
    tail += part("personal_building_market", stalls=[tiles, ["-"] * 4, ["-"] * 4])
    market = ["garden 10 N", "pavilion 6 N", "garden 12 S", "seraglio 8 S"]
    mine = seat("pavilion 8 - @ 1,0", reserve=tiles)
    game = game_with(head(*modules, market=market), mine, "", "", tail=tail)
    game.play(Move("remove", at=[1, 0]))
    return game


@traces("dropped-site", "building_sites:stall")
def test_a_site_that_is_dropped_from_a_stall_takes_token_and_animal_along() -> None:
    """The token is turned up for all to see; the handyman goes back to his owner."""
    game = full_stalls()
    assert shown(game, 1) == {
        "pile": 7,
        "sites": [[GARDEN, 0, None, None, "hidden"]],
        "out": [],
        "drawn": 0,
    }
    game.play(Move("lay_in_stall", stall="denar"))
    assert shown(game, 1) == {"pile": 7, "sites": [], "out": ["ducat"], "drawn": 0}
    assert game.view()["alhambra_zoo"]["out"] == ["monkey"]
    assert zoo_places(game) == []
    assert game.view()["handymen"]["supply"] == [8, 8, 8]
    assert game.view()["handymen"]["tiles"] == []


@traces("building_sites:turned-up")
def test_a_token_that_all_have_seen_is_not_hidden_again() -> None:
    """Whoever finishes or drops a site turns its token up, so the move cannot be taken back."""
    game = begun()
    game.play(finish("tower 13 E", "ducat 9", "ducat 4"))
    assert game.why_no_undo(0) == "revealed"
    dropped = full_stalls()
    dropped.play(Move("lay_in_stall", stall="denar"))
    assert dropped.why_no_undo(0) == "revealed"
    kept = full_stalls()
    kept.play(Move("lay_in_stall", stall="dirham"))
    assert kept.why_no_undo(0) is None
