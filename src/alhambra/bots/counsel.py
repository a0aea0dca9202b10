"""What the active modules say about moves that are theirs: `bots/advice/ID.py`, if there is one."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from alhambra.moves import Move

Adviser = Callable[[dict[str, Any], Move], float | None]


@cache
def adviser(module: str) -> Adviser | None:
    """The advice of one module, looked for once; None if nobody has written any."""
    name = f"alhambra.bots.advice.{module}"
    if find_spec(name) is None:
        return None
    advise: Adviser = import_module(name).advise
    return advise


class Counsel:
    """All advisers of one table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view
        self._advisers = [found for name in view["modules"] if (found := adviser(name))]

    def about(self, move: Move) -> float | None:
        """What the move is worth, in points; None if nobody knows."""
        opinions = [advise(self._view, move) for advise in self._advisers]
        known = [opinion for opinion in opinions if opinion is not None]
        return sum(known) if known else None
