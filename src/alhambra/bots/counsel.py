"""What the active modules say about moves: the `advice.py` in their rooms.

`advise` values a module's own moves and returns None for any other. `extra`, if there is one, says
what a move of the base game adds because of the module. `why`, if there is one, gives facts that
speak for a move, read from the view alone.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from alhambra.bots.reasons_kinds import Reason
from alhambra.game.moves import Move
from alhambra.modules import ALL

Explainer = Callable[[dict[str, Any], Move], Iterator[Reason]]
Adviser = Callable[[dict[str, Any], Move], float | None]


@cache
def adviser(module: str) -> Adviser | None:
    """The advice of one module; None if nobody has written any."""
    found: Adviser | None = _part(module, "advise")
    return found


@cache
def extra_of(module: str) -> Callable[[dict[str, Any], Move], float] | None:
    """What a module knows about moves of the base game."""
    found: Callable[[dict[str, Any], Move], float] | None = _part(module, "extra")
    return found


@cache
def explainer(module: str) -> Explainer | None:
    """What a module tells people about moves."""
    found: Explainer | None = _part(module, "why")
    return found


def _part(module: str, name: str) -> Any:
    """A function of the module's advice, None if there is none."""
    return getattr(ALL[module].part("advice"), name, None) if module in ALL else None


class Counsel:
    """All advisers of one table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view
        self._advisers = [found for name in view["modules"] if (found := adviser(name))]
        self._extras = [found for name in view["modules"] if (found := extra_of(name))]

    def about(self, move: Move) -> float | None:
        """What the move is worth, in points; None if nobody knows."""
        opinions = [advise(self._view, move) for advise in self._advisers]
        known = [opinion for opinion in opinions if opinion is not None]
        return sum(known) if known else None

    def extra(self, move: Move) -> float:
        """What modules add to the worth of a move of the base game."""
        return sum(extra(self._view, move) for extra in self._extras) if self._extras else 0.0
