"""Laying tiles: where a seat may add, lift or exchange one, and what happens when it does.

A tile is laid with a number of quarter turns; most tiles may not be turned. Halves of a cell are
"turned" to a corner, annexes lie outside the walls, some tiles cover two cells. One-cell tiles on a
plain board go by the board's survey, everything else by `building`.
"""

from mypy_extensions import i64

from alhambra.engine.board import CELL_MASK, TOUCH_SHIFT, WALLS_SHIFT, Board
from alhambra.engine.building import (
    Piece,
    cells_of,
    first_cells,
    lay_piece,
    lift_piece,
    no_add,
    no_annex,
    no_exchange,
    no_remove,
)
from alhambra.engine.cells import ALL_SIDES, FOUNTAIN, STRIDE, turned
from alhambra.engine.rules import ANNEX, HALF_CELL, TileSpec
from alhambra.engine.state import LIFTED, PLACED, State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell, read_tile

TURN_SHIFT = 8
TILE_MASK = 255


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
    first = spec.walls[0] | state.added_walls.get(int(tile) * 2, 0)
    second = spec.walls[1] | state.added_walls.get(int(tile) * 2 + 1, 0)
    step = spec.second
    for _ in range(int(turn)):
        step = -1 if step == STRIDE else STRIDE if step == 1 else 1 if step == -STRIDE else -STRIDE
    return Piece(
        [int(cell), int(cell) + step], [int(turned(first, turn)), int(turned(second, turn))]
    )


def simple(state: State, board: Board, tile: i64) -> bool:
    """Whether the looked-up rules for one-cell tiles on plain boards will do."""
    return state.rules.tile_simple[tile] != 0 and board.plain()


# --- May it be done? By the key of the broken rule


def refuse_add(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why the tile may not be added there, "" if it may."""
    board = state.boards[int(seat)]
    if simple(state, board, tile):
        reason = board.no_add(cell, walls_of(state, tile, turn))
    elif state.rules.tiles[int(tile)].shape == ANNEX:
        reason = no_annex(board, cell, state.rules.tile_walls[tile])
    else:
        reason = no_add(board, piece_at(state, tile, turn, cell))
    return reason if reason else veto_add(state, seat, tile, turn, cell)


def refuse_lift(state: State, seat: i64, cell: i64) -> str:
    """Why the tile here may not be removed, "" if it may."""
    board = state.boards[int(seat)]
    reason = board.no_remove(cell) if board.plain() else no_remove(board, cell)
    return reason if reason else veto_lift(state, seat, cell)


def refuse_exchange(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why the tile may not take the place of the one here, "" if it may."""
    board = state.boards[int(seat)]
    if simple(state, board, tile):
        reason = board.no_exchange(cell, walls_of(state, tile, turn))
    else:
        reason = no_exchange(board, cell, piece_at(state, tile, turn, cell))
    if reason == "":
        reason = veto_lift(state, seat, cell)
    return reason if reason else veto_add(state, seat, tile, turn, cell)


def veto_add(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why a module forbids to lay the tile there, "" if none does."""
    for module in state.rules.veto_add:
        reason = module.veto_add(state, seat, tile, turn, cell)
        if reason:
            return reason
    return ""


def veto_lift(state: State, seat: i64, cell: i64) -> str:
    """Why a module locks the tile here, "" if none does."""
    for module in state.rules.veto_lift:
        reason = module.veto_lift(state, seat, cell)
        if reason:
            return reason
    return ""


# --- Listing


def offer_adds(deed: Deed, state: State, seat: i64, tile: i64, out: Moves) -> None:
    """Appends a move for each way to add the tile."""
    board = state.boards[int(seat)]
    if not simple(state, board, tile):
        for cell in board.cells_around():
            for turn in range(state.rules.tiles[int(tile)].turns):
                if refuse_add(state, seat, tile, turn, cell) == "":
                    out.add(pack_spot(deed, tile, turn, cell))
        return
    board.survey()
    vetoes = len(state.rules.veto_add)
    for turn in range(state.rules.tile_turns[tile]):
        walls = walls_of(state, tile, turn)
        for entry in board.frontier:
            touch = (entry >> TOUCH_SHIFT) & ALL_SIDES
            facing = entry >> WALLS_SHIFT
            if (walls ^ facing) & touch == 0 and touch & ~walls:
                cell = entry & CELL_MASK
                if not vetoes or veto_add(state, seat, tile, turn, cell) == "":
                    out.add(pack_spot(deed, tile, turn, cell))


def offer_lifts(deed: Deed, state: State, seat: i64, out: Moves) -> None:
    """Appends a move for each tile that may be removed."""
    board = state.boards[int(seat)]
    if not board.plain():
        for cell in first_cells(board):
            if refuse_lift(state, seat, cell) == "":
                out.add(pack(deed.number, 0, cell, 0))
        return
    board.find_removable()
    for cell in board.removable:
        if not state.rules.veto_lift or veto_lift(state, seat, cell) == "":
            out.add(pack(deed.number, 0, cell, 0))


def offer_exchanges(deed: Deed, state: State, seat: i64, tile: i64, out: Moves) -> None:
    """Appends a move for each tile whose place this one may take."""
    board = state.boards[int(seat)]
    if not simple(state, board, tile):
        for cell in first_cells(board):
            for turn in range(state.rules.tiles[int(tile)].turns):
                if refuse_exchange(state, seat, tile, turn, cell) == "":
                    out.add(pack_spot(deed, tile, turn, cell))
        return
    board.survey()
    for turn in range(state.rules.tile_turns[tile]):
        walls = walls_of(state, tile, turn)
        for entry in board.standing:
            cell = entry & CELL_MASK
            if cell == FOUNTAIN or (walls ^ board.walls(cell)) & (entry >> TOUCH_SHIFT):
                continue
            if veto_lift(state, seat, cell) == "" and veto_add(state, seat, tile, turn, cell) == "":
                out.add(pack_spot(deed, tile, turn, cell))


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
    if rules.on_placed:
        state.announce(PLACED, seat, tile | (cell << TURN_SHIFT))


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
    if rules.on_lifted:
        state.announce(LIFTED, seat, tile | (cell << TURN_SHIFT))
    return tile


# --- What lies there


def laid_tiles(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """Tile, quarter turns and first cell of everything a seat has built, without the fountain."""
    board = state.boards[int(seat)]
    found: list[tuple[int, int, int]] = []
    for cell in first_cells(board):
        turn = board.turns.get(cell, 0)
        if board.halves:
            turn = board.halves.get(cell, turn)
        found.append((int(board.tile[cell]), turn, cell))
    found.extend((int(board.tile[cell]), 0, cell) for cell in board.annexes)
    found.sort(key=_by_cell)
    return found


def _by_cell(laid: tuple[int, int, int]) -> int:
    return laid[2]


# --- Telling


def tell_tile(state: State, event: str, seat: i64, tile: i64) -> None:
    """Keeps an event about one tile that lies on no cell."""
    state.tell({"event": event, "seat": int(seat), "tile": tile_name(state, tile)})


def tell_spot(state: State, event: str, frame: Frame, code: i64) -> None:
    """Keeps an event about one tile on a cell."""
    state.tell({"event": event, "seat": int(frame.seat), **spot_parts(state, code)})
