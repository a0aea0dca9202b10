"""Everything that changes a price, and whose money pays it."""

import pytest

from alhambra import Game, Move
from tests.modules.handymen.crew import standing
from tests.modules.together.meeting import (
    asked,
    guild,
    hand,
    head,
    kinds,
    moves_of,
    part,
    play,
    seat,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

STACK = ("characters", "watchtowers", "building_sites", "travelling_craftsmen",
         "buildings_of_power", "handymen", "treasures", "invaders", "change")  # fmt: skip
MARKET = ["pavilion 2 NEW", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]
CHEAPER = [
    Move("use_handymen", space=3, change=-1),
    Move("carpenter_price", tile="tower 13 E", less=2),
    Move("white_die", tile="arcades 10 -"),
]


def stacked(*cards: str, space: int = 3) -> Game:
    """White has a handyman on the space, a carpenter, a white die, all treasures and a patron."""
    tail = guild("carpenter", "builder") + part("handymen", market=standing(space, 1, 0, 0))
    tail += part("buildings_of_power", dice=[["arcades 10 -", 1]])
    tail += part("characters", held=[["rich_patron"], [], []])
    tail += part("invaders", scouts=["tower", "garden"])
    mine = seat("arcades 10 - @ 1,0", hand=list(cards))
    return game_with(head(*STACK, market=MARKET), mine, "", "", tail=tail)


@traces("price-stack", "invaders:treasure-scout")
def test_thirteen_less_four_paid_with_seven_and_a_treasure() -> None:
    """13, a handyman, the carpenter and a die make 9; 7 and the treasure of 2 are exact."""
    game, plain = stacked("ducat 7"), stacked("ducat 9")
    play(game, *CHEAPER)
    assert game.why_not(Move("buy", space=3, pay=["ducat 7"])) == "too_little_money"
    play(plain, *CHEAPER)
    events = plain.play(Move("buy", space=3, pay=["ducat 9"]))
    assert (events[0]["price"], events[0]["exact"]) == (9, True)
    game.play(Move("bribe", treasure=2, space=3))
    events = game.play(Move("buy", space=3, pay=["ducat 7"]))
    assert events[0]["exact"] is True
    assert "scout_sent" in [event["event"] for event in events]
    assert asked(game) == (0, "act")
    assert game.view()["treasures"]["left"][0] == [1, 3, 4, 5]
    assert game.view()["buildings_of_power"]["dice"] == []


@traces("price-stack")
def test_a_watchtower_is_added_first_and_half_is_taken_of_the_result() -> None:
    """13 + 6 - 4 is 15; half of 9 is 4 and is never exact; coins follow what is really too much."""
    game = stacked("ducat 9", "ducat 6", "ducat 4", "ducat 3")
    play(game, *CHEAPER)
    both = game.copy()
    events = both.play(Move("buy", space=3, watchtower=True, pay=["ducat 6", "ducat 9"]))
    assert (events[0]["price"], events[0]["exact"]) == (15, True)
    assert game.why_not(Move("buy_site", site_space=3, pay=["ducat 3"])) == "too_little_money"
    over = game.copy()
    over.play(Move("buy_site", site_space=3, pay=["ducat 6"]))
    assert len(over.view()["change"]["coins"][0]) == 1
    events = game.play(Move("buy_site", site_space=3, pay=["ducat 4"]))
    assert (events[0]["price"], events[0]["exact"]) == (4, False)


@traces("price-stack")
def test_the_patron_pays_any_price_and_none_falls_below_zero() -> None:
    """S18: of all that would have lowered the price nothing is used."""
    game = stacked("ducat 9")
    play(game, *CHEAPER)
    game.play(Move("patron_buy", space=3))
    assert asked(game) == (0, "handymen_back")
    game.play(Move("handymen_stay"))
    assert asked(game) == (0, "act")
    assert game.view()["buildings_of_power"]["dice"][0][1] == 1
    assert hand(game) == ["ducat 9"]
    cheap = stacked("denar 1", space=1)
    cheap.play(Move("use_handymen", space=1, change=-1))
    cheap.play(Move("carpenter_price", tile="pavilion 2 NEW", less=2))
    cheap.play(Move("white_die", tile="arcades 10 -"))
    assert {"space": 1, "tile": "pavilion 2 NEW", "pay": []} in moves_of(cheap, "buy")
    events = cheap.play(Move("buy", space=1, pay=[]))
    assert (events[0]["price"], events[0]["exact"]) == (0, True)
    assert hand(cheap) == ["denar 1"]


# --- Who pays exactly


BAZAAR = "bazaar ducat seraglio chambers tower"
EXACT = ("viziers_favour", "bazaars", "travelling_craftsmen", "buildings_of_power", "handymen",
         "treasures")  # fmt: skip


@traces("exact-only", "viziers_favour:helpers")
def test_between_turns_treasures_and_handymen_help_craftsmen_and_dice_do_not() -> None:
    """Red has a carpenter and a white die, and can use neither."""
    tail = guild("goldsmith", "stonemason") + part("handymen", market=standing(3, 0, 1, 0))
    tail = tail.replace('"mosaic_artist", "mortar_mixer"', '"carpenter", "mortar_mixer"', 1)
    tail = tail.replace('"carpenter", "builder"', '"mosaic_artist", "builder"', 1)
    tail += part("buildings_of_power", dice=[["arcades 10 -", 1]])
    theirs = seat("arcades 10 - @ 1,0", hand=["ducat 9", "ducat 1"])
    game = game_with(head(*EXACT, market=MARKET), "", theirs, "", tail=tail)
    game.play(Move("take", cards=["dirham 1"]))
    while asked(game)[1] == "craftsman_question":
        game.play(game.moves()[0])
    assert asked(game) == (1, "window_question")
    assert not kinds(game) & {"white_die", "carpenter_price"}
    assert game.why_not(Move("favour", space=3, pay=["ducat 1", "ducat 9"])) == "too_little_money"
    game.play(Move("use_handymen_between", space=3, change=-1))
    game.play(Move("bribe_between_turns", treasure=2, space=3))
    events = game.play(Move("favour", space=3, pay=["ducat 1", "ducat 9"]))
    assert events[0]["exact"] is True
    assert asked(game) == (1, "place")


@traces("exact-only")
def test_a_bazaar_follows_the_printed_price_and_is_then_made_cheaper() -> None:
    """13 is printed on the tower whatever handymen do there; the carpenter lowers the bazaar."""
    tail = guild("carpenter", "builder") + part("bazaars", beside=[[], [], [BAZAAR], []])
    tail += part("handymen", market=standing(3, 1, 0, 0))
    paid, game = (
        game_with(head(*EXACT, market=MARKET), seat(hand=["ducat 9", *more]), "", "", tail=tail)
        for more in (["ducat 1", "ducat 2"], ["ducat 1", "ducat 3"])
    )
    cheaper = Move("carpenter_price", tile=BAZAAR, less=2)
    beside = {"beside_space": 3, "tile": BAZAAR}
    paid.play(cheaper)
    too_much = Move("buy", **beside, pay=["ducat 1", "ducat 2", "ducat 9"])
    assert paid.why_not(too_much) == "exact_only"
    assert paid.why_not(Move("bribe", treasure=1, **beside)) == "nothing_missing"
    paid.play(Move("buy", **beside, pay=["ducat 2", "ducat 9"]))
    assert asked(paid) == (0, "act")
    play(game, cheaper, Move("bribe", treasure=1, **beside))  # no exact 11
    events = game.play(Move("buy", **beside, pay=["ducat 1", "ducat 9"]))
    assert events[0]["exact"] is True


# --- Mixed money


MIXED = ("bureau_de_change", "diamonds", "travelling_craftsmen", "fresh_colors")
COLUMNS = [
    "decor pavilion paint-blue paint-brown",
    "decor seraglio paint-red paint-brown",
    "decor arcades paint-brown paint-purple paint-purple",
    "decor garden paint-green paint-white paint-white paint-red",
]


def coiner(display: list[str], *cards: str) -> Game:
    """White may pay with its hand and the display; a tower for 9 lies on the florin space."""
    tail = guild("coiner", "builder") + part("fresh_colors", columns=COLUMNS)
    tail += part("bureau_de_change", hands=[["bureau denar florin"], [], []])
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 9 ES"]
    start = head(*MIXED, market=market, display=display)
    return game_with(start, seat(hand=list(cards)), "", "", tail=tail)


@traces("mixed-money")
def test_the_coiner_joins_hand_and_display_but_no_diamonds() -> None:
    game = coiner(["florin 5", "diamond 5", "ducat 6", "dirham 1"], "florin 4", "diamond 4")
    pays = {tuple(sorted(parts["pay"])) for parts in moves_of(game, "coiner_buy")
            if parts["space"] == 4}  # fmt: skip
    assert ("florin 4", "florin 5") in pays
    assert ("diamond 4", "diamond 5") in pays
    mixed = [pay for pay in pays if len({unit.split()[0] for unit in pay}) > 1]
    assert mixed == []
    bad = Move("coiner_buy", space=4, pay=["florin 4", "diamond 5"])
    assert game.why_not(bad) == "wrong_currency"
    game.play(Move("coiner_buy", space=4, pay=["florin 4", "florin 5"]))
    assert asked(game) == (0, "act")
    assert game.view()["display"] == ["diamond 5", "ducat 6", "dirham 1"]


@traces("mixed-money")
def test_the_coiner_and_an_exchange_card_together() -> None:
    """Denar 4 of the hand and florin 5 of the display pay the tower."""
    game = coiner(["florin 5", "diamond 5", "ducat 6", "dirham 1"], "denar 4")
    mixes = [move for move in game.moves() if move.kind == "coiner_mix"]
    move = next(move for move in mixes if move.parts["space"] == 4)
    game.play(move)
    assert game.why_not(Move("pay_card", unit="diamond 5")) == "wrong_currency"
    play(game, Move("pay_card", unit="denar 4"), Move("pay_card", unit="florin 5"))
    assert asked(game) == (0, "act")
    assert "bureau denar florin" in game.view()["discard"]


@traces("mixed-money")
@pytest.mark.parametrize(
    ("cards", "columns"),
    [(["diamond 9", "diamond 3"], {"florin"}), (["florin 9", "denar 1"], {"denar", "florin"})],
)
def test_the_column_of_paint_is_that_of_the_money(cards: list[str], columns: set[str]) -> None:
    """Diamonds stand in for the currency of the space; an exchange card offers both."""
    game = coiner(["ducat 5", "ducat 6", "dirham 1", "dirham 2"], *cards)
    if "diamond 9" in cards:
        game.play(Move("buy", space=4, pay=cards))
    else:
        game.play(Move("bureau_buy", card="bureau denar florin", space=4))
        for card in reversed(cards):
            game.play(Move("pay_card", unit=card))
    assert {parts["currency"] for parts in moves_of(game, "paint_take")} == columns


# --- What is printed, and what is asked


@traces("printed-price")
def test_the_miser_looks_at_what_is_asked_with_all_that_was_added_or_taken_off() -> None:
    """S2: a garden for 10 that costs 8 does not send him; a tower for 9 that costs 10 does."""
    modules = ("characters", "travelling_craftsmen", "handymen")
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 9 ES"]
    tail = guild("carpenter", "builder") + part("characters", held=[["miser"], [], []])
    tail += part("handymen", market=standing(4, 1, 0, 0))
    mine = seat(hand=["denar 8", "florin 9", "florin 1"])
    game = game_with(head(*modules, market=market), mine, "", "", tail=tail)
    cheap = game.copy()
    cheap.play(Move("carpenter_price", tile="garden 10 N", less=2))
    cheap.play(Move("buy", space=1, pay=["denar 8"]))
    assert asked(cheap) == (0, "act")
    game.play(Move("use_handymen", space=4, change=1))
    events = game.play(Move("buy", space=4, pay=["florin 1", "florin 9"]))
    assert (events[0]["price"], events[0]["exact"]) == (10, True)
    assert asked(game) == (0, "miser_question")


@traces("printed-price")
def test_a_stall_sells_for_what_is_printed() -> None:
    """Red sells a tower for 9; a handyman of White on the florin space changes nothing there."""
    modules = ("handymen", "personal_building_market")
    none = ["-", "-", "-", "-"]
    tail = part("handymen", market=standing(4, 1, 0, 0))
    tail += part("personal_building_market", stalls=[none, ["-", "-", "-", "tower 9 ES"], none])
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
    mine, theirs = seat(hand=["florin 8", "florin 9"]), seat(reserve=["tower 9 ES"])
    game = game_with(head(*modules, market=market), mine, theirs, "", tail=tail)
    game.play(Move("use_handymen", space=4, change=-1))
    stall = {"owner": 1, "stall": "florin"}
    assert game.why_not(Move("buy", **stall, pay=["florin 8"])) == "too_little_money"
    assert game.why_not(Move("buy", **stall, pay=["florin 9"])) is None
