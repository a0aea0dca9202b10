"""Ways over a board: straight lines of built cells, and steps on foot."""

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.cells import BIT, STEP
from alhambra.engine.laying import unfinished
from alhambra.engine.state import State
from alhambra.engine.survey import walkable_sides


def line(board: Board, cell: i64, side: i64) -> list[int]:
    """The unbroken straight line of whole built cells that begins beside this cell.

    Walls do not break it; a gap, a half cell and what stands outside the walls end it.
    """
    found: list[int] = []
    cell += STEP[side]
    while board.built(cell) and int(cell) not in board.halves:
        found.append(int(cell))
        cell += STEP[side]
    return found


def buildings_in_line(state: State, seat: i64, cell: i64, side: i64) -> i64:
    """How many buildings stand in the line that begins beside this cell of a seat's Alhambra.

    The fountain and each cell of a tile on two cells count. A building that is not finished does
    not, but the line goes on behind it.
    """
    board = state.boards[int(seat)]
    count: i64 = 0
    for other in line(board, cell, side):
        if not unfinished(state, i64(board.tile[other])):
            count += 1
    return count


def on_foot(board: Board, cell: i64) -> list[int]:
    """The cells one may step to from here: over open sides and through gates."""
    sides = walkable_sides(board, cell)
    return [int(cell + STEP[side]) for side in range(i64(4)) if sides & BIT[side]]
