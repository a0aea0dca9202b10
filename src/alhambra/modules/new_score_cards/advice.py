"""The New Score Cards: they add no moves, but change what every building is worth."""

from typing import Any, Final

from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move

SCORINGS: Final = ("first", "second", "third")


def advise(_view: dict[str, Any], _move: Move) -> float | None:
    """Nothing is to be decided here."""
    return None


def place_points(view: dict[str, Any], points: list[list[list[int]]]) -> list[list[list[int]]]:
    """The points of the places by scoring and type, as the open cards order them."""
    cards: dict[str, list[str]] | None = view.get("new_score_cards")
    if cards is None:
        return points
    return [
        [points[number][cards[name].index(kind)] for kind in TYPES]
        for number, name in enumerate(SCORINGS)
    ]
