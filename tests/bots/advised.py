"""What advice says of each move in a position, the best first."""

from collections.abc import Callable
from typing import Any

from alhambra import Game, Move
from tests.modules.together.lots import board
from tests.rules.support import game_with

Adviser = Callable[[dict[str, Any], Move], float | None]


def valued(game: Game, advise: Adviser, kind: str) -> list[tuple[float, Move]]:
    """The moves of a kind with what they are worth, the best first."""
    view = game.view(0)
    moves = [move for move in game.moves() if move.kind == kind]
    found = [(value, move) for move in moves if (value := advise(view, move)) is not None]
    return sorted(found, key=lambda pair: -pair[0])


def placing(module: str, tile: str, *tiles: str) -> Game:
    """The first seat places this tile."""
    head = f'modules = ["{module}"]\nquestion = "place"\n'
    return game_with(head, board(*tiles) + f'pending = ["{tile}"]', "", "")
