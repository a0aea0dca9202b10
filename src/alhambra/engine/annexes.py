"""Redesign of annexes, which lie outside the walls: removed, exchanged, or replaced by a building.

Nothing leans on an annex and nobody walks over it, so only holes and its own contacts matter.
"""

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.building import no_add, no_annex
from alhambra.engine.cells import ALL_SIDES, FOUNTAIN
from alhambra.engine.holes import ground_of, sides_touched
from alhambra.engine.piece import Piece


def no_annex_removal(board: Board, cell: i64) -> str:
    """Why the annex here may not be removed, "" if it may: the others could enclose its place."""
    if int(cell) not in board.annexes:
        return "no_tile_there"
    return "hole" if sides_touched(ground_of(board), cell) == ALL_SIDES else ""


def no_annex_exchange(board: Board, cell: i64, bastions: i64) -> str:
    """Why an annex with these bastions may not take the place of what lies here, "" if it may.

    Every building has an open side towards another, so it can only replace another annex.
    """
    if cell == FOUNTAIN:
        return "fountain_stays"
    if int(cell) not in board.annexes:
        return "no_tile_there" if board.face[cell] == 0 else "bastion_needs_wall"
    old = board.annexes.pop(int(cell))
    reason = no_annex(board, cell, bastions)
    board.annexes[int(cell)] = old
    return reason


def no_add_for_annex(board: Board, cell: i64, piece: Piece) -> str:
    """Why the piece may not take the place of the annex here, "" if it may."""
    if piece.cells != [int(cell)]:
        return "other_shape"
    old = board.annexes.pop(int(cell))
    reason = no_add(board, piece)
    board.annexes[int(cell)] = old
    return reason
