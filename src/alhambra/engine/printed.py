"""What is printed on the tile that covers a cell: its building type there, and its walls."""

from mypy_extensions import i64

from alhambra.engine.board import UNTYPED, Board
from alhambra.engine.cells import turned
from alhambra.engine.state import State
from alhambra.engine.survey import first_cell


def kind_at(state: State, seat: i64, cell: i64) -> i64:
    """The building type that lies on this cell, finished or not; UNTYPED if none does."""
    board = state.boards[int(seat)]
    if board.face[cell] == 0:
        return UNTYPED
    if board.doubles == 0:
        return state.rules.tile_kind[i64(board.tile[cell])]
    return state.rules.tiles[int(board.tile[cell])].kinds[_part(state, board, cell)]


def printed_walls(state: State, seat: i64, cell: i64) -> i64:
    """The walls of this cell as its tile lies, without those that were added later."""
    board = state.boards[int(seat)]
    if board.face[cell] == 0:
        return 0
    walls = state.rules.tiles[int(board.tile[cell])].walls[_part(state, board, cell)]
    return turned(walls, board.turns.get(int(first_cell(board, cell)), 0))


def _part(state: State, board: Board, cell: i64) -> int:
    """0 for the first cell of a tile, 1 for its second."""
    spec = state.rules.tiles[int(board.tile[cell])]
    return 1 if spec.second and cell != first_cell(board, cell) else 0
