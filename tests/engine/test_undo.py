"""Taking back: move by move, up to the last that turned up something hidden."""

from dataclasses import dataclass
from random import Random

import pytest

from alhambra import Game, IllegalMove, Move, Setup
from tests.support import PLAYERS, choose, seen

# What turns up something hidden, as the log tells it.
REVEALING = {"turned_up", "on_market", "dirk_drew", "reshuffled"}


@dataclass
class Step:
    """One move of a game, with all that could be seen before it."""

    seat: int
    move: Move
    before: str
    reveals: bool


def played(game: Game, rng: Random) -> Step:
    question = game.question
    assert question is not None
    before, move = seen(game), choose(game.moves(), rng)
    events = {event["event"] for event in game.play(move)}
    return Step(question.seat, move, before, bool(events & REVEALING))


def check_undo(game: Game, steps: list[Step]) -> int:
    """Takes back all that may be taken back from a copy; says how many moves that were."""
    copy, taken = game.copy(), 0
    for step in reversed(steps):
        others = [seat for seat in range(game.setup.players) if seat != step.seat]
        assert {copy.why_no_undo(seat) for seat in others} == {"other_answered"}
        if step.reveals:
            assert copy.why_no_undo() == copy.why_no_undo(step.seat) == "revealed"
            refuse(copy, "revealed")
            return taken
        assert copy.why_no_undo(step.seat) is None
        assert copy.undo(step.seat) == step.move
        assert seen(copy) == step.before
        taken += 1
    refuse(copy, "nothing_to_undo")
    return taken


def refuse(game: Game, reason: str) -> None:
    before = seen(game)
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.reason == reason
    assert seen(game) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_goes_back_to_the_last_revealing_move(players: int) -> None:
    game = Game(Setup(players=players, seed=40 + players))
    rng = Random(players)
    steps: list[Step] = []
    taken = 0
    while not game.over and len(steps) < 80:
        steps.append(played(game, rng))
        if len(steps) % 3 == 0:
            taken += check_undo(game, steps)
    assert taken > 5


def test_nothing_is_taken_back_before_the_first_move() -> None:
    game = Game(Setup(players=3, seed=1))
    assert game.why_no_undo() == "nothing_to_undo"
    refuse(game, "nothing_to_undo")


def test_another_seat_cannot_take_a_move_back() -> None:
    game = Game(Setup(players=3, seed=1))
    rng = Random(3)
    step = played(game, rng)
    while step.reveals:
        step = played(game, rng)
    before = seen(game)
    with pytest.raises(IllegalMove) as caught:
        game.undo((step.seat + 1) % 3)
    assert caught.value.reason == "other_answered"
    assert seen(game) == before
    assert game.undo(step.seat) == step.move


def test_play_goes_on_alike_after_undo() -> None:
    """A move taken back and made again leads to the very same game."""
    game = Game(Setup(players=4, seed=9))
    rng = Random(9)
    for _ in range(80):
        step = played(game, rng)
        if not step.reveals:
            after = seen(game)
            game.undo(step.seat)
            game.play(step.move)
            assert seen(game) == after


def test_another_truth_cannot_be_taken_back_past_its_beginning() -> None:
    game = Game(Setup(players=3, seed=2))
    rng = Random(2)
    step = played(game, rng)
    while step.reveals:
        step = played(game, rng)
    refuse(game.determinize(step.seat, 1), "nothing_to_undo")
