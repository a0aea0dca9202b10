"""Two truths and one view: what a seat cannot know changes nothing of what its bot does."""

import pytest

from alhambra import Game, Setup
from alhambra.bots import Worlds, answer, make
from alhambra.bots.hint import ask_for_hints
from alhambra.modules import ALL
from tests.bots.moments import asked
from tests.examples import hiding

STEP = 7  # answers between two moments that are looked at
MOMENTS = 6


@pytest.mark.parametrize("modules", [(), *((name,) for name in ALL), tuple(ALL)], ids=str)
def test_equal_views_are_ranked_alike(modules: tuple[str, ...]) -> None:
    game = Game(Setup(players=3, seed=19, modules=modules))
    players = [make("normal", seat) for seat in range(3)]
    looked = number = 0
    while not game.over and looked < MOMENTS:
        seat = asked(game)
        if number % STEP == 0 and len(game.moves()) > 1:
            looked += 1
            other = game.determinize(seat, number)
            assert other.view(seat) == game.view(seat)
            assert ranks(game, seat) == ranks(other, seat)
        game.play(answer(players[seat], game))
        number += 1
    assert looked == MOMENTS


def ranks(game: Game, seat: int) -> list[object]:
    """How two bots rank the moves."""
    worlds = Worlds.of(game, seat, 5)
    view, moves = game.view(seat), list(game.moves())
    return [make(name, 3).rank(view, moves, worlds) for name in ("normal", "search:6")]


def test_hints_tell_nothing_of_what_is_hidden() -> None:
    game = Game(Setup(players=3, seed=4, modules=hiding()))
    players = [make("normal", seat) for seat in range(3)]
    for number in range(20):
        seat = asked(game)
        other = game.determinize(seat, 100 + number)
        told = [
            ask_for_hints(
                truth.view(seat), list(truth.moves()), Worlds.of(truth, seat, 5), "normal"
            )
            for truth in (game, other)
        ]
        assert told[0] == told[1]
        game.play(answer(players[seat], game))
