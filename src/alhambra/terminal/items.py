"""The items of a score sheet: finding them, naming them, counting them."""

from typing import Any

from alhambra.engine.scoring import WALL
from alhambra.game.game import Sheet
from alhambra.showing.printed import LETTERS
from alhambra.showing.scoresheet import item_name
from alhambra.showing.words import Words

Item = tuple[int, dict[str, Any]]  # points, and what explains them


def item_of(sheet: Sheet, seat: int, name: str) -> Item | None:
    """An item that a seat has at most once."""
    for item, points, data in sheet[seat]:
        if item == name:
            return points, data
    return None


def further_items(sheet: Sheet) -> list[str]:
    """The names of all items that are neither walls nor majorities, in the order of the sheet."""
    names = dict.fromkeys(item for items in sheet.values() for item, _, _ in items)
    return [name for name in names if name != WALL and name not in LETTERS]


def points_for(sheet: Sheet, seat: int, name: str) -> int | None:
    """All points of a seat for what a module counts; None if it has no such item."""
    found = [points for item, points, _ in sheet[seat] if item == name]
    return sum(found) if found else None


def named_item(item: str, words: Words) -> str:
    """What an item is called."""
    try:
        return item_name(words.language, item)
    except LookupError:
        return words.word(item)


def buildings(data: dict[str, Any]) -> str:
    """A count of halves as whole and half buildings."""
    whole, half = divmod(data["halves"], 2)
    return f"{whole or ''}½" if half else str(whole)
