"""The coiner: a building paid with money of the hand and of the display together."""

from alhambra import Game, Move, position
from tests.modules.building_sites.sites import half
from tests.modules.bureau_de_change.bureau import hands
from tests.modules.travelling_craftsmen.guild import TABLE, asked, kinds, served, shown
from tests.rules.tracing import traces

TEN = TABLE.replace('"denar 3"', '"denar 6"')


def coined(space: int, *pay: str) -> Move:
    return Move("coiner_buy", space=space, pay=list(pay))


@traces("coiner")
def test_c_hand_and_display_pay_together() -> None:
    """C31-6: 4 of the hand and 6 of the display pay 10 exactly; three cards are left there."""
    game = served("coiner", 'hand = ["denar 4"]', table=TEN)
    assert [move.parts["pay"] for move in game.moves() if move.kind == "coiner_buy"] == [
        ["denar 4", "denar 6"]
    ]
    events = game.play(coined(1, "denar 4", "denar 6"))
    assert {"event": "display_lent", "seat": 0, "cards": ["denar 6"]} in events
    assert game.view()["display"] == ["florin 5", "ducat 4", "dirham 6"]
    assert game.view()["discard"] == ["denar 4", "denar 6"]
    assert game.view(0)["seats"][0]["hand"] == []
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert shown(game, "used") == "coiner"


@traces("coiner")
def test_the_display_alone_may_do() -> None:
    table = TABLE.replace('"florin 5"', '"florin 9"')
    game = served("coiner", table=table)
    game.play(coined(4, "florin 9"))
    assert game.view()["display"] == ["denar 3", "ducat 4", "dirham 6"]
    assert asked(game) == (0, "act")


@traces("coiner-display-first")
def test_of_equal_cards_those_of_the_display_are_paid() -> None:
    game = served("coiner", 'hand = ["denar 6", "denar 4"]', table=TEN)
    game.play(coined(1, "denar 4", "denar 6"))
    assert game.view(0)["seats"][0]["hand"] == ["denar 6"]
    assert "denar 6" not in game.view()["display"]


@traces("coiner")
def test_what_the_hand_pays_alone_needs_no_coiner() -> None:
    game = served("coiner", 'hand = ["florin 9", "denar 9", "denar 1"]', table=TEN)
    assert game.why_not(coined(4, "florin 9")) == "coiner_not_needed"
    assert game.why_not(coined(1, "denar 9")) == "too_little_money"
    assert game.why_not(coined(1, "denar 8", "denar 6")) == "not_in_hand"
    assert game.why_not(coined(1, "ducat 4", "denar 6")) == "wrong_currency"
    assert game.why_not(coined(1, "denar 9", "denar 6")) is None


@traces("coiner")
def test_overpaying_ends_the_actions() -> None:
    game = served("coiner", 'hand = ["denar 9"]', table=TEN)
    game.play(coined(1, "denar 6", "denar 9"))
    assert asked(game) == (0, "place")


@traces("coiner-not-for")
def test_cards_are_not_bought_so() -> None:
    sultan = '[module.power_of_sultan]\nopen = ["florin tower"]'
    game = served("coiner", 'hand = ["florin 2"]', modules=("power_of_sultan",), tail=sultan)
    card = Move("coiner_buy", sultan="florin", mark="tower", pay=["florin 2", "florin 5"])
    assert game.why_not(card) == "no_building_sold"
    assert "coiner_buy" not in kinds(game)


@traces("coiner-where")
def test_the_owner_of_a_stall_gets_the_cards_of_the_display() -> None:
    none = '["-", "-", "-", "-"]'
    stalls = f'stalls = [{none}, ["-", "-", "-", "seraglio 9 -"], {none}]'
    tail = f"[module.personal_building_market]\n{stalls}"
    seats = ('hand = ["florin 4"]', 'reserve = ["seraglio 9 -"]', "")
    game = served("coiner", *seats, modules=("personal_building_market",), tail=tail)
    pay = ["florin 4", "florin 5"]
    game.play(Move("coiner_buy", owner=1, stall="florin", pay=pay))
    assert game.view(1)["seats"][1]["hand"] == pay
    assert "florin 5" not in game.view()["display"]


@traces("coiner-diamonds")
def test_diamonds_are_joined_by_diamonds_only() -> None:
    table = TABLE.replace('"ducat 4"', '"diamond 4"')
    game = served("coiner", 'hand = ["diamond 5", "florin 4"]', modules=("diamonds",), table=table)
    assert game.why_not(coined(4, "diamond 5", "florin 5")) == "wrong_currency"
    game.play(coined(4, "diamond 4", "diamond 5"))
    assert asked(game) == (0, "act")


@traces("coiner")
def test_half_the_price_of_a_site_may_be_paid_so() -> None:
    table = TABLE.replace('"florin 5"', '"florin 3"')
    game = served("coiner", 'hand = ["florin 1"]', modules=("building_sites",), table=table)
    assert game.why_not(half(4, "florin 1", "florin 3")) == "not_in_hand"
    game.play(Move("coiner_buy", site_space=4, pay=["florin 1", "florin 3"]))
    assert "florin 3" not in game.view()["display"]
    assert game.view(0)["seats"][0]["pending"] == ["tower 9 ES"]


# --- With an exchange card

MIX = Move("coiner_mix", currencies=["denar", "florin"], space=4)


def mixing(hand: str) -> Game:
    """The first seat has the exchange card for denar and florin and uses the coiner with it."""
    tail = hands('"bureau denar florin"', "", "")
    game = served("coiner", hand, modules=("bureau_de_change",), tail=tail)
    game.play(MIX)
    return game


@traces("coiner-mix")
def test_with_an_exchange_card_two_currencies_of_hand_and_display_mix() -> None:
    game = mixing('hand = ["denar 1"]')
    assert asked(game) == (0, "pay_bill")
    assert game.view()["display"] == ["ducat 4", "dirham 6"]
    for unit in ("denar 1", "denar 3"):
        game.play(Move("pay_card", unit=unit))
        again = position.loads(position.dump(game))
        assert again.moves() == game.moves()
    game.play(Move("pay_card", unit="florin 5"))
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert game.view()["display"] == ["ducat 4", "dirham 6"]
    assert shown(game, "used") == "coiner"


@traces("coiner-mix", "coiner-display-first")
def test_cards_that_were_not_paid_go_back_to_the_display() -> None:
    game = mixing('hand = ["denar 3", "denar 1"]')
    game.play(Move("pay_card", unit="denar 1"))
    game.play(Move("pay_card", unit="denar 3"))
    events = game.play(Move("pay_card", unit="florin 5"))
    assert game.view(0)["seats"][0]["hand"] == ["denar 3"]
    assert game.view()["display"] == ["ducat 4", "dirham 6"]
    assert "display_returned" not in [event["event"] for event in events]
    game = mixing('hand = ["denar 4"]')
    game.play(Move("pay_card", unit="denar 4"))
    events = game.play(Move("pay_card", unit="florin 5"))
    assert {"event": "display_returned", "seat": 0, "cards": ["denar 3"]} in events
    assert sorted(game.view()["display"]) == ["denar 3", "dirham 6", "ducat 4"]
    assert game.view(0)["seats"][0]["hand"] == []


@traces("coiner-mix")
def test_without_an_exchange_card_nothing_mixes() -> None:
    game = served("coiner", 'hand = ["denar 1"]', modules=("bureau_de_change",))
    assert game.why_not(MIX) == "cannot_mix"
    tail = hands('"bureau denar florin"', "", "")
    game = served("coiner", 'hand = ["denar 1"]', modules=("bureau_de_change",), tail=tail)
    other = Move("coiner_mix", currencies=["denar", "florin"], space=2)
    assert game.why_not(other) == "wrong_currency"
    assert "coiner_mix" in kinds(game)
