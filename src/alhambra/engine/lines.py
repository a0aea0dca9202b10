"""Ways over a board: straight lines of built cells, and steps on foot."""

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.cells import BIT, STEP
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


def on_foot(board: Board, cell: i64) -> list[int]:
    """The cells one may step to from here: over open sides and through gates."""
    sides = walkable_sides(board, cell)
    return [int(cell + STEP[side]) for side in range(i64(4)) if sides & BIT[side]]
