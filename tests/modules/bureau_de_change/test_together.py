"""The Bureaux de Change: interactions, secrets, notation."""

from collections import Counter
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.modules.bureau_de_change.advice import advise
from tests.modules.bureau_de_change.bureau import (
    BLUE_YELLOW,
    HAND,
    HEAD,
    MINE,
    at_the_market,
    between,
    between_turns,
    hands,
    kind,
    pay,
    use,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import PLAYERS, state_of, walk


@traces("vizier", "viziers_favour:sleeps", "viziers_favour:bureau")
def test_the_vizier_uses_it_for_an_exact_payment() -> None:
    game = between_turns('hand = ["denar 7", "denar 2", "florin 9", "florin 4"]')
    game.play(between(1))
    assert game.question is not None
    assert game.question.data["exact"] is True
    # 7 + 4 and 2 + 9 are exact; every card may still come first.
    assert len(game.moves()) == 4
    game.play(pay("florin 9")[0])
    assert [move.parts["unit"] for move in game.moves()] == ["denar 2"]
    assert game.why_not(pay("florin 4")[0]) == "exact_only"
    events = game.play(pay("denar 2")[0])
    assert events[0]["exact"] is True
    assert (game.question.seat, kind(game)) == (1, "place")
    game.play(Move("store", tile="garden 11 -"))
    assert game.view()["viziers_favour"] == {"awake": [True, False, True]}
    assert game.view()["market"][0] is not None
    assert (game.question.seat, kind(game)) == (2, "window_question")


@traces("viziers_favour:bureau")
def test_the_vizier_cannot_use_it_without_the_exact_sum_or_asleep() -> None:
    game = between_turns('hand = ["denar 7", "florin 9"]')
    assert game.why_not(between(1)) == "exact_only"
    assert game.why_not(between(4)) is None
    asleep = "[module.viziers_favour]\nawake = [true, false, true]\n"
    game = between_turns('hand = ["denar 7", "florin 9"]', asleep)
    assert game.question is not None
    assert game.question.seat == 2


@traces("vizier")
def test_without_a_vizier_nobody_buys_between_turns() -> None:
    tail = hands("", f'"{BLUE_YELLOW}"', "")
    game = game_with(HEAD, "", HAND, "", tail=tail)
    game.play(Move("take", cards=["florin 8"]))
    assert (game.question.seat if game.question else None, kind(game)) == (1, "act")


@traces("not-stolen", "thieves:not-specials")
def test_thieves_do_not_take_one() -> None:
    head = HEAD.replace('"bureau_de_change"', '"bureau_de_change", "thieves"')
    tail = hands("", "", '"thief denar", "thief dirham"', module="thieves")
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("take", cards=["florin 8"]))
    while game.question is not None and game.question.seat != 2:
        game.play(Move("done_window"))
    stealable = [move.parts["card"] for move in game.moves() if move.kind == "steal"]
    assert not any(card.startswith("bureau") for card in stealable)


@traces("stall")
def test_a_tile_in_another_players_market_can_be_paid_so() -> None:
    head = HEAD.replace('"bureau_de_change"', '"bureau_de_change", "personal_building_market"')
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["-", "-", "-", "chambers 10 -"], ["-", "-", "-", "-"]]'
    seller = 'reserve = ["chambers 10 -"]'
    game = game_with(head, HAND, seller, "", tail=MINE + stalls)
    game.play(Move("bureau_buy", card=BLUE_YELLOW, owner=1, stall="florin"))
    for move in pay("florin 9", "denar 2"):
        game.play(move)
    assert kind(game) == "place"
    assert game.view(1)["seats"][1]["hand"] == ["denar 2", "florin 9"]
    assert game.view()["discard"] == [BLUE_YELLOW]


@traces("not-leftovers")
def test_it_is_of_no_use_for_leftovers() -> None:
    head = """
    modules = ["bureau_de_change"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    tail = hands(f'"{BLUE_YELLOW}"', "", "")
    game = game_with(head, 'hand = ["florin 9"]', 'hand = ["denar 1"]', "", tail=tail)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1]


# --- Positions, whole games


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        ("[module.bureau_de_change]\nhands = 3", "hands must be a list for each seat"),
        ("[module.bureau_de_change]\nhands = [1, 2, 3]", "hands must be a list for each seat"),
        (hands('"denar 3"', "", ""), "there is no exchange card denar 3"),
        (hands('"bureau denar dirham"', "", ""), "not so many cards bureau denar dirham"),
        ("[module.bureau_de_change]\ncards = 3", "unknown key cards"),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=tail)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('deed = "buy"', 'deed = "take"', "deed must be a way to buy"),
        ("offer = 0", "offer = 9", "there is no such offer"),
        ('currencies = ["denar", "florin"]', "currencies = []", "currencies must be some of"),
        ('paid = ["florin 9"]', 'paid = ["ducat 9"]', "ducat 9 cannot have been paid"),
        ("[bill]", "[module.bill]", "written while it is being paid|unknown key bill"),
    ],
)
def test_a_bill_is_written_and_read_with_care(old: str, new: str, message: str) -> None:
    game = at_the_market()
    game.play(use(1))
    game.play(pay("florin 9")[0])
    written = position.dump(game)
    again = position.loads(written)
    assert position.dump(again) == written
    assert again.moves() == game.moves()
    assert again.view(0) == game.view(0)
    assert old in written
    with pytest.raises(position.PositionError, match=message):
        position.loads(written.replace(old, new))


def test_moves_round_trip() -> None:
    game = at_the_market()
    for move in [use(1), *pay("florin 9", "denar 2")]:
        assert Move.from_json(move.to_json()) == move
        listed = [other for other in game.moves() if other.kind == move.kind]
        assert all(game.why_not(other) is None for other in listed)
        assert any(move.parts.items() <= other.parts.items() for other in listed)
        game.play(move)
    assert Game.replay(game.record()).view(0) == game.view(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = check_whole_game(("bureau_de_change",), players, 40 + players)
    kinds = Counter(move.kind for _, move in game.history)
    assert kinds["take_bureau"] > 0


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_with_vizier_change_and_diamonds(players: int) -> None:
    modules = ("viziers_favour", "bureau_de_change", "diamonds", "change")
    check_whole_game(modules, players, players, 13)


@pytest.mark.parametrize("players", PLAYERS)
def test_views_and_logs_leak_nothing(players: int) -> None:
    check_secrets(("viziers_favour", "bureau_de_change"), players, players, 31)


def test_which_card_lies_in_which_stack_is_unknown() -> None:
    game = Game(Setup(players=3, seed=5, modules=("bureau_de_change",)))
    orders = set()
    for number in range(20):
        state = state_of(game.determinize(0, number))
        orders.add(tuple(face for face in state.deck if face >= 128))
    assert len(orders) == 20


def test_advice_prefers_exact_payments_and_leaves_other_moves_alone() -> None:
    game = at_the_market()
    view = game.view(0)
    taken = advise(view, Move("take_bureau", card="bureau denar dirham"))
    again = advise(view, Move("take_bureau", card=BLUE_YELLOW))
    assert taken is not None
    assert again is not None
    assert taken > again >= 0
    assert advise(view, Move("take", cards=["denar 3"])) is None
    exact = advise(view, Move("bureau_buy", card=BLUE_YELLOW, space=1, tile="garden 11 -"))
    assert exact is not None
    assert exact > 0
    game.play(use(1))
    values = {m.parts["unit"]: advise(game.view(0), m) for m in game.moves()}
    assert max(values, key=lambda unit: values[unit] or 0) == "florin 9"
    game.play(pay("florin 9")[0])
    values = {m.parts["unit"]: advise(game.view(0), m) for m in game.moves()}
    assert max(values, key=lambda unit: values[unit] or 0) == "denar 2"
    assert advise(game.view(0), Move("pay_done")) == 0.0


def test_random_play_uses_bills_for_their_whole_price() -> None:
    """Whoever plays a card always finishes the purchase."""
    game = Game(Setup(players=3, seed=2, modules=("viziers_favour", "bureau_de_change")))
    opened = 0
    for _ in walk(game, Random(9)):
        opened += kind(game) == "pay_bill"
    assert game.over
    used = sum(event["event"] == "bureau_used" for event in game.log())
    assert opened >= used > 0
