"""The Bazaars: a price set by the market, and fitting neighbours times colours."""

import pytest

from alhambra import Game, Move
from alhambra.engine.offers import ACTION, offers
from tests.modules.together.lots import MARKET, Lot, asked, board, hand
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

BAZAAR = "bazaar denar seraglio arcades tower"
OTHER = "bazaar denar pavilion chambers garden"
DUCAT = "bazaar ducat seraglio chambers tower"
LOT = Lot("bazaars", BAZAAR, OTHER)
# Six neighbours of the bazaar at (2,1): a seraglio, two arcades and a tower fit.
SIX = [
    "seraglio 9 - @ 1,0",
    "arcades 9 - @ 2,0",
    "arcades 10 - @ 3,0",
    "garden 11 - @ 3,1",
    "chambers 11 - @ 2,2",
]
TOWER, GARDEN = "tower 12 - @ 1,1", "garden 10 - @ 1,1"


def scored(*tiles: str, others: tuple[str, ...] = (), tail: str = "") -> int:
    """What the bazaars of such an Alhambra bring in the third scoring; before, nothing."""
    market = ["tower 7 NEW", "tower 8 NES", "tower 13 E", "tower 9 NE"]
    game = game_with(LOT.head(*others, market=market), board(*tiles), "", "", tail=tail)
    assert points(game, 1, "bazaars") == points(game, 2, "bazaars") == [0, 0, 0]
    return points(game, 3, "bazaars")[0]


# --- Scoring


@traces("product", "last-scoring-only", "diagonals")
def test_e_four_fitting_buildings_in_three_colours() -> None:
    assert scored(f"{BAZAAR} @ 2,1", *SIX, TOWER) == 4 * 3


@traces("product")
def test_e_without_the_tower_three_in_two_colours() -> None:
    assert scored(f"{BAZAAR} @ 2,1", *SIX, GARDEN) == 3 * 2
    game = game_with(LOT.head(), board(f"{BAZAAR} @ 2,1", *SIX, GARDEN), "", "")
    details = [data for name, _, data in game.count_round(3)[0] if name == "bazaars"]
    assert details == [{"bazaars": [[2, 1, 3, 2]]}]


@traces("product", "walls")
def test_e_eight_times_three_is_the_most() -> None:
    ring = [
        "seraglio 9 - @ 1,0",
        "arcades 8 N @ 2,0",
        "arcades 6 NE @ 3,0",
        "arcades 8 E @ 3,1",
        "arcades 7 ES @ 3,2",
        "tower 11 S @ 2,2",
        "arcades 6 SW @ 1,2",
        "tower 12 - @ 1,1",
    ]
    assert scored(f"{BAZAAR} @ 2,1", *ring) == 24


@traces("walls")
def test_a_neighbour_behind_a_wall_counts() -> None:
    """The tower east of the bazaar is reached by another way."""
    around = [f"{BAZAAR} @ 1,0", "garden 11 - @ 1,1", "seraglio 9 - @ 2,1", "tower 10 W @ 2,0"]
    head = LOT.head(more=f'walls = ["{BAZAAR} + E"]')
    assert points(game_with(head, board(*around), "", ""), 3, "bazaars") == [2 * 2, 0, 0]


@traces("several-bazaars")
def test_a_building_counts_for_several_bazaars() -> None:
    """Both bazaars have the tower beside them."""
    assert scored("tower 12 - @ 1,0", f"{BAZAAR} @ 2,0", f"{DUCAT} @ 1,1") == 1 + 1


@traces("squares-and-bazaars")
def test_squares_and_bazaars_around_it_do_not_count() -> None:
    tiles = [f"{BAZAAR} @ 1,0", "square tower W @ 1,1", f"{DUCAT} @ 2,0", "seraglio 9 - @ 2,1"]
    assert scored(*tiles, others=("squares",)) == 1 + 1


@traces("unfinished")
def test_medinas_and_unfinished_buildings_do_not_count() -> None:
    site = '[module.building_sites]\nsites = [["tower 12 -", 0, "denar", "-", "hidden"]]\n'
    tiles = [f"{BAZAAR} @ 1,0", "tower 12 - @ 2,0", "medina 10 - @ 1,1", "seraglio 9 - @ 0,1"]
    assert scored(*tiles, others=("building_sites", "medina"), tail=site) == 1
    assert scored(*tiles, others=("building_sites", "medina")) == 2 * 2


@traces("every-kind-of-building")
def test_magical_buildings_and_each_half_of_a_project_count() -> None:
    magic = [f"{BAZAAR} @ 1,0", "tower 14 NES @ 2,0"]
    assert scored(*magic, others=("magical_buildings",)) == 1
    one = [f"{BAZAAR} @ 1,0", "project seraglio arcades @ 2,0"]
    assert scored(*one, others=("major_construction_projects",)) == 1
    both = [f"{BAZAAR} @ 1,0", "project seraglio arcades @ 0,1"]
    assert scored(*both, others=("major_construction_projects",)) == 2 * 2


@traces("last-scoring-only")
def test_what_lies_in_the_reserve_counts_nothing() -> None:
    mine = board("tower 11 N @ 1,0") + f'reserve = ["{BAZAAR}"]'
    assert points(game_with(LOT.head(), mine, "", ""), 3, "bazaars") == [0, 0, 0]


# --- Its price


@traces("price-of-the-space", "its-currency")
@pytest.mark.parametrize(("tile", "price"), [("pavilion 4 ES", 4), ("garden 10 -", 10)])
def test_e_it_costs_what_the_tile_on_its_space_costs(tile: str, price: int) -> None:
    market = [tile, *MARKET[1:]]
    mine = hand("denar 4", "denar 6", "dirham 4", "dirham 6")
    game = game_with(LOT.head(market=market), mine, "", "", tail=LOT.beside(BAZAAR))
    paid = [move.parts["pay"] for move in game.moves() if "beside_space" in move.parts]
    assert paid == [["denar 4"] if price == 4 else ["denar 4", "denar 6"]]


@traces("any-tile-sets-the-price")
def test_camps_and_medinas_set_the_price_too() -> None:
    for tile, pay in (("camp 7 ES", "denar 7"), ("medina 5 NW", "denar 5")):
        head = LOT.head("camps", "medina", market=[tile, *MARKET[1:]])
        game = game_with(head, hand("denar 7", "denar 5"), "", "", tail=LOT.beside(BAZAAR))
        assert [m.parts["pay"] for m in game.moves() if "beside_space" in m.parts] == [[pay]]


@traces("printed-price")
def test_what_is_bought_with_that_tile_does_not_change_the_price() -> None:
    head = LOT.head("watchtowers", "building_sites")
    mine = hand("denar 4", "denar 6", "denar 8")
    game = game_with(head, mine, "", "", tail=LOT.beside(BAZAAR))
    assert [m.parts["pay"] for m in game.moves() if "beside_space" in m.parts] == [["denar 8"]]


@traces("exact-only")
def test_it_is_paid_exactly_and_gives_another_action() -> None:
    LOT.check_exact()
    game = game_with(LOT.head(), hand("denar 9"), "", "", tail=LOT.beside(BAZAAR))
    assert game.why_not(LOT.buy(BAZAAR, "denar 9")) == "exact_only"
    assert not [move for move in game.moves() if "beside_space" in move.parts]


@traces("empty-space")
def test_d_while_its_space_is_empty_it_cannot_be_bought() -> None:
    mine = hand("denar 8", "denar 8", "denar 8")
    game = game_with(LOT.head(), mine, "", "", tail=LOT.beside(BAZAAR))
    game.play(Move("buy", space=1, pay=["denar 8"]))
    assert game.why_not(LOT.buy(BAZAAR, "denar 8")) == "nothing_for_sale"
    assert not [move for move in game.moves() if "beside_space" in move.parts]


@traces("miser")
@pytest.mark.parametrize(("tile", "asks"), [("garden 10 -", True), ("pavilion 8 -", False)])
def test_the_miser_looks_at_what_it_costs(tile: str, asks: bool) -> None:
    tail = '[module.characters]\nheld = [["miser"], [], []]\n' + LOT.beside(BAZAAR)
    head = LOT.head("characters", market=[tile, *MARKET[1:]])
    game = game_with(head, hand("denar 8", "denar 2"), "", "", tail=tail)
    game.play(LOT.buy(BAZAAR, "denar 8", *(["denar 2"] if asks else [])))
    assert asked(game)[1] == ("miser_question" if asks else "act")


# --- Beside the market


@traces("eight-in-the-tower")
def test_eight_tiles_more_lie_in_the_tower() -> None:
    LOT.check_tower(8)
    game = game_with(LOT.head(), "", "", "")
    bazaars = [tile for tile in game.state.rules.tiles if tile.name.startswith("bazaar ")]
    assert len(bazaars) == 8
    assert {tile.walls[0] for tile in bazaars} == {0}
    currencies = [tile.name.split()[1] for tile in bazaars]
    assert all(currencies.count(name) == 2 for name in ("denar", "dirham", "ducat", "florin"))


@traces("laid-beside", "draw-on", "several")
def test_bazaars_are_laid_aside_and_a_tower_comes() -> None:
    LOT.check_drawn()


@traces("laid-beside", "its-currency")
def test_it_lies_at_the_space_of_its_own_currency() -> None:
    game = LOT.drawn(DUCAT, "tower 11 N", "tower 11 S")
    assert LOT.shown(game) == {"ducat": [DUCAT]}


@traces("tower-runs-out")
def test_the_game_ends_if_the_last_tile_is_a_bazaar() -> None:
    LOT.check_tower_runs_out()


@traces("never-given-out")
def test_it_is_not_given_out_at_the_end() -> None:
    LOT.check_never_given_out()


@traces("built-like-a-building")
def test_it_is_built_and_redesigned_like_a_building() -> None:
    mine = board(f"{BAZAAR} @ 1,0") + f'reserve = ["{OTHER}"]'
    game = game_with(LOT.head(), mine, "", "")
    assert Move("remove", at=[1, 0]) in game.moves()
    assert Move("exchange", tile=OTHER, at=[1, 0]) in game.moves()
    assert Move("add", tile=OTHER, at=[2, 0]) in game.moves()
    assert game.why_not(Move("add", tile=OTHER, at=[2, 0], turn=1)) == "cannot_turn"


@traces("vizier-and-patron")
def test_the_vizier_and_the_patron_may_buy_it() -> None:
    LOT.check_window()
    LOT.check_patron()


@traces("vizier-and-patron")
def test_diamonds_and_exchange_cards_pay_for_it() -> None:
    LOT.check_other_money()


@traces("no-watchtower-no-half-price")
def test_no_watchtower_and_no_half_price() -> None:
    LOT.check_no_watchtower_and_no_half_price()


@traces("draw-on", "no-claim")
def test_the_sultan_claims_only_what_follows() -> None:
    LOT.check_nobody_claims()


@traces("no-claim")
def test_no_scout_is_sent_for_it() -> None:
    game = game_with(LOT.head("invaders"), hand("denar 8"), "", "", tail=LOT.beside(BAZAAR))
    game.play(LOT.buy(BAZAAR, "denar 8"))
    assert "scout_sent" not in [event["event"] for event in game.log()]


@traces("draw-on")
def test_the_dancer_draws_on() -> None:
    LOT.check_the_dancer_draws_on()


@traces("dirk")
def test_dirk_keeps_it_for_nothing() -> None:
    LOT.check_dirk_draws_it()


@traces("swaps", "price-of-the-space")
def test_swaps_leave_it_where_it_is_but_change_its_price() -> None:
    """The space of the arcades was empty; the garden for 10 came there."""
    assert _price(LOT.check_swap()) == 10


def _price(game: Game) -> int:
    state = state_of(game)
    return next(int(o.price) for o in offers(state, 0, ACTION) if o.owner is not None)


@traces("not-for-a-key")
def test_the_bonus_of_a_key_buys_none() -> None:
    LOT.check_not_for_a_key()


@traces("no-stall")
def test_no_stall_sells_it() -> None:
    assert LOT.sold_in_a_stall() == []


def test_positions_are_written_and_checked() -> None:
    LOT.check_positions()
    with pytest.raises(ValueError, match="does not lie beside space 1"):
        game_with(LOT.head(), "", "", "", tail=LOT.beside(DUCAT))
