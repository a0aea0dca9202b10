"""Orders for the own turn: planned with what lies there, and cancelled when it has changed."""

import random

import msgspec
import pytest

from alhambra import Game, Move, Setup
from alhambra.server.orders import ahead, give, ordered, outlasting, told
from alhambra.server.orders.language import read
from alhambra.server.refusals import Refusal
from tests.server.test_orders import Json, play_on, worth


def planned(game: Game, seat: int) -> tuple[Json, Json]:
    """A plan to buy something that can be bought, and the first step."""
    buys = [move for move in ahead(game, seat, [])["moves"] if move["move"] == "buy"]
    return give(game, seat, {}, [], buys[:1], 0), buys[0]


def rich(seat: int = 1) -> Game:
    """A moment in another's turn at which the seat could buy something, were it its turn."""
    game, chance = Game(Setup(players=3, seed=4)), random.Random(9)
    while True:
        question = game.question
        assert question is not None
        if game.state.turn == (seat + 2) % 3 and question.kind == "act":
            moves = ahead(game, seat, [])["moves"]
            if sum(move["move"] == "buy" for move in moves) > 1:
                return game
        play_on(game, chance)


def finish_turn(game: Game, move: Move) -> None:
    game.play(move)
    while game.question is not None and game.state.turn == 0:
        game.play(game.moves()[-1])


def other_takes(game: Game, *steps: Json) -> Move:
    """Something the other seat can do that touches nothing of the plan."""
    named = {card for step in steps for card in step.get("cards", [])}
    takes = [move for move in game.moves() if move.kind == "take"]
    return next(move for move in takes if not named & set(move.parts["cards"]))


def test_a_plan_is_carried_out_in_the_own_turn() -> None:
    game = rich()
    kept, step = planned(game, 1)
    assert ordered(game, kept) is None
    finish_turn(game, other_takes(game))
    assert game.state.turn == 1
    assert ordered(game, kept) == Move.from_json(step)
    assert outlasting(game, 1, kept) == kept
    assert give(game, 1, kept, [], None, 0) == kept
    game.play(Move.from_json(step))
    assert ordered(game, kept) is None
    chance = random.Random(1)
    while game.state.turn == 1:
        play_on(game, chance)
    assert outlasting(game, 1, kept) == {}


def test_a_plan_is_cancelled_when_what_it_names_has_gone() -> None:
    game = rich()
    kept, step = planned(game, 1)
    state = game.state
    finish_turn(game, other_takes(game))
    space = int(step["space"]) - 1
    other = next(at for at in range(4) if at != space and state.market[at] >= 0)
    state.market[space], state.market[other] = state.market[other], state.market[space]
    assert ordered(game, kept) is None
    assert told(game, 1, kept, [])["cancelled"] == "other_tile_there"
    state.market[space], state.market[other] = state.market[other], state.market[space]
    assert ordered(game, kept) == Move.from_json(step)
    game.play(next(move for move in game.moves() if move.kind == "take"))
    assert ordered(game, kept) is None


def test_a_plan_of_three_steps_goes_on_where_it_is() -> None:
    game = rich()
    steps: list[Json] = []
    while len(steps) < 3:
        steps.append(_exact_first(ahead(game, 1, steps)["moves"])[0])
    assert len(steps) == 3
    kept = give(game, 1, {}, [], steps, 0)
    finish_turn(game, other_takes(game, *steps))
    for step in steps:
        assert ordered(game, kept) == Move.from_json(step)
        game.play(Move.from_json(step))
    assert ordered(game, kept) is None


def _exact_first(moves: list[Json]) -> list[Json]:
    def key(move: Json) -> tuple[bool, bool]:
        buys = move["move"] == "buy"
        exact = buys and sum(worth(move["pay"])) == int(move["tile"].split()[1])
        return not exact, move["move"] not in ("place", "take")

    return sorted(moves, key=key)


def test_plans_are_bounded_and_checked() -> None:
    game = rich()
    _, step = planned(game, 1)
    cases = [
        (1, [step] * 4, 0, "plan_too_long"),
        (1, [{"move": "buy", "space": 1, "pay": ["denar 99"]}], 0, None),
        (0, [step], 0, "your_turn"),
        (1, [step], 59, "too_quick_to_plan"),
        (1, [{"move": "take", "cards": [ahead(game, 1, [])["moves"][0]["cards"][0]]}] * 2, 0, None),
    ]
    for seat, moves, clock, reason in cases:
        with pytest.raises(Refusal) as refused:
            give(game, seat, {}, [], moves, clock)
        assert reason in (None, refused.value.reason)
    assert give(game, 1, {}, [], [step], 60) == give(game, 1, {}, [], [step], 0)


def test_what_is_kept_reads_as_it_was_written() -> None:
    kept, _ = planned(rich(), 1)
    assert read(kept) == read(msgspec.json.decode(msgspec.json.encode(kept)))
