"""The Characters and what a tile costs: the miser's threshold, the patron's payment."""

import pytest

from alhambra import Game, Move, position
from tests.modules.characters.court import asked, gone
from tests.modules.handymen.crew import standing
from tests.modules.together.meeting import guild, head, moves_of, part, play, seat, told
from tests.rules.support import game_with
from tests.rules.tracing import traces

MARKET = ["garden 10 N", "arcades 9 -", "tower 13 E", "pavilion 8 -"]
BOTH = part("characters", held=[["miser", "rich_patron"], [], []])
PALE = "arcades 10 -"  # the building of prosperity that carries the white die
DIE = part("buildings_of_power", dice=[[PALE, 2]])
LAY_OUT = Move("white_die", tile=PALE)


def table(*modules: str, hand: list[str], tail: str = "", built: tuple[str, ...] = ()) -> Game:
    """The first seat has the miser and the patron, and this money."""
    mine = seat(*built, hand=hand)
    return game_with(head("characters", *modules, market=MARKET), mine, "", "", tail=BOTH + tail)


def asks_miser(game: Game) -> bool:
    return asked(game) == (0, "miser_question")


# --- The miser looks at the price asked (S2)


@traces("miser-price-asked")
@pytest.mark.parametrize(
    ("space", "change", "pay", "asks"),
    [
        (1, 0, ["denar 9", "denar 1"], True),
        (1, -1, ["denar 9"], False),
        (2, 0, ["dirham 9"], False),
        (2, 1, ["dirham 9", "dirham 1"], True),
    ],
)
def test_handymen_lower_and_raise_what_the_miser_looks_at(
    space: int, change: int, pay: list[str], asks: bool
) -> None:
    """A garden for 10 and arcades for 9, each with one handyman on its space."""
    tail = part("handymen", market=standing(space, 1, 0, 0))
    game = table("handymen", hand=pay, tail=tail)
    if change:
        game.play(Move("use_handymen", space=space, change=change))
    game.play(Move("buy", space=space, pay=pay))
    assert asks_miser(game) == asks


@traces("miser-price-asked")
def test_a_white_die_lowers_what_the_miser_looks_at() -> None:
    game = table("buildings_of_power", hand=["denar 9"], tail=DIE, built=(f"{PALE} @ 1,0",))
    play(game, LAY_OUT, Move("buy", space=1, pay=["denar 9"]))
    assert not asks_miser(game)


@traces("miser-price-asked", "watchtowers:miser")
def test_a_watchtower_raises_what_the_miser_looks_at() -> None:
    """Arcades for 9 and 6 for the watchtower: 15 are asked."""
    game = table("watchtowers", hand=["dirham 8", "dirham 7"])
    game.play(Move("buy", space=2, watchtower=True, pay=["dirham 7", "dirham 8"]))
    assert asks_miser(game)


@traces("miser-price-asked", "building_sites:miser-half")
@pytest.mark.parametrize(
    ("change", "pay", "asks"),
    [(0, ["ducat 6"], False), (6, ["ducat 9"], False), (7, ["ducat 9", "ducat 1"], True)],
)
def test_of_a_site_the_half_price_decides(change: int, pay: list[str], asks: bool) -> None:
    """The tower for 13 is dear, its half is not; with 7 handymen it is half of 20."""
    tail = part("handymen", market=standing(3, 7, 0, 0))
    game = table("building_sites", "handymen", hand=pay, tail=tail)
    if change:
        game.play(Move("use_handymen", space=3, change=change))
    game.play(Move("buy_site", site_space=3, pay=pay))
    while asked(game)[1] == "choose_token":
        game.play(game.moves()[0])
    assert asks_miser(game) == asks


@traces("miser-price-asked")
def test_the_patrons_price_counts_for_the_miser() -> None:
    game = table(hand=[])
    cheap = game.copy()
    cheap.play(Move("patron_buy", space=2))
    assert not asks_miser(cheap)
    game.play(Move("patron_buy", space=1))
    assert asks_miser(game)


# --- The surplus comes first (S3)


@traces("miser-after-surplus")
def test_coins_are_drawn_before_the_miser_is_asked() -> None:
    game = table("change", hand=["denar 9", "denar 5"])
    game.play(Move("buy", space=1, pay=["denar 5", "denar 9"]))
    assert asks_miser(game)
    assert told(game)[-1] == "change_given"
    assert len(game.view()["change"]["coins"][0]) == 2


@traces("miser-after-surplus")
def test_so_is_the_credit_of_a_certificate() -> None:
    game = table("exchange_certificates", hand=["denar 9", "denar 5"])
    game.play(Move("buy", space=1, pay=["denar 5", "denar 9"]))
    assert asked(game) == (0, "certificate_question")
    game.play(game.moves()[0])
    assert asks_miser(game)


# --- The patron pays all (S2), and what was declared is not used (S18)


@traces("patron-watchtower", "watchtowers:patron")
def test_the_patron_pays_a_watchtower_bought_together_with_the_building() -> None:
    game = table("watchtowers", hand=[])
    game.play(Move("patron_buy", space=2, watchtower=True))
    assert asks_miser(game)  # 9 and 6 are asked of the patron
    game.play(Move("miser_decline"))
    assert game.view()["seats"][0]["pending"] == ["arcades 9 -", "watchtower arcades 1"]
    left = game.view()["watchtowers"]["left"]
    assert [name.split()[1] for name in left].count("arcades") == 2
    assert gone(game) == ["rich_patron"]
    assert asked(game) == (0, "act")  # it counts as paid exactly


@traces("patron-watchtower")
def test_each_tile_is_offered_with_a_watchtower_and_without() -> None:
    offered = moves_of(table("watchtowers", hand=[]), "patron_buy")
    both = [parts["space"] for parts in offered if "watchtower" in parts]
    assert both == [1, 2, 3, 4]
    assert len(offered) == 8


@traces("patron-unused", "handymen:declared-before")
@pytest.mark.parametrize("change", [-1, 1])
def test_handymen_who_were_declared_are_not_lost(change: int) -> None:
    tail = part("handymen", market=standing(2, 1, 0, 0))
    game = table("handymen", hand=[], tail=tail)
    play(game, Move("use_handymen", space=2, change=change), Move("patron_buy", space=2))
    assert asked(game) == (0, "handymen_back")  # not the miser: 9 are asked
    assert "handymen_used" not in told(game)
    assert not any(map(any, game.view()["handymen"]["declared"]))
    game.play(Move("take_handymen_back", count=1))
    assert game.view()["handymen"]["supply"][0] == 8


@traces("patron-unused", "buildings_of_power:unused-costs-nothing")
def test_a_white_die_loses_no_pip_and_may_be_used_again() -> None:
    hand = ["dirham 8", "ducat 9"]
    game = table("buildings_of_power", hand=hand, tail=DIE, built=(f"{PALE} @ 1,0",))
    play(game, LAY_OUT, Move("patron_buy", space=1), Move("miser_decline"))
    assert game.view()["buildings_of_power"]["dice"][0][1] == 2
    assert game.view()["buildings_of_power"]["declared"] is None
    assert game.why_not(Move("buy", space=2, pay=["dirham 8"])) == "too_little_money"
    play(game, LAY_OUT, Move("buy", space=2, pay=["dirham 8"]))
    assert game.view()["buildings_of_power"]["dice"][0][1] == 1


@traces("patron-unused")
def test_a_question_in_between_changes_nothing() -> None:
    """The miser is asked before handymen and die hear of the purchase: a position keeps that."""
    tail = DIE + part("handymen", market=standing(1, 1, 0, 0))
    built = (f"{PALE} @ 1,0",)
    game = table("buildings_of_power", "handymen", hand=[], tail=tail, built=built)
    play(game, LAY_OUT, Move("use_handymen", space=1, change=-1), Move("patron_buy", space=1))
    assert asks_miser(game)  # what he pays is not lowered
    game = position.loads(position.dump(game))
    play(game, Move("miser_decline"), Move("handymen_stay"))
    assert game.view()["handymen"]["market"][0] == [1, 0, 0]
    assert game.view()["buildings_of_power"]["dice"][0][1] == 2


@traces("patron-unused")
def test_nor_is_the_carpenter_used() -> None:
    game = table("travelling_craftsmen", hand=[], tail=guild("carpenter", "builder"))
    play(game, Move("carpenter_price", tile="garden 10 N", less=2), Move("patron_buy", space=1))
    assert asks_miser(game)
    assert "craftsman_used" not in told(game)
