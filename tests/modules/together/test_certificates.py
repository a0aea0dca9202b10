"""What a credit pays for, and out of which surplus it comes."""

import pytest

from alhambra import Move
from tests.modules.bureau_de_change.bureau import hands
from tests.modules.exchange_certificates.certificates import (
    buy,
    credit_of,
    marked,
    stones,
    take,
    with_modules,
)
from tests.modules.gates_without_end.gates import PILE_2, with_key
from tests.modules.handymen.crew import standing
from tests.modules.new_building_grounds import grounds
from tests.modules.together.meeting import START, asked, guild, head, moves_of, part, play, seat
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

ALL = [2, 2, 2, 2]
MARKET = ["garden 10 N", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]

# --- The surplus


@traces("surplus-over-the-price-asked")
@pytest.mark.parametrize(("change", "cheaper", "over"), [(-1, True, 3), (1, False, 0)])
def test_the_surplus_is_what_exceeds_the_price_asked(change: int, cheaper: bool, over: int) -> None:
    """10 less 4 is 6, and 9 are 3 too much; a handyman more, and 11 are just enough."""
    modules = ("exchange_certificates", "travelling_craftsmen", "buildings_of_power", "handymen")
    tail = guild("carpenter", "builder") + part("handymen", market=standing(1, 1, 0, 0))
    tail += part("buildings_of_power", dice=[["arcades 10 -", 2]])
    mine = seat("arcades 10 - @ 1,0", hand=["denar 9", "denar 2"])
    game = game_with(head(*modules, market=MARKET), mine, "", "", tail=tail)
    game.play(Move("use_handymen", space=1, change=change))
    if cheaper:
        game.play(Move("carpenter_price", tile="garden 10 N", less=2))
        game.play(Move("white_die", tile="arcades 10 -"))
    game.play(buy(1, "denar 9") if over else buy(1, "denar 2", "denar 9"))
    if over:
        assert game.question is not None
        assert (asked(game), game.question.data) == ((0, "certificate_question"), {"amount": over})
    else:
        assert asked(game) == (0, "act")


@traces("surplus-of-a-ground", "exchange_certificates:every-tile")
def test_the_building_on_a_ground_is_chosen_before_its_surplus_is_credited() -> None:
    """13 for a ground of 12."""
    start = grounds.with_modules("exchange_certificates")
    game = grounds.table(head=start)
    game.play(grounds.buy("denar 6", "denar 7"))
    assert asked(game) == (0, "ground_question")
    game.play(grounds.choose("arcades"))
    assert asked(game) == (0, "certificate_question")
    game.play(take("florin"))
    assert credit_of(game, 0) == ["florin certificate 1"]


@traces("credit-and-gifts")
def test_the_patron_leaves_nothing_to_credit() -> None:
    tail = part("characters", held=[["rich_patron"], [], []])
    game = game_with(with_modules("characters"), seat(hand=["denar 9"]), "", "", tail=tail)
    game.play(Move("patron_buy", space=4))
    assert asked(game) == (0, "act")
    assert credit_of(game, 0) == []


@traces("credit-and-gifts")
def test_whoever_gives_an_overpaid_tile_to_dirk_keeps_the_credit() -> None:
    """With two players there is one stone of each currency, and now one less of the denars."""
    game = game_with(with_modules(), seat(hand=["florin 9"]), "")
    play(game, buy(4, "florin 9"), take("denar"), Move("give", tile="arcades 4 NES"))
    assert game.view()["dirk"]["tiles"] == ["arcades 4 NES"]
    assert credit_of(game, 0) == ["denar certificate 5"]
    assert stones(game) == [0, 1, 1, 1]


# --- What a credit pays


@traces("credit-pays", "exchange_certificates:key-bonus")
def test_a_credit_helps_to_pay_the_14_of_a_key_and_is_refilled_from_its_surplus() -> None:
    """9 and the credit of 6 are 15: one too much."""
    start = with_modules("gates_without_end").replace("tower 12 -", "arcades 8 N")
    tail = PILE_2 + "\n" + marked("florin certificate 6", "", "")
    money = 'hand = ["denar 8", "dirham 9"]'
    game = with_key("buy", money, "", "", head=start, tail=tail)
    play(game, Move("gate_mix", space=2), Move("pay_card", unit="dirham 9"))
    game.play(Move("pay_card", unit="florin certificate 6"))
    assert game.question is not None
    assert (asked(game), game.question.data) == ((0, "certificate_question"), {"amount": 1})
    assert stones(game) == ALL
    game.play(take("ducat"))
    assert credit_of(game, 0) == ["ducat certificate 1"]


@traces("credit-pays", "exchange_certificates:tiles-only")
@pytest.mark.parametrize(("card", "exact"), [("denar 4", True), ("denar 6", False)])
def test_a_credit_pays_a_sultans_card_whose_surplus_is_lost(card: str, exact: bool) -> None:
    """The card costs 7; the stone goes back to the middle, and none comes for what is too much."""
    tail = part("power_of_sultan", open=["denar tower"]) + marked("denar certificate 3", "", "")
    game = game_with(with_modules("power_of_sultan"), seat(hand=[card]), "", "", tail=tail)
    paid = [card, "denar certificate 3"]
    events = game.play(Move("buy", sultan="denar", mark="tower", pay=paid))
    assert events[0]["exact"] is exact
    assert asked(game) == (0, "sultan_keep_question")
    game.play(game.moves()[0])
    assert asked(game)[1] == "act"
    assert (credit_of(game, 0), stones(game)) == ([], ALL)


@traces("credit-pays", "exact-only")
def test_a_bazaar_is_paid_exactly_with_a_credit_or_not_with_it() -> None:
    """The tower for 9 lies on its space: 5 and a credit of 4, but not 5 and one of 6."""
    bazaar = "bazaar denar seraglio arcades tower"
    start = head("bazaars", "exchange_certificates", market=["tower 9 ES", *MARKET[1:]])
    beside = part("bazaars", beside=[[bazaar], [], [], []])
    for amount, reason in ((4, None), (6, "exact_only")):
        tail = beside + marked(f"denar certificate {amount}", "", "")
        game = game_with(start, seat(hand=["denar 5"]), "", "", tail=tail)
        paid = ["denar 5", f"denar certificate {amount}"]
        assert game.why_not(Move("buy", beside_space=1, tile=bazaar, pay=paid)) == reason


@traces("credit-pays", "exchange_certificates:vizier")
def test_a_credit_completes_what_the_vizier_pays_for_a_watchtower_too() -> None:
    """9 for the tower and 6 for the watchtower."""
    modules = ("viziers_favour", "watchtowers", "exchange_certificates")
    start = head(*modules, market=["tower 9 ES", *MARKET[1:]])
    tail = marked("", "denar certificate 6", "")
    game = game_with(start, "", seat(hand=["denar 9"]), "", tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    paid = ["denar certificate 6", "denar 9"]
    favour = {"space": 1, "watchtower": True, "tile": "tower 9 ES"}
    assert {**favour, "pay": paid} in moves_of(game, "favour")
    game.play(Move("favour", **favour, pay=paid))
    assert (credit_of(game, 1), stones(game)) == ([], ALL)


@traces("credit-and-treasures", "treasures:only-if-money-is-missing")
@pytest.mark.parametrize(
    ("credit", "reason"),
    [
        ("florin certificate 2", "nothing_missing"),  # 7 and 2 are just enough,
        ("florin certificate 6", "nothing_missing"),  # 7 and 6 are more than enough
        ("ducat certificate 2", None),
    ],
)
def test_a_credit_is_money_that_a_treasure_cannot_replace(credit: str, reason: str | None) -> None:
    """S6: arcades for 9 florins, 7 in hand."""
    start = head("exchange_certificates", "treasures", market=[*MARKET[:3], "arcades 9 -"])
    game = game_with(start, seat(hand=["florin 7"]), "", "", tail=marked(credit, "", ""))
    assert game.why_not(Move("bribe", treasure=2, space=4)) == reason


@traces("credit-and-treasures", "treasures:where-exact-is-needed")
def test_where_only_an_exact_payment_will_do_a_treasure_goes_with_a_credit() -> None:
    """S6: 7 in hand and a credit of 6 never make 9; with the treasure of 3 the credit does."""
    modules = ("viziers_favour", "exchange_certificates", "treasures")
    start = head(*modules, market=[*MARKET[:3], "arcades 9 -"])
    tail = marked("", "florin certificate 6", "")
    game = game_with(start, "", seat(hand=["florin 7"]), "", tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    game.play(Move("bribe_between_turns", treasure=3, space=4))
    game.play(Move("favour", space=4, pay=["florin certificate 6"]))
    assert (credit_of(game, 1), stones(game)) == ([], ALL)
    assert game.view()["treasures"]["left"][1] == [1, 2, 4, 5]


@traces("credit-and-paint", "mixed-money")
def test_a_credit_that_an_exchange_card_joins_opens_its_column_of_paint() -> None:
    """9 denars and a credit of 3 florins for the garden of 10: 2 too much, credited once more."""
    modules = ("bureau_de_change", "exchange_certificates", "fresh_colors")
    tail = hands('"bureau denar florin"', "", "") + marked("florin certificate 3", "", "")
    game = game_with(head(*modules, market=MARKET), seat(hand=["denar 9"]), "", "", tail=tail)
    play(game, Move("bureau_buy", card="bureau denar florin", space=1))
    play(game, Move("pay_card", unit="florin certificate 3"), Move("pay_card", unit="denar 9"))
    game.play(take("dirham"))
    assert credit_of(game, 0) == ["dirham certificate 2"]
    assert {parts["currency"] for parts in moves_of(game, "paint_take")} == {"denar", "florin"}


# --- What a credit is not


@traces("credit-no-card", "exchange_certificates:no-hand-card")
def test_beggar_and_money_changer_do_not_see_a_credit() -> None:
    """Two cards in hand: the beggar draws, and only cards are changed."""
    tail = part("characters", held=[["beggar", "money_changer"], [], []])
    tail += marked("denar certificate 6", "", "")
    start = head("characters", "exchange_certificates", market=MARKET, more=START)
    game = game_with(start, seat(hand=["denar 4", "florin 6"]), "", "", tail=tail)
    assert game.why_not(Move("beg")) is None
    assert {parts["give"] for parts in moves_of(game, "change_money")} == {"denar 4", "florin 6"}


@traces("credit-no-card", "exchange_certificates:not-for-leftovers")
def test_a_credit_counts_for_neither_of_two_leftover_tiles_of_a_space() -> None:
    """S4: two denars, then one; the third seat has a credit of 5 and gets nothing."""
    modules = ("exchange_certificates", "buildings_of_power")
    start = head(*modules, market=["garden 11 -", "-", "-", "-"], tower=[], rounds=2)
    tail = part("buildings_of_power", under=[[1, "tower 12 -", 0]])
    tail += marked("", "denar certificate 6", "denar certificate 5")
    seats = (seat(hand=["denar 2"]), seat(hand=["denar 1"]), seat())
    game = game_with(start, *seats, tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (0, "leftover_question")
    game.play(Move("pick_leftover", tile="garden 11 -"))
    assert leftovers(game) == [0, 1]
    assert [one["pending"] for one in game.view()["seats"]] == [["garden 11 -"], ["tower 12 -"], []]
