"""Laying tiles: where a seat may add, lift or exchange one, and what happens when it does.

A tile is laid with a number of quarter turns; most tiles may not be turned. Halves of a cell are
"turned" to a corner, annexes lie outside the walls, some tiles cover two cells. Where tiles of one
cell may go is read off the survey, everything else is asked of `building`.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.annexes import no_add_for_annex, no_annex_exchange, no_annex_removal
from alhambra.engine.announcement import LIFTED, PLACED, STORED, with_tile
from alhambra.engine.board import Board
from alhambra.engine.building import (
    cells_of,
    first_cells,
    lay_piece,
    lift_piece,
    no_add,
    no_annex,
    no_exchange,
    no_remove,
)
from alhambra.engine.cells import (
    ALL_SIDES,
    STRIDE,
    letters_from_sides,
    turned,
)
from alhambra.engine.piece import Piece
from alhambra.engine.rules import ANNEX, HALF_CELL, TileSpec
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell, read_tile
from alhambra.engine.survey import first_cell

TURN_SHIFT: Final = 8
TILE_MASK: Final = 255
SECOND_SHIFT: Final = 4  # added walls of a second cell lie above those of the first


# --- Moves that name a tile, its turn and its cell


def pack_spot(deed: Deed, tile: i64, turn: i64, cell: i64) -> i64:
    """A move that lays a tile somewhere."""
    return pack(deed.number, tile | (turn << TURN_SHIFT), cell, 0)


def tile_of(code: i64) -> i64:
    """The tile of such a move."""
    return arg_a(code) & TILE_MASK


def turn_of(code: i64) -> i64:
    """Its quarter turns."""
    return arg_a(code) >> TURN_SHIFT


def cell_of(code: i64) -> i64:
    """Its cell."""
    return arg_b(code)


def spot_parts(state: State, code: i64) -> dict[str, object]:
    """`tile`, `at`, and `turn` if the tile is turned."""
    parts: dict[str, object] = {"tile": tile_name(state, tile_of(code))}
    parts["at"] = cell_part(cell_of(code))
    if turn_of(code):
        parts["turn"] = int(turn_of(code))
    return parts


def read_spot(deed: Deed, state: State, parts: dict[str, object]) -> i64:
    """Packs the parts of a move that lays a tile."""
    tile = read_tile(state.rules, parts)
    turn = parts.get("turn", 0)
    if type(turn) is not int or not 0 <= turn < state.rules.tiles[int(tile)].turns:
        raise BadMoveError("cannot_turn", str(turn))
    return pack_spot(deed, tile, turn, read_cell(parts))


def tile_name(state: State, tile: i64) -> str:
    """The tile as text."""
    return state.rules.tiles[int(tile)].name


# --- Shapes


def walls_of(state: State, tile: i64, turn: i64) -> i64:
    """The walls of a one-cell tile so turned, with those that were added to it."""
    walls = state.rules.tile_walls[tile]
    if state.added_walls:
        walls |= state.added_walls.get(int(tile), 0)
    return turned(walls, turn) if turn else walls


def piece_at(state: State, tile: i64, turn: i64, cell: i64) -> Piece:
    """The tile, so turned, as a piece whose first cell is this one."""
    spec = state.rules.tiles[int(tile)]
    if spec.shape == HALF_CELL:
        return Piece([int(cell)], [0], int(turn))
    if not spec.second:
        return Piece([int(cell)], [int(walls_of(state, tile, turn))])
    return _two_cells(state, spec, tile, turn, cell)


def _two_cells(state: State, spec: TileSpec, tile: i64, turn: i64, cell: i64) -> Piece:
    """Turning a two-cell tile turns its footprint; the first cell stays first."""
    added = state.added_walls.get(int(tile), 0)
    first = spec.walls[0] | (added & int(ALL_SIDES))
    second = spec.walls[1] | (added >> SECOND_SHIFT)
    return Piece(
        [int(cell), int(cell + turned_step(spec.second, turn))],
        [int(turned(first, turn)), int(turned(second, turn))],
    )


def turned_step(step: i64, turn: i64) -> i64:
    """The way from the first cell to the second after so many quarter turns clockwise."""
    for _ in range(turn):
        step = -1 if step == STRIDE else STRIDE if step == 1 else 1 if step == -STRIDE else -STRIDE
    return step


# --- May it be done? By the key of the broken rule


def refuse_add(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why the tile may not be added there, "" if it may."""
    board = state.boards[int(seat)]
    if state.rules.tiles[int(tile)].shape == ANNEX:
        reason = no_annex(board, cell, state.rules.tile_walls[tile])
    else:
        reason = no_add(board, piece_at(state, tile, turn, cell))
    return reason if reason else veto_add(state, seat, tile, turn, cell)


def refuse_lift(state: State, seat: i64, cell: i64) -> str:
    """Why the tile here may not be removed, "" if it may."""
    board = state.boards[int(seat)]
    annex = int(cell) in board.annexes
    reason = no_annex_removal(board, cell) if annex else no_remove(board, cell)
    return reason if reason else veto_remove(state, seat, cell)


def refuse_remove(state: State, seat: i64, cell: i64) -> str:
    """Why the tile here may not be removed to the reserve, "" if it may."""
    reason = refuse_lift(state, seat, cell)
    if reason or not state.rules.veto_store:
        return reason
    return veto_store(state, seat, i64(state.boards[int(seat)].tile[cell]))


def refuse_exchange(
    state: State, seat: i64, tile: i64, turn: i64, cell: i64, stored: bool = True
) -> str:
    """Why the tile may not take the place of the one here, "" if it may.

    The other one is `stored` in the reserve, as a rule.
    """
    board = state.boards[int(seat)]
    if state.rules.tiles[int(tile)].shape == ANNEX:
        reason = no_annex_exchange(board, cell, state.rules.tile_walls[tile])
    elif int(cell) in board.annexes:
        reason = no_add_for_annex(board, cell, piece_at(state, tile, turn, cell))
    else:
        reason = no_exchange(board, cell, piece_at(state, tile, turn, cell))
    return reason if reason else veto_exchange(state, seat, tile, turn, cell, stored)


def veto_add(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why a module forbids laying the tile there, "" if none does."""
    for module in state.rules.veto_add:
        reason = module.veto_add(state, seat, tile, turn, cell)
        if reason:
            return reason
    return ""


def veto_remove(state: State, seat: i64, cell: i64) -> str:
    """Why a module forbids removing the tile here, "" if none does."""
    for module in state.rules.veto_remove:
        reason = module.veto_remove(state, seat, cell)
        if reason:
            return reason
    return ""


def veto_store(state: State, seat: i64, tile: i64) -> str:
    """Why a module keeps this tile out of the reserve, "" if none does."""
    for module in state.rules.veto_store:
        reason = module.veto_store(state, seat, tile)
        if reason:
            return reason
    return ""


def veto_exchange(
    state: State, seat: i64, tile: i64, turn: i64, cell: i64, stored: bool = True
) -> str:
    """Why a module forbids exchanging the tile here for this one, "" if none does."""
    reason = ""
    if stored and state.rules.veto_store:
        reason = veto_store(state, seat, i64(state.boards[int(seat)].tile[cell]))
    for module in state.rules.veto_exchange:
        if reason:
            return reason
        reason = module.veto_exchange(state, seat, tile, cell)
    return reason if reason else veto_add(state, seat, tile, turn, cell)


# --- Doing it


def install(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> None:
    """The tile lies in the Alhambra; everybody who cares hears of it."""
    rules = state.rules
    board = state.boards[int(seat)]
    if rules.tile_simple[tile]:
        board.lay(cell, tile, walls_of(state, tile, turn), rules.tile_kind[tile])
        if turn:
            board.turns[int(cell)] = int(turn)
    elif rules.tiles[int(tile)].shape == ANNEX:
        board.lay_annex(cell, tile, rules.tile_walls[tile])
    else:
        kinds = rules.tiles[int(tile)].kinds
        lay_piece(board, piece_at(state, tile, turn, cell), tile, kinds)
        if turn:
            board.turns[int(cell)] = int(turn)
    if rules.fold_unfinished and unfinished(state, tile):
        board.recount(rules.tile_kind[tile], -1)
    state.announce(PLACED, seat, with_tile(tile, cell))


def uninstall(state: State, seat: i64, cell: i64) -> i64:
    """The tile leaves the Alhambra; everybody who cares hears of it."""
    board = state.boards[int(seat)]
    tile = i64(board.tile[cell])
    rules = state.rules
    if rules.tile_simple[tile]:
        board.lift(cell, rules.tile_kind[tile])
    elif rules.tiles[int(tile)].shape == ANNEX:
        board.lift_annex(cell)
    else:
        lift_piece(board, cells_of(board, cell), rules.tiles[int(tile)].kinds)
    if rules.fold_unfinished and unfinished(state, tile):
        board.recount(rules.tile_kind[tile], 1)
    state.announce(LIFTED, seat, with_tile(tile, cell))
    return tile


def store(state: State, seat: i64, tile: i64) -> None:
    """The tile lies in the reserve; everybody who cares hears of it."""
    insert_sorted(state.reserves[int(seat)], int(tile))
    state.announce(STORED, seat, tile)


def add_wall(state: State, seat: i64, cell: i64, side: i64) -> None:
    """A wall is built on a side of the tile here; wherever the tile goes, it keeps it."""
    board = state.boards[int(seat)]
    tile = int(board.tile[cell])
    first = first_cell(board, cell)
    printed = turned(side, (4 - board.turns.get(int(first), 0)) & 3)
    if cell != first:
        printed <<= SECOND_SHIFT
    state.added_walls[tile] = state.added_walls.get(tile, 0) | int(printed)
    board.add_wall(cell, side)


def added_text(sides: int) -> str:
    """Added walls as text: `NE`, or `N/E` with those of a second cell."""
    first = letters_from_sides(sides & int(ALL_SIDES))
    second = letters_from_sides(sides >> SECOND_SHIFT)
    return f"{first}/{second}" if second else first


# --- What lies there


def unfinished(state: State, tile: i64) -> bool:
    """Whether the tile is a building that nobody may count or sell yet."""
    for module in state.rules.fold_unfinished:
        if module.unfinished(state, tile):
            return True
    return False


def laid_cells(board: Board) -> list[int]:
    """The first cells of all that is built, in their order, without the fountain."""
    cells = first_cells(board)
    return sorted([*cells, *board.annexes]) if board.annexes else cells


def built_tiles(state: State, seat: i64) -> list[int]:
    """All that a seat has built, in the order of the cells, without the fountain."""
    board = state.boards[int(seat)]
    return [int(board.tile[cell]) for cell in laid_cells(board)]


def laid_tiles(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """The same with quarter turns and first cells."""
    board = state.boards[int(seat)]
    found: list[tuple[int, int, int]] = []
    for cell in laid_cells(board):
        turn = board.turns.get(cell, 0)
        found.append((int(board.tile[cell]), board.halves.get(cell, turn), cell))
    return found


# --- Telling


def tell_tile(state: State, event: str, seat: i64, tile: i64) -> None:
    """Keeps an event about one tile that lies on no cell."""
    state.tell({"event": event, "seat": int(seat), "tile": tile_name(state, tile)})


def tell_spot(state: State, event: str, frame: Frame, code: i64) -> None:
    """Keeps an event about one tile on a cell."""
    state.tell({"event": event, "seat": int(frame.seat), **spot_parts(state, code)})
