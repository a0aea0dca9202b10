"""Prices, money that mixes, and what overpaying brings."""

import pytest

from alhambra import Game, Move
from tests.modules.together.meeting import asked, hand, head, kinds, moves_of, part, play, seat
from tests.rules.support import game_with
from tests.rules.tracing import traces

# --- Overpaying


CHANGE = ("diamonds", "change", "watchtowers", "building_sites", "exchange_certificates")
SPACES = ["tower 9 ES", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]


def surplus(game: Game, move: Move) -> tuple[int, object]:
    """How many coins and what credit a purchase brings."""
    game.play(move)
    while asked(game)[1] == "choose_token":
        game.play(game.moves()[0])
    coins = len(game.view()["change"]["coins"][0])
    if asked(game)[1] != "certificate_question":
        return coins, None
    assert game.question is not None
    return coins, game.question.data["amount"]


@traces("double-change", "change:certificates")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        # The tower for 9 with a watchtower for 6: 17 is 2 too much.
        (Move("buy", space=1, watchtower=True, pay=["diamond 8", "diamond 9"]), (1, 2)),
        # Half of 13 is 6: 9 is 3 too much, 8 and 9 are 11 too much for a certificate.
        (Move("buy_site", site_space=3, pay=["ducat 9"]), (1, 3)),
        (Move("buy_site", site_space=3, pay=["ducat 8", "ducat 9"]), (5, None)),
        (Move("buy", space=3, pay=["ducat 8", "ducat 9"]), (2, 4)),
        (Move("buy", space=2, pay=["diamond 8"]), (0, None)),
    ],
)
def test_one_surplus_brings_coins_and_a_credit(move: Move, expected: tuple[int, object]) -> None:
    """What is paid less what is demanded, the watchtower added or the price halved."""
    cards = ["diamond 8", "diamond 9", "ducat 8", "ducat 9"]
    game = game_with(head(*CHANGE, market=SPACES), seat(hand=cards), "", "")
    assert surplus(game, move) == expected


@traces("double-change")
def test_what_was_spent_is_back_before_the_surplus_is_given() -> None:
    """The bag is empty but for the coin that was paid; the stone paid with can be taken again."""
    tail = part("change", coins=[["denar coin", "denar coin"], [], []], bag=[0, 0, 0, 0])
    tail += part("exchange_certificates", credit=[["denar certificate 4"], [], []])
    start = head("change", "exchange_certificates", market=SPACES)
    game = game_with(start, seat(hand=["denar 7"]), "", "", tail=tail)
    pay = ["denar 7", "denar coin", "denar certificate 4"]
    game.play(Move("buy", space=1, pay=pay))
    assert game.view()["change"]["coins"][0] == ["denar coin", "denar coin"]
    assert asked(game) == (0, "certificate_question")
    game.play(Move("credit_surplus", currency="denar"))
    assert game.view()["exchange_certificates"]["credit"][0] == ["denar certificate 3"]


# --- Mixing


MIXING = ("bureau_de_change", "diamonds", "change", "treasure_chamber", "master_builders",
          "caravanserai", "exchange_certificates")  # fmt: skip


def purse() -> tuple[str, str]:
    """A seat with money of every kind, and the tables of the modules."""
    tail = part("bureau_de_change", hands=[["bureau denar florin"], [], []])
    tail += part("change", coins=[["florin coin"], [], []])
    tail += part("caravanserai", cards=[["denar caravanserai 1: denar 2"], [], []])
    tail += part("exchange_certificates", credit=[["florin certificate 2"], [], []])
    cards = ["denar 3", "denar builder 3", "florin 1", "ducat 9", "diamond 9"]
    return seat(hand=cards), tail


@traces("who-mixes-what")
def test_an_exchange_card_joins_all_units_of_its_two_currencies() -> None:
    """Denar 3, a denar builder, a caravan, a florin, a florin coin and a credit: 12, exactly."""
    mine, tail = purse()
    market = ["tower 12 -", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
    game = game_with(head(*MIXING, market=market), mine, "", "", tail=tail)
    game.play(Move("bureau_buy", card="bureau denar florin", space=1))
    offered = {parts["unit"] for parts in moves_of(game, "pay_card")}
    assert not any("ducat" in unit or "diamond" in unit for unit in offered)
    assert game.why_not(Move("pay_card", unit="diamond 9")) == "wrong_currency"
    assert game.why_not(Move("pay_card", unit="ducat 9")) == "wrong_currency"
    assert offered == {
        "denar 3", "denar builder 3", "denar caravan 2",
        "florin 1", "florin coin", "florin certificate 2",
    }  # fmt: skip
    while asked(game)[1] == "pay_bill":
        game.play(game.moves()[0])
    assert asked(game) == (0, "act")
    assert sorted(hand(game)) == ["diamond 9", "ducat 9"]


@traces("who-mixes-what", "diamonds:chests")
def test_chests_take_any_mix_but_diamonds_alone() -> None:
    mine, tail = purse()
    game = game_with(head(*MIXING), mine, "", "", tail=tail)
    assert {parts["money"] for parts in moves_of(game, "buy_chests")} >= {"mixed", "diamond"}
    game.play(Move("buy_chests", room=1, money="mixed"))
    offered = {parts["unit"] for parts in moves_of(game, "pay_card")}
    assert "ducat 9" in offered
    assert "diamond 9" not in offered
    assert {unit.split()[0] for unit in offered} == {"denar", "florin", "ducat"}


# --- What a bazaar costs


BAZAAR = "bazaar denar seraglio arcades tower"
PRICES = ("viziers_favour", "camps", "bazaars", "watchtowers", "building_sites",
          "magical_buildings", "medina")  # fmt: skip
BESIDE = part("bazaars", beside=[[BAZAAR], [], [], []])


def cost(tile: str, cards: list[str]) -> set[int]:
    """The sums with which the bazaar can be paid while this tile lies on its space."""
    market = [tile, "garden 11 -", "garden 12 S", "seraglio 8 S"]
    game = game_with(head(*PRICES, market=market), seat(hand=cards), "", "", tail=BESIDE)
    paid = [m.parts["pay"] for m in game.moves() if m.parts.get("tile") == BAZAAR]
    return {sum(int(card.split()[1]) for card in pay) for pay in paid}


@traces("bazaar-price")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("camp 4 E", 4), ("tower 14 NES", 14), ("medina 7 W", 7), ("tower 9 ES", 9)],
)
def test_a_bazaar_costs_what_is_printed_on_the_tile_of_its_space(tile: str, price: int) -> None:
    """Neither the half price of a site nor the surcharge of a watchtower changes it."""
    cards = ["denar 4", "denar 9", "denar 7", "denar 5", "denar 6"]
    assert cost(tile, cards) == {price}


@traces("bazaar-price", "viziers_favour:side-lots")
def test_an_empty_space_blocks_its_bazaar_and_the_vizier_pays_it_exactly() -> None:
    market = ["tower 9 ES", "garden 11 -", "garden 12 S", "seraglio 8 S"]
    mine, theirs = seat(hand=["denar 9", "denar 8"]), seat(hand=["denar 9", "denar 8", "denar 1"])
    game = game_with(head(*PRICES, market=market), mine, theirs, "", tail=BESIDE)
    beside = {"beside_space": 1, "tile": BAZAAR}
    game.play(Move("buy", space=1, pay=["denar 9"]))
    assert game.why_not(Move("buy", **beside, pay=["denar 8"])) == "nothing_for_sale"
    other = game_with(head(*PRICES, market=market), "", theirs, "", tail=BESIDE)
    other.play(Move("take", cards=["denar 4"]))
    assert asked(other) == (1, "window_question")
    over = Move("favour", **beside, pay=["denar 1", "denar 9"])
    assert other.why_not(over) == "exact_only"
    other.play(Move("favour", **beside, pay=["denar 9"]))
    assert asked(other) == (1, "place")
    other.play(Move("store", tile=BAZAAR))
    assert asked(other)[1] == "window_question"  # no action was earned


@traces("who-mixes-what")
def test_coins_and_credits_are_no_cards() -> None:
    """A falcon costs one money card of the hand; nothing else that pays will do."""
    modules = ("change", "caravanserai", "falconers", "exchange_certificates", "bureau_de_change")
    tail = purse()[1]
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    game = game_with(head(*modules), seat(*board, hand=["denar 3"]), "", "", tail=tail)
    assert "falcon" in kinds(game)
    play(game, next(move for move in game.moves() if move.kind == "falcon"))
    assert moves_of(game, "pay_falcon") == [{"card": "denar 3"}]
