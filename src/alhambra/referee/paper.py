"""An Alhambra on squared paper: what lies on which cell, with all its walls."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from alhambra.referee.pieces import (
    CORNERS,
    PROJECTS,
    TYPES,
    Cell,
    beside,
    is_base,
    printed_walls,
    turned,
)

View = dict[str, Any]
Gate = tuple[Cell, str]


@dataclass(frozen=True)
class Square:
    """One whole cell of a tile."""

    tile: str
    colour: str  # the type that is printed on it, "" for none
    walls: frozenset[str]
    printed: frozenset[str]  # those of its walls that were not added later
    turn: int = 0
    finished: bool = True

    @property
    def type(self) -> str:
        """The building that counts: none as long as it is not finished."""
        return self.colour if self.finished else ""

    @property
    def base(self) -> bool:
        """Whether it is one of the 54 tiles of the base game, and finished."""
        return self.finished and is_base(self.tile)


@dataclass(frozen=True)
class Half:
    """A watchtower: half a cell, open at the two sides of its corner."""

    tile: str
    corner: str
    colour: str


@dataclass(frozen=True)
class Camp:
    """A tile outside the walls that leans on them with its bastions."""

    tile: str
    bastions: str


@dataclass
class Paper:
    """One Alhambra, or a single piece of it."""

    squares: dict[Cell, Square] = field(default_factory=dict)
    halves: dict[Cell, Half] = field(default_factory=dict)
    camps: dict[Cell, Camp] = field(default_factory=dict)
    gates: frozenset[Gate] = frozenset()  # each from both of its sides

    def types(self) -> list[str]:
        """The type of every finished building."""
        return [square.type for square in self.squares.values() if square.type]

    def tiles(self) -> dict[str, Cell]:
        """Where each tile lies, without the fountain: its first cell."""
        lying: dict[str, Cell] = {}
        for cell, square in self.squares.items():
            if cell != (0, 0):
                lying.setdefault(square.tile, cell)
        lying.update({half.tile: cell for cell, half in self.halves.items()})
        lying.update({camp.tile: cell for cell, camp in self.camps.items()})
        return lying

    def cells(self) -> set[Cell]:
        """Every cell on which something lies."""
        return {*self.squares, *self.halves, *self.camps}

    def cells_of(self, tile: str) -> list[Cell]:
        """The cells of a tile, the first one first."""
        if tile.startswith("project "):
            return [cell for cell, square in self.squares.items() if square.tile == tile]
        return [self.tiles()[tile]]

    def with_piece(self, piece: "Paper") -> "Paper":
        """The Alhambra with one more piece."""
        return Paper(
            {**self.squares, **piece.squares},
            {**self.halves, **piece.halves},
            {**self.camps, **piece.camps},
            self.gates | piece.gates,
        )

    def without(self, gone: Collection[Cell]) -> "Paper":
        """The Alhambra without what lies on these cells."""
        return Paper(
            {cell: square for cell, square in self.squares.items() if cell not in gone},
            {cell: half for cell, half in self.halves.items() if cell not in gone},
            {cell: camp for cell, camp in self.camps.items() if cell not in gone},
            self.gates,
        )

    def line(self, cell: Cell, side: str) -> list[Square]:
        """Whole cells in a straight line, as far as there is no gap."""
        found = []
        here = beside(cell, side)
        while here in self.squares:
            found.append(self.squares[here])
            here = beside(here, side)
        return found


def piece(tile: str, at: Cell, turn: int = 0, added: str = "", finished: bool = True) -> Paper:
    """One tile by itself, laid with its first cell here."""
    words = tile.split()
    first, _, second = added.partition("/")
    if words[0] == "camp":
        return Paper(camps={at: Camp(tile, words[2])})
    if words[0] == "watchtower":
        return Paper(halves={at: Half(tile, CORNERS[turn], words[1])})
    if words[0] == "project":
        way, walls = PROJECTS[f"{words[1]} {words[2]}"]
        other = beside(at, turned(way, turn))
        halves = ((at, words[1], first), (other, words[2], second))
        return Paper({c: _square(tile, kind, walls, more, turn) for c, kind, more in halves})
    colour = words[0] if words[0] in TYPES else ""
    walls = printed_walls(tile)
    return Paper({at: _square(tile, colour, walls, first, turn, finished)})


def _square(
    tile: str, colour: str, walls: str, added: str, turn: int, finished: bool = True
) -> Square:
    printed = frozenset(turned(side, turn) for side in walls)
    more = frozenset(turned(side, turn) for side in added)
    return Square(tile, colour, printed | more, printed, turn, finished)


def paper(view: View, seat: int) -> Paper:
    """The Alhambra of one seat."""
    mine = view["seats"][seat]
    walls = frozenset(mine.get("fountain", ""))
    found = Paper({(0, 0): Square(f"fountain {seat}", "", walls, frozenset())})
    sites = unfinished(view)
    for lying in mine["board"]:
        tile, (x, y) = lying["tile"], lying["at"]
        turn, added = lying.get("turn", 0), lying.get("added", "")
        laid = piece(tile, (x, y), turn, added, tile not in sites)
        found.squares.update(laid.squares)
        found.halves.update(laid.halves)
        found.camps.update(laid.camps)
    found.gates = frozenset(
        gate
        for x, y, side in view.get("city_gates", {}).get("gates", {seat: []})[seat]
        for gate in (((x, y), side), (beside((x, y), side), turned(side, 2)))
    )
    return found


def unfinished(view: View) -> set[str]:
    """The buildings on which a site lies."""
    return {site["tile"] for site in view.get("building_sites", {}).get("sites", [])}
