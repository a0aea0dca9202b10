"""Redesign: add a tile from the reserve, remove one to it, or exchange one against the other.

Only the final state must obey the build rules; the fountain never moves. Tiles bought in this turn
are no part of the reserve yet.
"""

from mypy_extensions import i64

from alhambra.engine.board import CELL_MASK, TOUCH_SHIFT
from alhambra.engine.building import first_cells
from alhambra.engine.cells import FOUNTAIN
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.place import (
    install,
    offer_cells,
    read_reserved,
    refuse_add,
    refuse_exchange,
    refuse_lift,
    simple,
    tell_at,
    tile_name,
    uninstall,
    veto_add,
    veto_lift,
)
from alhambra.engine.steps.reading import cell_part, read_cell


def _spend_action(state: State) -> None:
    state.actions -= 1
    state.acted = True


class Add(Deed):
    """From the reserve to a free cell: first argument the tile, second the cell."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every legal cell of every tile of the reserve."""
        for tile in state.reserves[int(frame.seat)]:
            offer_cells(self, state, frame.seat, tile, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The tile must lie in the reserve, the build rules must hold."""
        if int(arg_a(code)) not in state.reserves[int(frame.seat)]:
            return "not_in_reserve"
        return refuse_add(state, frame.seat, arg_a(code), arg_b(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built."""
        tile = arg_a(code)
        state.reserves[int(frame.seat)].remove(int(tile))
        _spend_action(state)
        if state.telling:
            tell_at(state, "added", frame.seat, tile, arg_b(code))
        install(state, frame.seat, tile, arg_b(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile` from the reserve, `at`: where it goes."""
        return {"tile": tile_name(state, arg_a(code)), "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        return pack(self.number, read_reserved(state, frame, parts), read_cell(parts), 0)


class Remove(Deed):
    """From the Alhambra to the reserve; the second argument is the cell."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every tile whose loss leaves no hole and cuts nothing off."""
        board = state.boards[int(frame.seat)]
        if not board.plain():
            for cell in first_cells(board):
                if refuse_lift(state, frame.seat, cell) == "":
                    out.add(pack(self.number, 0, cell, 0))
            return
        board.find_removable()
        for cell in board.removable:
            if not state.rules.veto_lift or veto_lift(state, frame.seat, cell) == "":
                out.add(pack(self.number, 0, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The build rules must hold for the rest."""
        return refuse_lift(state, frame.seat, arg_b(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies in the reserve."""
        cell = arg_b(code)
        tile = i64(state.boards[int(frame.seat)].tile[cell])
        _spend_action(state)
        if state.telling:
            tell_at(state, "removed", frame.seat, tile, cell)
        uninstall(state, frame.seat, cell)
        insert_sorted(state.reserves[int(frame.seat)], int(tile))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: which tile goes."""
        return {"at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cell up."""
        return pack(self.number, 0, read_cell(parts), 0)


class Exchange(Deed):
    """A tile of the reserve takes the very place of one in the Alhambra."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """The neighbours fix every common side, so only those must fit."""
        reserve = state.reserves[int(frame.seat)]
        if not reserve:
            return
        board = state.boards[int(frame.seat)]
        board.survey()
        for tile in reserve:
            if not simple(state, board, tile):
                self._offer_any(state, frame.seat, tile, out)
                continue
            walls = state.rules.tile_walls[tile]
            for entry in board.standing:
                cell = entry & CELL_MASK
                if cell == FOUNTAIN or (walls ^ board.walls(cell)) & (entry >> TOUCH_SHIFT):
                    continue
                if veto_lift(state, frame.seat, cell) or veto_add(state, frame.seat, tile, cell):
                    continue
                out.add(pack(self.number, tile, cell, 0))

    def _offer_any(self, state: State, seat: i64, tile: i64, out: Moves) -> None:
        """The same for tiles and boards of any shape."""
        for cell in first_cells(state.boards[int(seat)]):
            if refuse_exchange(state, seat, tile, cell) == "":
                out.add(pack(self.number, tile, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The tile must lie in the reserve, the common sides must fit."""
        tile = arg_a(code)
        cell = arg_b(code)
        if int(tile) not in state.reserves[int(frame.seat)]:
            return "not_in_reserve"
        return refuse_exchange(state, frame.seat, tile, cell)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Both tiles change places at once."""
        tile = arg_a(code)
        cell = arg_b(code)
        _spend_action(state)
        if state.telling:
            tell_at(state, "exchanged", frame.seat, tile, cell)
        old = uninstall(state, frame.seat, cell)
        reserve = state.reserves[int(frame.seat)]
        reserve.remove(int(tile))
        insert_sorted(reserve, int(old))
        install(state, frame.seat, tile, cell)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile` from the reserve, `at`: whose place it takes."""
        return {"tile": tile_name(state, arg_a(code)), "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        return pack(self.number, read_reserved(state, frame, parts), read_cell(parts), 0)
