"""An Alhambra in box characters: heavy lines are walls, dotted ones open sides.

Neighbouring tiles share the line between them; where one may walk from tile to tile it is blank.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from alhambra.terminal.pieces import (
    FOUNTAIN_STYLE,
    MARK_STYLE,
    OPEN_STYLE,
    WALL_STYLE,
    Cell,
    Tile,
)

FOUNTAIN: Cell = (0, 0)
NOTHING, OPEN, WALL = 0, 1, 2
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}

# Where lines meet, by the kinds of the four arms: up * 27 + right * 9 + down * 3 + left.
JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
LEVEL = " ╌━"
UPRIGHT = " ╎┃"


@dataclass(frozen=True)
class Size:
    """The room inside a cell, in characters."""

    width: int
    height: int


LARGE, MEDIUM, SMALL, NARROW, TINY = Size(8, 2), Size(5, 1), Size(4, 1), Size(3, 1), Size(1, 1)
SIZES = (LARGE, MEDIUM, SMALL, NARROW, TINY)


@dataclass(frozen=True)
class Picture:
    """What is drawn: tiles, numbers on cells to choose from, and whether a fountain is there."""

    tiles: Mapping[Cell, Tile]
    marks: Mapping[Cell, int] = field(default_factory=dict)
    fountain: bool = True
    fountain_walls: str = ""

    def built(self, cell: Cell) -> bool:
        """Whether something lies there."""
        return cell in self.tiles or (self.fountain and cell == FOUNTAIN)

    def walled(self, cell: Cell, side: str) -> bool:
        """Whether the tile on this cell has a wall on this side."""
        if self.fountain and cell == FOUNTAIN:
            return side in self.fountain_walls
        return cell in self.tiles and side in self.tiles[cell].walls

    def edge(self, cell: Cell, side: str) -> int:
        """What stands on this side of this cell."""
        step = STEPS[side]
        beyond = (cell[0] + step[0], cell[1] + step[1])
        if self.walled(cell, side) or self.walled(beyond, ACROSS[side]):
            return WALL
        return OPEN if self.built(cell) != self.built(beyond) else NOTHING

    def extent(self) -> tuple[int, int, int, int]:
        """West, north, east and south ends."""
        cells = [*self.tiles, *self.marks, *([FOUNTAIN] if self.fountain else [])]
        xs = [x for x, _ in cells]
        ys = [y for _, y in cells]
        return min(xs), min(ys), max(xs), max(ys)

    def room(self, size: Size) -> tuple[int, int]:
        """Columns and rows it takes."""
        west, north, east, south = self.extent()
        return (
            (east - west + 1) * (size.width + 1) + 1,
            (south - north + 1) * (size.height + 1) + 1,
        )


def fitting_size(picture: Picture, columns: int, rows: int) -> Size:
    """The largest size that fits; where the rows do not suffice anyway, only columns count."""
    for size in SIZES:
        width, height = picture.room(size)
        if width <= columns and (height <= rows or size.height == 1):
            return size
    return TINY


def draw(picture: Picture, size: Size, name: Callable[[str], str] = str.capitalize) -> Text:
    """The picture as text; `name` says a building type in full where there is room for it."""
    west, north, east, south = picture.extent()
    lines: list[Text] = []
    for y in range(north, south + 2):
        lines.append(_level_line(picture, size, y, west, east))
        if y <= south:
            lines.extend(_row(picture, size, y, west, east, name))
    result = Text("\n").join(lines)
    result.no_wrap = True
    return result


def _level_line(picture: Picture, size: Size, y: int, west: int, east: int) -> Text:
    """The line above the cells of row y, with the joints between them."""
    line = Text()
    for x in range(west, east + 2):
        kinds = _arms(picture, (x, y))
        heavy = WALL in kinds
        line.append(_joint(kinds), WALL_STYLE if heavy else OPEN_STYLE)
        if x <= east:
            line.append(LEVEL[kinds[1]] * size.width, _line_style(kinds[1]))
    return line


def _joint(kinds: tuple[int, int, int, int]) -> str:
    """Where lines meet; a dotted line that goes straight on stays dotted."""
    if kinds == (NOTHING, OPEN, NOTHING, OPEN):
        return LEVEL[OPEN]
    if kinds == (OPEN, NOTHING, OPEN, NOTHING):
        return UPRIGHT[OPEN]
    return JOINTS[kinds[0] * 27 + kinds[1] * 9 + kinds[2] * 3 + kinds[3]]


def _arms(picture: Picture, cell: Cell) -> tuple[int, int, int, int]:
    """The lines that meet at the north-west corner of a cell: up, right, down, left."""
    x, y = cell
    return (
        picture.edge((x, y - 1), "W"),
        picture.edge(cell, "N"),
        picture.edge(cell, "W"),
        picture.edge((x - 1, y), "N"),
    )


def _row(
    picture: Picture, size: Size, y: int, west: int, east: int, name: Callable[[str], str]
) -> list[Text]:
    lines = [Text() for _ in range(size.height)]
    for x in range(west, east + 2):
        kind = picture.edge((x, y), "W")
        labels, style = _inside(picture, (x, y), size, name)
        for line, label in zip(lines, labels, strict=True):
            line.append(UPRIGHT[kind], _line_style(kind))
            if x <= east:
                line.append(label, style)
    return lines


def _line_style(kind: int) -> str:
    return WALL_STYLE if kind == WALL else OPEN_STYLE


def _inside(
    picture: Picture, cell: Cell, size: Size, name: Callable[[str], str]
) -> tuple[list[str], str]:
    """What is written on a cell, one text per row, and its style."""
    number = picture.marks.get(cell)
    tile = picture.tiles.get(cell)
    if number is not None:
        below = tile.short if tile else ""
        return _fill([_mark(number, size), below], size), MARK_STYLE
    if tile is None:
        fountain = picture.fountain and cell == FOUNTAIN
        sign = "≈" * min(3, size.width) if fountain else ""
        return _fill([sign, sign], size), FOUNTAIN_STYLE if fountain else ""
    texts = [tile.letter] if size.width == 1 else [tile.short]
    if size.height > 1:
        texts = [name(tile.kind), tile.short]
    return _fill(texts, size), tile.style


def _mark(number: int, size: Size) -> str:
    """A number to choose, in brackets where there is room; one sign must do in the tiniest."""
    if size.width == 1:
        return "0123456789abcdefghijklmnopqrstuvwxyz"[number % 36]
    bracketed = f"[{number}]"
    return bracketed if len(bracketed) <= size.width else str(number)


def _fill(texts: list[str], size: Size) -> list[str]:
    return [text[: size.width].center(size.width) for text in texts[: size.height]]
