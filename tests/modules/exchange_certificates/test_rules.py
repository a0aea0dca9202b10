"""The Exchange Certificates: what was paid too much is credited."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import CURRENCIES
from alhambra.modules.exchange_certificates import ExchangeCertificates
from alhambra.modules.exchange_certificates.advice import advise
from tests.modules.exchange_certificates.certificates import (
    HEAD,
    NINE,
    buy,
    credit_of,
    kind,
    marked,
    stones,
    take,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of

# --- Getting ready


@traces("stones-by-players", "one-certificate-each")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_stones_depend_on_the_number_of_players(players: int, each: int) -> None:
    game = Game(Setup(players=players, modules=("exchange_certificates",)))
    assert stones(game) == [each] * 4
    assert game.view(None)["exchange_certificates"]["credit"] == [[]] * players


# --- Getting a credit


@traces("surplus-is-credited", "any-stone", "example-nine-florins")
def test_nine_florins_for_arcades_of_four_give_five_denars() -> None:
    game = game_with(HEAD, NINE, "", "")
    game.play(buy(4, "florin 9"))
    assert kind(game) == "certificate_question"
    assert game.question is not None
    assert game.question.seat == 0
    assert game.question.data == {"amount": 5}
    choices = [move.parts.get("currency") for move in game.moves()]
    assert choices == [*CURRENCIES, None]
    events = game.play(take("denar"))
    assert events[0]["credit"] == "denar certificate 5"
    assert credit_of(game, 0) == ["denar certificate 5"]
    assert stones(game) == [1, 2, 2, 2]


@traces("spent-as-a-whole", "stone-goes-back", "refilled-at-once", "example-nine-florins")
def test_the_credit_pays_the_tower_and_its_surplus_is_credited_again() -> None:
    game = game_with(HEAD, NINE, "", "", tail=marked("denar certificate 5", "", ""))
    assert game.why_not(buy(1, "denar 8")) == "too_little_money"
    game.play(buy(1, "denar 8", "denar certificate 5"))
    assert stones(game) == [2, 2, 2, 2]
    assert game.question is not None
    assert game.question.data == {"amount": 1}
    game.play(take("ducat"))
    assert credit_of(game, 0) == ["ducat certificate 1"]
    assert stones(game) == [2, 2, 1, 2]


@traces("at-most-six")
def test_a_surplus_of_seven_or_more_cannot_be_kept() -> None:
    hand = 'hand = ["florin 9", "florin 2", "florin 1"]'
    game = game_with(HEAD, hand, "", "")
    game.play(buy(4, "florin 9", "florin 2"))
    assert kind(game) == "place"
    game = game_with(HEAD, hand, "", "")
    game.play(buy(4, "florin 9", "florin 1"))
    game.play(take("florin"))
    assert credit_of(game, 0) == ["florin certificate 6"]


@traces("exact-gives-nothing")
def test_an_exact_payment_gives_no_credit() -> None:
    game = game_with(HEAD, 'hand = ["florin 4"]', "", "")
    game.play(buy(4, "florin 4"))
    assert kind(game) == "act"


@traces("may-decline")
def test_nobody_must_take_a_stone() -> None:
    game = game_with(HEAD, NINE, "", "")
    game.play(buy(4, "florin 9"))
    game.play(Move("forgo_surplus"))
    assert credit_of(game, 0) == []
    assert stones(game) == [2, 2, 2, 2]


@traces("one-stone", "no-overwriting")
def test_an_occupied_certificate_takes_no_other_surplus() -> None:
    game = game_with(HEAD, NINE, "", "", tail=marked("denar certificate 1", "", ""))
    game.play(buy(4, "florin 9"))
    assert kind(game) == "place"
    assert credit_of(game, 0) == ["denar certificate 1"]


@traces("no-stone-no-credit", "any-stone")
def test_stones_in_use_by_others_are_not_there() -> None:
    game = game_with(HEAD, NINE, "", tail=marked("", "denar certificate 3"))
    game.play(buy(4, "florin 9"))
    assert game.why_not(take("denar")) == "no_stone_left"
    assert game.why_not(take("gold")) == "no_stone_left"
    assert take("denar") not in game.moves()
    game.play(take("dirham"))
    assert stones(game) == [0, 0, 1, 1]


@traces("no-stone-no-credit")
def test_without_any_stone_nobody_is_asked() -> None:
    game = game_with(HEAD, NINE, "", "")
    state = state_of(game)
    (module,) = state.rules.modules
    assert isinstance(module, ExchangeCertificates)
    module.credit.put(state, 1, [0, 0, 6, 6, 12, 12, 18, 18])  # all eight are with another seat
    game.play(buy(4, "florin 9"))
    assert kind(game) == "place"


# --- Spending it


@traces("like-a-card")
def test_a_credit_can_make_a_payment_exact_and_gives_another_action() -> None:
    held = marked("florin certificate 4", "", "")
    game = game_with(HEAD, "", "", "", tail=held)
    assert ["florin certificate 4"] in [move.parts.get("pay") for move in game.moves()]
    events = game.play(buy(4, "florin certificate 4"))
    assert events[0]["exact"] is True
    assert kind(game) == "act"
    assert credit_of(game, 0) == []
    assert game.view(0)["discard"] == []


@traces("like-a-card")
def test_a_credit_pays_its_own_currency_only_and_only_what_it_shows() -> None:
    held = marked("florin certificate 4", "", "")
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "", tail=held)
    assert game.why_not(buy(1, "denar 9", "florin certificate 4")) == "wrong_currency"
    assert game.why_not(buy(4, "florin certificate 5")) == "not_in_hand"
    twice = buy(4, "florin certificate 4", "florin certificate 4")
    assert game.why_not(twice) == "not_in_hand"


@traces("no-hand-card", "open")
def test_a_credit_is_no_hand_card_and_everybody_sees_it() -> None:
    game = game_with(HEAD, NINE, "", "", tail=marked("", "denar certificate 3", ""))
    for seat in (0, 1, 2, None):
        assert game.view(seat)["seats"][1]["cards"] == 0
        assert game.view(seat)["exchange_certificates"]["credit"][1] == ["denar certificate 3"]


@traces("not-for-leftovers")
def test_a_credit_does_not_count_when_the_last_tiles_are_given_out() -> None:
    """S4: of what is stored nothing counts, of what is in hand all; also in the same currency."""
    head = """
    modules = ["exchange_certificates"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    held = marked("", "denar certificate 6", "dirham certificate 6")
    third = 'hand = ["dirham 1", "denar 1"]'
    game = game_with(head, 'hand = ["denar 2"]', 'hand = ["denar 1"]', third, tail=held)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [0, 2]


# --- Paying too much on purpose


def totals(game: Game, space: int) -> set[int]:
    """What the listed payments for a space add up to."""
    pays = [m.parts["pay"] for m in game.moves() if m.kind == "buy" and m.parts["space"] == space]
    return {sum(int(unit.split()[-1]) for unit in pay) for pay in pays}


@traces("on-purpose")
def test_every_credit_one_can_get_is_among_the_listed_moves() -> None:
    hand = 'hand = ["florin 4", "florin 1", "florin 2", "florin 3", "florin 3"]'
    game = game_with(HEAD, hand, "", "")
    assert totals(game, 4) >= {4, 5, 6, 7, 8, 9, 10}
    assert max(totals(game, 4)) == 10
    assert all(game.why_not(move) is None for move in game.moves())


@traces("on-purpose")
def test_nothing_more_is_listed_once_the_certificate_is_occupied() -> None:
    hand = 'hand = ["florin 4", "florin 3", "florin 3"]'
    held = marked("denar certificate 1", "", "")
    assert totals(game_with(HEAD, hand, "", "", tail=held), 4) == {4, 6}
    assert totals(game_with(HEAD, hand, "", ""), 4) == {4, 6, 7, 10}


# --- Positions, whole games


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.exchange_certificates]\ngold = 1", "unknown key gold"),
        ("[module.exchange_certificates]\ncredit = 1", "credit must be a list for each seat"),
        ("[module.exchange_certificates]\ncredit = [1, 2, 3]", "must be a list for each seat"),
        (marked("denar 5", "", ""), "credit: there is no credit denar 5"),
        (marked("denar certificate 7", "", ""), "credit: there is no credit denar certificate 7"),
        (marked(*["denar certificate 1"] * 3), "there are not so many pieces denar"),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_moves_and_positions_round_trip() -> None:
    game = game_with(HEAD, NINE, "", "", tail=marked("denar certificate 5", "", ""))
    again = position.loads(position.dump(game))
    assert again.view(0) == game.view(0)
    assert again.moves() == game.moves()
    game.play(buy(1, "denar 8", "denar certificate 5"))
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert position.dump(again) == position.dump(game)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_stone_in_one_place(players: int) -> None:
    game = check_whole_game(("exchange_certificates",), players, players)
    view = game.view(None)["exchange_certificates"]
    each = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[players]
    for currency, left in zip(CURRENCIES, view["stones"], strict=True):
        used = [c for seat in view["credit"] for c in seat if c.startswith(currency)]
        assert len(used) + left == each
    assert any(event["event"] == "surplus_credited" for event in game.log())


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    check_secrets(("change", "diamonds", "exchange_certificates"), players, players, 31)


def test_advice_wants_the_currency_that_pays_exactly() -> None:
    game = game_with(HEAD, 'hand = ["florin 9", "ducat 9", "denar 7"]', "", "")
    game.play(buy(4, "florin 9"))
    worth = {move.parts.get("currency"): advise(game.view(0), move) for move in game.moves()}
    assert max(worth, key=lambda currency: worth[currency] or 0.0) == "denar"  # 7 + 5 is 12
    assert worth[None] == 0.0
    assert advise(game.view(0), Move("pass")) is None
