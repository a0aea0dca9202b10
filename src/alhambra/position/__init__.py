"""A position written as text: any moment of a game, for tests, bug reports, puzzles, real tables.

The notation is described in docs/position.md.
"""

from pathlib import Path

from alhambra.game.game import Game
from alhambra.position.reader import PositionError, loads
from alhambra.position.writer import dump

__all__ = ["PositionError", "dump", "load", "loads"]


def load(path: str | Path) -> Game:
    """The game at the moment written in this file; raises PositionError with a clear text."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PositionError(f"cannot read {path}: {error}") from None
    return loads(text)
