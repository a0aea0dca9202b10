"""What the advice of a module may tell besides what its moves are worth, for the advice of all.

| function of `advice.py` | what it gives |
|---|---|
| `place_points(view, usual)` | what places in the majorities bring, by scoring, type and place |
| `coins(view)` | money besides cards that can be laid down as an offer, by the names of units |
| `credits(view)` | other money that pays, written like cards |
| `auction_money(view)` | units that pay at an auction only |
| `open_gates(view)` | cells and sides of the own Alhambra that one may walk through |
| `unfinished(view)` | tiles that are no buildings yet |
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from alhambra.rooms import ALL

View = dict[str, Any]


@lru_cache(maxsize=256)
def _tellers(modules: tuple[str, ...], what: str) -> list[Callable[..., Any]]:
    parts = [ALL[name].part("advice") for name in modules]
    return [getattr(part, what) for part in parts if hasattr(part, what)]


def tellers(view: View, what: str) -> list[Callable[..., Any]]:
    """The functions of this name that the modules on the table have."""
    return _tellers(tuple(view["modules"]), what)


def told(view: View, what: str) -> list[Any]:
    """All that the modules on the table list under a name."""
    return [thing for tell in tellers(view, what) for thing in tell(view)]


def place_points(view: View, usual: list[list[list[int]]]) -> list[list[list[int]]]:
    """By scoring, type and place: those of the base game, or those that a module has instead."""
    for tell in tellers(view, "place_points"):
        usual = tell(view, usual)
    return usual
