"""An Alhambra on squared paper: what lies on which cell, with all its walls."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from alhambra.referee.pieces import FOUNTAIN, TYPES, Cell, beside, is_base, printed_walls, turned

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
    """A tile on half a cell, open at the two sides of its corner, with a wall as its long side."""

    tile: str
    corner: str
    colour: str


@dataclass(frozen=True)
class Outwork:
    """A tile outside the walls that leans on them with its bastions."""

    tile: str
    bastions: str


@dataclass
class Paper:
    """One Alhambra, or a single piece of it."""

    squares: dict[Cell, Square] = field(default_factory=dict)
    halves: dict[Cell, Half] = field(default_factory=dict)
    outworks: dict[Cell, Outwork] = field(default_factory=dict)
    gates: frozenset[Gate] = frozenset()  # each from both of its sides

    def types(self) -> list[str]:
        """The type of every finished building."""
        return [square.type for square in self.squares.values() if square.type]

    def tiles(self) -> dict[str, Cell]:
        """Where each tile lies, without the fountain: its first cell."""
        lying: dict[str, Cell] = {}
        for cell, square in self.squares.items():
            if cell != FOUNTAIN:
                lying.setdefault(square.tile, cell)
        lying.update({half.tile: cell for cell, half in self.halves.items()})
        lying.update({outwork.tile: cell for cell, outwork in self.outworks.items()})
        return lying

    def cells(self) -> set[Cell]:
        """Every cell on which something lies."""
        return {*self.squares, *self.halves, *self.outworks}

    def cells_of(self, tile: str) -> list[Cell]:
        """The cells of a tile, the first one first."""
        layers = (self.squares, self.halves, self.outworks)
        return [cell for layer in layers for cell, lying in layer.items() if lying.tile == tile]

    def with_piece(self, piece: "Paper") -> "Paper":
        """The Alhambra with one more piece."""
        return Paper(
            {**self.squares, **piece.squares},
            {**self.halves, **piece.halves},
            {**self.outworks, **piece.outworks},
            self.gates | piece.gates,
        )

    def without(self, gone: Collection[Cell]) -> "Paper":
        """The Alhambra without what lies on these cells."""
        return Paper(
            {cell: square for cell, square in self.squares.items() if cell not in gone},
            {cell: half for cell, half in self.halves.items() if cell not in gone},
            {cell: outwork for cell, outwork in self.outworks.items() if cell not in gone},
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

    def buildings_from(self, cell: Cell, side: str) -> int:
        """The buildings of the unbroken line of tiles that begins here.

        The line goes on over a building that is not finished, but does not count it.
        """
        return sum(square.finished for square in self.line(cell, side))


def lone_square(tile: str, at: Cell, turn: int, added: str, finished: bool) -> Paper:
    """A tile on one cell by itself, as most are."""
    word = tile.split(maxsplit=1)[0]
    colour = word if word in TYPES else ""
    return Paper({at: square(tile, colour, printed_walls(tile), added, turn, finished)})


def square(
    tile: str, colour: str, walls: str, added: str, turn: int, finished: bool = True
) -> Square:
    """One cell with the walls that are printed and those that were added, turned so often."""
    printed = frozenset(turned(side, turn) for side in walls)
    more = frozenset(turned(side, turn) for side in added)
    return Square(tile, colour, printed | more, printed, turn, finished)
