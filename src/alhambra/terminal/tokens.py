"""Tokens that modules lay on tiles, cells and market spaces: how many, and what they are.

On a drawn tile tokens are only counted; what they are is said beside the market and on the page of
the modules, place by place.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from alhambra.showing.printed import Cell, Tile
from alhambra.showing.words import Words

Mark = dict[str, Any]  # a token as the view tells it


def marked(tile: Tile, marks: list[Mark], seat: int | None = None, at: Cell | None = None) -> Tile:
    """The tile with the number of tokens on it, or on the cell of a board where it lies."""
    count = sum(mark["count"] for mark in marks if mark.get("tile") == tile.name)
    if seat is not None and at is not None:
        count += sum(mark["count"] for mark in marks if on_cell(mark, seat, at))
    return replace(tile, tokens=count) if count else tile


def on_cell(mark: Mark, seat: int, at: Cell) -> bool:
    """Whether a token lies on this cell of this seat's board."""
    return mark.get("seat") == seat and mark.get("at") == [*at]


def named(marks: Iterable[Mark], words: Words) -> str:
    """What the tokens are called, and whose they are on a space."""
    told: list[str] = []
    for mark in marks:
        name = words.piece(mark["word"])
        if "space" in mark and "seat" in mark:
            name = f"{name} ({words.names[mark['seat']]})"
        count = mark["count"]
        told.append(words("copies", count=count, name=name) if count > 1 else name)
    return ", ".join(told)


def for_sale(marks: list[Mark], tile: str | None, space: int) -> list[Mark]:
    """What lies on a market space and on the tile there."""
    return [
        mark
        for mark in marks
        if mark.get("space") == space or (tile is not None and mark.get("tile") == tile)
    ]


def listing(marks: list[Mark], words: Words) -> Grid:
    """Every place with tokens on it, and what they are."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    places: dict[str, list[Mark]] = {}
    for mark in marks:
        places.setdefault(_place(mark, words), []).append(mark)
    for place, there in places.items():
        grid.add_row(Text(f"  {place}"), named(there, words))
    return grid


def _place(mark: Mark, words: Words) -> str:
    """Where a token lies."""
    if "tile" in mark:
        return words.piece(mark["tile"])
    if "space" in mark:
        return f"{words.part('space')} {mark['space']}"
    cell = words.value("at", mark["at"])
    return f"{words.names[mark['seat']]}: {cell}"
