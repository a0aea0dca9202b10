"""What is written inside a cell: a tile, half of one, something outside the walls, a number."""

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.showing.printed import FOUNTAIN_STYLE, MARK_STYLE, WALL_STYLE, Tile

Row = list[tuple[str, str]]  # texts with their styles, together as wide as the cell

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
TOKENS = "•"  # before the number of tokens on a tile
SITE = "░"  # what a building site is filled with
CORNERS = {"NW": "◤", "NE": "◥", "SE": "◢", "SW": "◣"}
RISING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
FALLING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
LONG_SIDE = {"NW": RISING, "NE": FALLING, "SE": RISING, "SW": FALLING}


@dataclass(frozen=True)
class Size:
    """The room inside a cell, in characters."""

    width: int
    height: int


def free_rows(size: Size) -> list[Row]:
    """An empty cell."""
    return _fill([], size, "")


def fountain_rows(size: Size) -> list[Row]:
    """Water."""
    sign = "≈" * min(3, size.width)
    return _fill([sign, sign], size, FOUNTAIN_STYLE)


def marked_rows(number: int, tile: Tile | None, size: Size) -> list[Row]:
    """A number to choose, above what lies there."""
    return _fill([_mark(number, size), tile.short if tile else ""], size, MARK_STYLE)


def _mark(number: int, size: Size) -> str:
    """The number, in brackets where there is room; the tiniest cell has room for one sign."""
    if size.width == 1:
        return "0123456789abcdefghijklmnopqrstuvwxyz"[number % 36]
    bracketed = f"[{number}]"
    return bracketed if len(bracketed) <= size.width else str(number)


def tile_rows(tile: Tile, size: Size, name: Callable[[str], str]) -> list[Row]:
    """Name and price, or as much of it as there is room for."""
    if tile.half:
        return _half_rows(tile, size)
    short = _outside(tile, size) if tile.outside else tile.short
    short = _with_tokens(short, tile.tokens, size)
    texts = [tile.letter] if size.width == 1 else [short]
    if size.height > 1:
        texts = [name(tile.kind), short]
    return _fill(texts, size, tile.style, SITE if tile.unfinished else " ")


def _with_tokens(short: str, tokens: int, size: Size) -> str:
    """Letter and price, and the number of tokens if there is room for it."""
    whole = f"{short}{TOKENS}{tokens if tokens > 1 else ''}"
    return whole if tokens and len(whole) <= size.width else short


def _outside(tile: Tile, size: Size) -> str:
    """Its arrows, which point through its bastions; the price if there is room."""
    arrows = "".join(ARROWS[side] for side in tile.walls)
    whole = f"{tile.short}{arrows}"
    return whole if len(whole) <= size.width else f"{tile.letter}{arrows}"


def _half_rows(tile: Tile, size: Size) -> list[Row]:
    """Half a cell: its ground on the side of the right angle, and the wall on the long side."""
    if size.width == 1:
        return [[(CORNERS[tile.half], f"bold {tile.style.rpartition(' on ')[2]}")]]
    columns = [_long_side(tile.half, row, size) for row in range(size.height)]
    west = "W" in tile.half
    widths = [column if west else size.width - 1 - column for column in columns]
    rows: list[Row] = []
    for width in widths:
        label = tile.letter if width == max(widths) else ""
        ground = (label.center(width), tile.style)
        void = (" " * (size.width - 1 - width), "")
        wall = (LONG_SIDE[tile.half], WALL_STYLE)
        rows.append([ground, wall, void] if west else [void, wall, ground])
    return rows


def _long_side(corner: str, row: int, size: Size) -> int:
    """The column where the long side crosses a row."""
    down = (row + 0.5) / size.height
    across = down if LONG_SIDE[corner] == FALLING else 1 - down
    return int((size.width - 1) * across + 0.5)


def _fill(texts: list[str], size: Size, style: str, ground: str = " ") -> list[Row]:
    rows = [*texts, *[""] * size.height][: size.height]
    return [[(_cut(text, size.width).center(size.width, ground), style)] for text in rows]


def _cut(text: str, width: int) -> str:
    """A name that is too long ends in a full stop."""
    return text if len(text) <= width else f"{text[: width - 1]}."
