"""Where a small piece stands on a tile: on its only cell, or on one of its two.

A spot is the tile's number, with a bit above it for the second cell of a two-cell tile. It stays
the same wherever the tile goes, so whatever stands there goes along without being told.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.cells import CELL_MASK, SECOND_MARK
from alhambra.engine.kinds import NONE, Kind
from alhambra.engine.rules import Rules
from alhambra.engine.survey import first_cell, mate_of, survey

TILE_MASK: Final = 255
SECOND: Final = 256
SPOTS: Final = 512  # all spots lie below this number


def spot_at(board: Board, cell: i64) -> int:
    """The spot on this built cell."""
    tile = int(board.tile[cell])
    if board.doubles and first_cell(board, cell) != cell:
        return tile | SECOND
    return tile


def cell_of_spot(board: Board, spot: int) -> int:
    """The cell of the spot in this Alhambra, -1 if the tile does not lie there."""
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        if int(board.tile[cell]) == spot & TILE_MASK:
            first = first_cell(board, cell)
            return int(mate_of(board, first) if spot & SECOND else first)
    return -1


def cells_standing(board: Board) -> list[int]:
    """All cells one can stand on, in their order; whatever lies outside the walls is none."""
    survey(board)
    return [int(entry & CELL_MASK) for entry in board.standing]


class _Spot(Kind):
    """A spot as the tile's name, with a mark for its second cell."""

    def text(self, rules: Rules, value: i64) -> object:
        name = rules.tiles[int(value & TILE_MASK)].name
        return name + SECOND_MARK if value & SECOND else name

    def find(self, rules: Rules, text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError("a tile is written as a text")
        name = text.removesuffix(SECOND_MARK)
        tile = rules.tile_by_name.get(name, NONE)
        if tile == NONE or name == text:
            return tile
        return tile | SECOND if rules.tiles[tile].second else NONE

    def size(self, rules: Rules) -> i64:
        return SPOTS


SPOT: Final[Kind] = _Spot("spot", noun="tile", reason="no_such_tile")
