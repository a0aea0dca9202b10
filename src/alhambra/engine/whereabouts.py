"""Where a tile is: in whose Alhambra, or anywhere before a seat."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.cells import CELL_MASK, FOUNTAIN
from alhambra.engine.laying import unfinished
from alhambra.engine.state import State
from alhambra.engine.survey import survey

NOWHERE: Final = -1


def cell_in(state: State, seat: i64, tile: i64) -> i64:
    """A cell of the seat's Alhambra on which the tile lies, NOWHERE if it lies on none."""
    board = state.boards[int(seat)]
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        if i64(board.tile[cell]) == tile and cell != FOUNTAIN:
            return cell
    return NOWHERE


def counts_in(state: State, seat: i64, tile: i64) -> bool:
    """Whether the tile is a finished building of the seat's Alhambra."""
    rules = state.rules
    if state.boards[int(seat)].counts[rules.tile_kind[tile]] == 0:
        return False
    if cell_in(state, seat, tile) == NOWHERE:
        return False
    return not (rules.fold_unfinished and unfinished(state, tile))


def seat_with(state: State, tile: i64) -> i64:
    """The seat in whose Alhambra the tile lies, NOWHERE if it lies in none."""
    for seat in range(i64(state.rules.players)):
        if cell_in(state, seat, tile) != NOWHERE:
            return seat
    return NOWHERE
