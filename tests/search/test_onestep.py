"""One move ahead: what a move leads to is judged when the turn is over."""

import pytest

from alhambra import Game, Setup
from alhambra.bots import answer, make
from alhambra.bots.judging import judge_for
from alhambra.search.onestep import OneStep, highest
from tests.examples import some


def buying(players: int, modules: tuple[str, ...]) -> Game:
    """A game at a moment at which something can be bought exactly, so that the turn goes on."""
    for seed in range(40):
        game = Game(Setup(players=players, seed=seed, modules=modules))
        bots = [make("normal@1", seat) for seat in range(players)]
        for _ in range(60):
            for move in game.moves():
                after = game.state.copy()
                after.apply(move_code(game, str(move)))
                seat = game.question.seat if game.question else 0
                if move.kind == "buy" and after.turn == seat and list(after.pending[seat]):
                    return game
            assert game.question is not None
            game.play(answer(bots[game.question.seat], game))
    raise AssertionError("nobody could buy anything exactly")


def move_code(game: Game, told: str) -> int:
    """The engine's word for a listed move."""
    places = [str(move) for move in game.moves()]
    return int(game.state.codes()[places.index(told)])


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (3, some(2))])
def test_the_turn_is_over_when_a_move_is_judged(players: int, modules: tuple[str, ...]) -> None:
    """Bought tiles lie on a board or in a reserve by then: the judge knows nothing of others."""
    game = buying(players, modules)
    assert game.question is not None
    seat, world = game.question.seat, game.state
    step = OneStep(judge_for(world.rules))
    codes = world.codes()
    worth = step.worth(world, seat, list(range(len(codes))))
    margin = step.judge.margin_in(world)
    for code, found in zip(codes, worth, strict=True):
        after = world.copy()
        after.apply(code)
        while not after.over() and after.turn == seat:
            listed = after.codes()
            after.apply(listed[highest(step.policy.judge(after, listed))])
        assert not list(after.pending[seat])
        assert found == 2.0 * margin * step.judge.chances(after)[seat]
    assert world.turn == seat, "the world that was looked at is as it was"
