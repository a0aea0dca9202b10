"""Placing: at the end of a turn every pending tile goes to the Alhambra, the reserve or Dirk."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.board import CELL_MASK, TOUCH_SHIFT, WALLS_SHIFT, Board
from alhambra.engine.building import (
    Piece,
    cells_of,
    lay_piece,
    lift_piece,
    no_add,
    no_exchange,
    no_remove,
)
from alhambra.engine.cells import ALL_SIDES
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell, read_tile

BOUGHT: Final = 0  # why a tile is to be placed: it was bought in this turn,
AWARDED: Final = 1  # or given out at the end of the game


def piece_at(state: State, tile: i64, cell: i64) -> Piece:
    """The tile as a piece whose first cell is this one."""
    spec = state.rules.tiles[int(tile)]
    cells = [int(cell), int(cell) + spec.second] if spec.second else [int(cell)]
    return Piece(cells, spec.walls)


def simple(state: State, board: Board, tile: i64) -> bool:
    """Whether the looked-up rules for one-cell tiles on plain boards will do."""
    return state.rules.tile_second[tile] == 0 and board.plain()


def offer_cells(deed: Deed, state: State, seat: i64, tile: i64, out: Moves) -> None:
    """Appends a move for each cell where the tile may be added."""
    board = state.boards[int(seat)]
    if not simple(state, board, tile):
        for cell in board.cells_around():
            if refuse_add(state, seat, tile, cell) == "":
                out.add(pack(deed.number, tile, cell, 0))
        return
    board.survey()
    walls = state.rules.tile_walls[tile]
    for entry in board.frontier:
        touch = (entry >> TOUCH_SHIFT) & ALL_SIDES
        facing = entry >> WALLS_SHIFT
        if (walls ^ facing) & touch == 0 and touch & ~walls:
            cell = entry & CELL_MASK
            if not state.rules.veto_add or veto_add(state, seat, tile, cell) == "":
                out.add(pack(deed.number, tile, cell, 0))


def refuse_add(state: State, seat: i64, tile: i64, cell: i64) -> str:
    """Why the tile may not be added there, "" if it may."""
    board = state.boards[int(seat)]
    if simple(state, board, tile):
        reason = board.no_add(cell, state.rules.tile_walls[tile])
    else:
        reason = no_add(board, piece_at(state, tile, cell))
    return reason if reason else veto_add(state, seat, tile, cell)


def refuse_lift(state: State, seat: i64, cell: i64) -> str:
    """Why the tile here may not be removed, "" if it may."""
    board = state.boards[int(seat)]
    reason = board.no_remove(cell) if board.plain() else no_remove(board, cell)
    return reason if reason else veto_lift(state, seat, cell)


def refuse_exchange(state: State, seat: i64, tile: i64, cell: i64) -> str:
    """Why the tile may not take the place of the one here, "" if it may."""
    board = state.boards[int(seat)]
    if simple(state, board, tile):
        reason = board.no_exchange(cell, state.rules.tile_walls[tile])
    else:
        reason = no_exchange(board, cell, piece_at(state, tile, cell))
    if reason == "":
        reason = veto_lift(state, seat, cell)
    return reason if reason else veto_add(state, seat, tile, cell)


def veto_add(state: State, seat: i64, tile: i64, cell: i64) -> str:
    """Why a module forbids to add the tile there, "" if none does."""
    for module in state.rules.veto_add:
        reason = module.veto_add(state, seat, tile, cell)
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


def install(state: State, seat: i64, tile: i64, cell: i64) -> None:
    """The tile lies in the Alhambra; everybody who cares hears of it."""
    rules = state.rules
    if rules.tile_second[tile]:
        kinds = rules.tiles[int(tile)].kinds
        lay_piece(state.boards[int(seat)], piece_at(state, tile, cell), tile, kinds)
    else:
        state.boards[int(seat)].lay(cell, tile, rules.tile_walls[tile], rules.tile_kind[tile])
    for module in rules.on_placed:
        module.placed(state, seat, tile, cell)


def uninstall(state: State, seat: i64, cell: i64) -> i64:
    """The tile leaves the Alhambra; everybody who cares hears of it."""
    board = state.boards[int(seat)]
    tile = i64(board.tile[cell])
    if state.rules.tile_second[tile]:
        lift_piece(board, cells_of(board, cell), state.rules.tiles[int(tile)].kinds)
    else:
        board.lift(cell, state.rules.tile_kind[tile])
    for module in state.rules.on_lifted:
        module.lifted(state, seat, tile, cell)
    return tile


def tile_name(state: State, tile: i64) -> str:
    """The tile as text."""
    return state.rules.tiles[int(tile)].name


def tell_tile(state: State, event: str, seat: i64, tile: i64) -> None:
    """Keeps an event about one tile that lies on no cell."""
    state.tell({"event": event, "seat": int(seat), "tile": tile_name(state, tile)})


def tell_at(state: State, event: str, seat: i64, tile: i64, cell: i64) -> None:
    """Keeps an event about one tile on a cell."""
    at = cell_part(cell)
    state.tell({"event": event, "seat": int(seat), "tile": tile_name(state, tile), "at": at})


class PendingDeed(Deed):
    """A deed with a pending tile; the first argument is the tile."""

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Only a tile that waits can be placed."""
        return "" if int(arg_a(code)) in state.pending[int(frame.seat)] else "not_pending"

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which pending tile."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up by its text."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)


class Place(PendingDeed):
    """Into the Alhambra; the second argument is the cell."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every legal cell of every pending tile."""
        for tile in state.pending[int(frame.seat)]:
            offer_cells(self, state, frame.seat, tile, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The build rules."""
        if int(arg_a(code)) not in state.pending[int(frame.seat)]:
            return "not_pending"
        return refuse_add(state, frame.seat, arg_a(code), arg_b(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built."""
        tile = arg_a(code)
        state.pending[int(frame.seat)].remove(int(tile))
        if state.telling:
            tell_at(state, "placed", frame.seat, tile, arg_b(code))
        install(state, frame.seat, tile, arg_b(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile` and `at`: where it goes."""
        return {"tile": tile_name(state, arg_a(code)), "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        return pack(self.number, read_tile(state.rules, parts), read_cell(parts), 0)


class Store(PendingDeed):
    """Into the reserve, which has no limit."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Always possible."""
        for tile in state.pending[int(frame.seat)]:
            out.add(pack(self.number, tile, 0, 0))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies in the reserve."""
        tile = int(arg_a(code))
        state.pending[int(frame.seat)].remove(tile)
        insert_sorted(state.reserves[int(frame.seat)], tile)
        if state.telling:
            tell_tile(state, "stored", frame.seat, tile)


class Give(PendingDeed):
    """To Dirk, with two players and only for a tile that was bought."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only where Dirk plays."""
        if state.rules.with_dirk and frame.a == BOUGHT:
            for tile in state.pending[int(frame.seat)]:
                out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Dirk must play, and the tile must have been bought."""
        if not state.rules.with_dirk:
            return "no_dirk"
        if frame.a != BOUGHT:
            return "not_bought"
        return "" if int(arg_a(code)) in state.pending[int(frame.seat)] else "not_pending"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Dirk keeps the tile."""
        tile = int(arg_a(code))
        state.pending[int(frame.seat)].remove(tile)
        insert_sorted(state.dirk, tile)
        if state.telling:
            tell_tile(state, "given", frame.seat, tile)


class PlaceQuestion(Step):
    """Where does which pending tile go?"""

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tiles`: what waits."""
        return {"tiles": [tile_name(state, tile) for tile in state.pending[int(frame.seat)]]}


class Placement(Step):
    """Asks until no tile waits."""

    def __init__(self, question: Step) -> None:
        super().__init__("placement")
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """One question per tile."""
        if state.pending[int(frame.who)]:
            state.ask(self.question, frame.who, frame.a)
        else:
            state.frames.pop()


def read_reserved(state: State, frame: Frame, parts: dict[str, object]) -> i64:
    """A tile of the seat's reserve, named by its text."""
    tile = read_tile(state.rules, parts)
    if int(tile) in state.pending[int(frame.seat)]:
        raise BadMoveError("bought_this_turn", tile_name(state, tile))
    return tile
