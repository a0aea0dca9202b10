"""The Invaders: they add no moves of their own."""

from typing import Any

from alhambra.game.moves import Move


def advise(_view: dict[str, Any], _move: Move) -> float | None:
    """Scouts are sent by themselves and nobody chooses where the invaders come from."""
    return None
