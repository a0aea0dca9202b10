"""An Alhambra in box characters: heavy lines are walls, dotted ones open sides.

Neighbouring tiles share the line between them; where one may walk from tile to tile it is blank.
The two cells of one tile are tied by a double line, a gate in a wall is an arch.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from alhambra.showing.printed import GATE_STYLE, OPEN_STYLE, WALL_STYLE, Cell, Tile
from alhambra.terminal.insides import (
    Row,
    Size,
    fountain_rows,
    free_rows,
    marked_rows,
    tile_rows,
)

FOUNTAIN: Cell = (0, 0)
NOTHING, OPEN, WALL = 0, 1, 2
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}

# Where lines meet, by the kinds of the four arms: up * 27 + right * 9 + down * 3 + left.
JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
LEVEL = " ╌━"
UPRIGHT = " ╎┃"
ARCH = "∩"
TIE_ACROSS, TIE_DOWN = "═", "║"

LARGE, MEDIUM, SMALL, NARROW, TINY = Size(8, 2), Size(5, 1), Size(4, 1), Size(3, 1), Size(1, 1)
SIZES = (LARGE, MEDIUM, SMALL, NARROW, TINY)


@dataclass(frozen=True)
class Picture:
    """What is drawn: tiles, numbers on cells to choose from, and whether a fountain is there."""

    tiles: Mapping[Cell, Tile]
    marks: Mapping[Cell, int] = field(default_factory=dict)
    fountain: bool = True
    fountain_walls: str = ""
    gates: frozenset[tuple[Cell, str]] = frozenset()

    def built(self, cell: Cell, side: str) -> bool:
        """Whether something of the Alhambra lies there and reaches this side of the cell."""
        tile = self.tiles.get(cell)
        if tile is None:
            return self.fountain and cell == FOUNTAIN
        return side in tile.half if tile.half else not tile.outside

    def walled(self, cell: Cell, side: str) -> bool:
        """Whether the tile on this cell has a wall on this side."""
        if self.fountain and cell == FOUNTAIN:
            return side in self.fountain_walls
        tile = self.tiles.get(cell)
        return tile is not None and not tile.outside and side in tile.walls

    def edge(self, cell: Cell, side: str) -> int:
        """What stands on this side of this cell."""
        beyond = neighbour(cell, side)
        if self.walled(cell, side) or self.walled(beyond, ACROSS[side]):
            return WALL
        built = self.built(cell, side)
        return OPEN if built != self.built(beyond, ACROSS[side]) else NOTHING

    def gate(self, cell: Cell, side: str) -> bool:
        """Whether there is a gate in the wall on this side of this cell."""
        return (cell, side) in self.gates or (neighbour(cell, side), ACROSS[side]) in self.gates

    def tied(self, cell: Cell, side: str) -> bool:
        """Whether the same tile lies beyond this side."""
        tile = self.tiles.get(cell)
        return tile is not None and tile.mate == neighbour(cell, side)

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


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell beyond a side."""
    step = STEPS[side]
    return cell[0] + step[0], cell[1] + step[1]


def fitting_size(picture: Picture, columns: int, rows: int) -> Size:
    """The largest size that fits; if there are too few rows for any, only columns count."""
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
            _append_level(line, picture, (x, y), size)
    return line


def _append_level(line: Text, picture: Picture, cell: Cell, size: Size) -> None:
    """The line above one cell; a gate or a tie stands in its middle."""
    kind = picture.edge(cell, "N")
    sign = ARCH if picture.gate(cell, "N") else TIE_DOWN if picture.tied(cell, "N") else ""
    before = (size.width - len(sign)) // 2
    after = size.width - len(sign) - before
    line.append(LEVEL[kind] * before, _line_style(kind))
    line.append(sign, GATE_STYLE if sign == ARCH else WALL_STYLE)
    line.append(LEVEL[kind] * after, _line_style(kind))


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
        rows = _inside(picture, (x, y), size, name)
        for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
            _append_upright(line, picture, (x, y), first=number == 0)
            if x <= east:
                line.append_tokens(row)
    return lines


def _append_upright(line: Text, picture: Picture, cell: Cell, first: bool) -> None:
    """One row of the line west of a cell; a gate stands in its first row."""
    kind = picture.edge(cell, "W")
    if first and picture.gate(cell, "W"):
        line.append(ARCH, GATE_STYLE)
    elif picture.tied(cell, "W"):
        line.append(TIE_ACROSS, WALL_STYLE)
    else:
        line.append(UPRIGHT[kind], _line_style(kind))


def _line_style(kind: int) -> str:
    return WALL_STYLE if kind == WALL else OPEN_STYLE


def _inside(picture: Picture, cell: Cell, size: Size, name: Callable[[str], str]) -> list[Row]:
    """What is written on a cell."""
    tile = picture.tiles.get(cell)
    if cell in picture.marks:
        return marked_rows(picture.marks[cell], tile, size)
    if tile is not None:
        return tile_rows(tile, size, name)
    return fountain_rows(size) if picture.fountain and cell == FOUNTAIN else free_rows(size)
