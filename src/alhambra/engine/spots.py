"""Listing: every way to add a tile, to remove one and to exchange one.

Tiles of one cell are read off the survey of the board; pieces of other shapes are tried one by one.
"""

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.building import first_cells
from alhambra.engine.cells import CELL_MASK, STRIDE, buildable
from alhambra.engine.laying import (
    pack_spot,
    refuse_add,
    refuse_exchange,
    turned_step,
    veto_add,
    veto_exchange,
    veto_remove,
    veto_store,
    walls_of,
)
from alhambra.engine.piece import legs
from alhambra.engine.rules import ANNEX, TileSpec
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Moves, pack
from alhambra.engine.survey import find_removable, fits, mate_of, replaces, survey


def offer_adds(deed: Deed, state: State, seat: i64, tile: i64, out: Moves, turns: i64 = 0) -> None:
    """Appends a move for each way to add the tile; `turns` if it may be turned for once."""
    if not turns:
        turns = state.rules.tile_turns[tile]
    if not state.rules.tile_simple[tile]:
        _offer_odd_adds(deed, state, seat, tile, out, turns)
        return
    board = state.boards[int(seat)]
    survey(board)
    vetoes = len(state.rules.veto_add)
    for turn in range(turns):
        walls = walls_of(state, tile, turn)
        for entry in board.frontier:
            if fits(entry, walls):
                cell = entry & CELL_MASK
                if not vetoes or veto_add(state, seat, tile, turn, cell) == "":
                    out.add(pack_spot(deed, tile, turn, cell))


def _offer_odd_adds(deed: Deed, state: State, seat: i64, tile: i64, out: Moves, turns: i64) -> None:
    """The same for annexes, half cells and tiles of two cells."""
    board = state.boards[int(seat)]
    spec = state.rules.tiles[int(tile)]
    for y in range(board.top - 2, board.bottom + 3):
        for cell in range(y * STRIDE + board.left - 2, y * STRIDE + board.right + 3):
            if board.face[cell] != 0 or (board.near[cell] < 16 and not spec.second):
                continue
            for turn in range(turns):
                if _misfit(spec, board, turn, cell):
                    continue
                if refuse_add(state, seat, tile, turn, cell) == "":
                    out.add(pack_spot(deed, tile, turn, cell))


def _misfit(spec: TileSpec, board: Board, turn: i64, cell: i64) -> bool:
    """Whether a look at the sides of the cell shows that the tile cannot lie here."""
    if spec.second:
        other = cell + turned_step(spec.second, turn)
        taken = not buildable(other) or board.face[other] != 0
        return taken or (board.near[cell] | board.near[other]) < 16
    touch = board.touched(cell)
    if spec.shape == ANNEX:
        return touch & ~(board.facing_walls(cell) & spec.walls[0]) != 0
    touch &= legs(turn)
    return touch == 0 or board.facing_walls(cell) & touch != 0


def offer_lifts(deed: Deed, state: State, seat: i64, out: Moves) -> None:
    """Appends a move for each tile that may be removed."""
    board = state.boards[int(seat)]
    find_removable(board)
    stays = len(state.rules.veto_store) > 0
    vetoes = len(state.rules.veto_remove)
    for cell in board.removable:
        if vetoes and veto_remove(state, seat, cell) != "":
            continue
        if not stays or veto_store(state, seat, i64(board.tile[cell])) == "":
            out.add(pack(deed.number, 0, cell, 0))


def offer_exchanges(
    deed: Deed,
    state: State,
    seat: i64,
    tile: i64,
    out: Moves,
    turns: i64 = 0,
    stored: bool = True,
) -> None:
    """Appends a move for each tile whose place this one may take; `turns` as for adding.

    The other tile is `stored` in the reserve, as a rule.
    """
    rules = state.rules
    if not turns:
        turns = rules.tile_turns[tile]
    if not rules.tile_simple[tile]:
        _offer_odd_exchanges(deed, state, seat, tile, out, turns, stored)
        return
    board = state.boards[int(seat)]
    survey(board)
    vetoes = len(rules.veto_add) + len(rules.veto_exchange)
    vetoes += len(rules.veto_store)
    for turn in range(turns):
        walls = walls_of(state, tile, turn)
        for entry in board.standing:
            if replaces(entry, walls):
                cell = entry & CELL_MASK
                if not vetoes or veto_exchange(state, seat, tile, turn, cell, stored) == "":
                    out.add(pack_spot(deed, tile, turn, cell))
        for entry in board.swaps:
            if fits(entry, walls):
                cell = entry & CELL_MASK
                if not vetoes or veto_exchange(state, seat, tile, turn, cell, stored) == "":
                    out.add(pack_spot(deed, tile, turn, cell))


def _offer_odd_exchanges(
    deed: Deed, state: State, seat: i64, tile: i64, out: Moves, turns: i64, stored: bool
) -> None:
    """Annexes and tiles of two cells only ever replace their like, turned ones either way."""
    board = state.boards[int(seat)]
    spec = state.rules.tiles[int(tile)]
    cells: list[int] = []
    if spec.shape == ANNEX:
        cells = sorted(board.annexes)
    else:
        for first in first_cells(board):
            other = int(mate_of(board, first))
            if other >= 0:
                cells += [first, other]
    for turn in range(turns):
        for cell in cells:
            if refuse_exchange(state, seat, tile, turn, cell, stored) == "":
                out.add(pack_spot(deed, tile, turn, cell))
