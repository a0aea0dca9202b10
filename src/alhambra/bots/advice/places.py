"""What places in the majorities bring, as the modules on the table tell it."""

from functools import cache
from typing import Any

from alhambra.rooms import ALL


@cache
def _tellers(modules: tuple[str, ...]) -> list[Any]:
    """The rooms whose advice knows other points for places."""
    parts = [ALL[name].part("advice") for name in modules]
    return [part for part in parts if hasattr(part, "place_points")]


def place_points(view: dict[str, Any], usual: list[list[list[int]]]) -> list[list[list[int]]]:
    """By scoring, type and place: those of the base game, or those that a module has instead."""
    for part in _tellers(tuple(view["modules"])):
        usual = part.place_points(view, usual)
    return usual
