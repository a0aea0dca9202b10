"""What the shape of an Alhambra is worth: its wall, and how much can still be built on to it."""

from dataclasses import dataclass
from typing import Final

from alhambra.bots.laid import NO_TILE, Laid, Layout, lay, lift
from alhambra.bots.table import Table
from alhambra.engine.board import Board
from alhambra.engine.cells import CELL_MASK, cell_at
from alhambra.engine.outline import longest_wall
from alhambra.engine.survey import fits, survey
from alhambra.search.estimate import openness


@dataclass(frozen=True)
class Shape:
    """The longest wall, and the openness: how well tiles of all kinds will still fit."""

    wall: int
    openness: int


FLAT: Final = Shape(0, 0)


def shape_of(board: Board) -> Shape:
    """Measures a board."""
    return Shape(int(longest_wall(board)), int(openness(board)))


def free_cells(board: Board, walls: int) -> list[int]:
    """Where a one-cell tile with these walls may be added."""
    survey(board)
    return [int(entry & CELL_MASK) for entry in board.frontier if fits(entry, walls)]


class Site:
    """One Alhambra and what it would become; measured once and remembered."""

    def __init__(self, table: Table) -> None:
        self._layout: Layout | None = table.layout
        self._rules = table.rules
        self._board = table.board()
        self._known: dict[tuple[int, int, int], Shape] = {}
        self._spots: dict[int, list[int]] = {}
        self.now = FLAT if self._board is None else shape_of(self._board)

    def shows(self, table: Table) -> bool:
        """Whether this is the Alhambra on that table."""
        mine = (self._layout, self._rules)
        return self._layout is not None and mine == (table.layout, table.rules)

    def spots(self, tile: int) -> list[int]:
        """The cells on which the tile may be added unturned, as far as the build rules go.

        Tiles of other shapes than one cell have none: nobody asks where they might go.
        """
        if self._board is None or tile == NO_TILE or not self._rules.tile_simple[tile]:
            return []
        if tile not in self._spots:
            self._spots[tile] = free_cells(self._board, int(self._rules.tile_walls[tile]))
        return self._spots[tile]

    def after(self, tile: int, at: list[int], turn: int = 0) -> Shape:
        """The shape once the tile lies there instead of whatever does now (NO_TILE: nothing)."""
        return self.after_cell(tile, cell_at(at[0], at[1]), turn)

    def after_cell(self, tile: int, cell: int, turn: int = 0) -> Shape:
        """The same for a cell as the engine numbers it."""
        if self._board is None:
            return self.now
        key = (tile, cell, turn)
        if key not in self._known:
            board = self._board.copy()
            lift(board, self._rules, cell)
            if tile != NO_TILE:
                lay(board, self._rules, Laid(tile, cell, turn))
            self._known[key] = shape_of(board)
        return self._known[key]
