"""Laying a tile with a city gate: a new one, one of the reserve, or one that is moved."""

from typing import TYPE_CHECKING

from alhambra.engine.building import no_add
from alhambra.engine.cells import BIT, CELL_MASK, STEP, turned
from alhambra.engine.laying import (
    install,
    laid_cells,
    pack_spot,
    piece_at,
    refuse_lift,
    tell_spot,
    veto_add,
    walls_of,
)

from alhambra.engine.prelude import (  # isort: skip
    CELL, FREE, REDESIGN, SIDE, TILE, Amount, Deed, Final, Frame, Kind, Moves, State, i64,
    survey,
)  # fmt: skip
from alhambra.engine.printed import printed_walls
from alhambra.engine.rules import WHOLE_CELLS
from alhambra.engine.step import pack
from alhambra.engine.steps.place import waiting
from alhambra.engine.steps.redesign import Add
from alhambra.engine.steps.relocate import Relocate, without
from alhambra.engine.survey import first_cell, fits

if TYPE_CHECKING:
    from alhambra.modules.city_gates import CityGates

SIDES: Final = 4


class GateDeed(Deed):
    """Lays a tile whose only contacts are walls, and opens a gate in one of them.

    `what` is the tile, `at` its first cell; `gate` is the side that is opened, of the tile's first
    or second `part`. Rulings: no gate where the tile can be reached without one; the wall must
    arise from the tile that is laid, and be printed on both sides.
    """

    def __init__(self, module: "CityGates", name: str, role: int, what: str, kind: Kind) -> None:
        super().__init__(name, role)
        self.module = module
        self.what = self.part(what, kind)
        self.at = self.part("at", CELL)
        self.turn = self.part("turn", Amount(0, 3, "turn"), "cannot_turn", usual=0)
        self.gate = self.part("gate", SIDE, "bad_part")
        self.which_cell = self.part("part", Amount(1, 2, "part"), usual=0)

    def tile(self, state: State, frame: Frame, code: i64) -> i64:
        """The tile that is laid."""
        return self.what.of(code)

    def edge(self, code: i64) -> i64:
        """Which side of which cell has the gate."""
        return self.which_cell.of(code) * SIDES + self.gate.of(code)

    # --- The list of moves

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """The tiles that may be laid this way."""
        raise NotImplementedError

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every gate of every place that needs one."""
        if self.module.held.of(state, frame.seat) > 0:
            for tile in self.tiles(state, frame):
                self.offer_tile(state, frame.seat, tile, tile, out)

    def offer_tile(self, state: State, seat: i64, what: i64, tile: i64, out: Moves) -> None:
        """Every gate of every place of one tile that needs one."""
        if state.rules.tile_simple[tile]:
            self._offer_one_cell(state, seat, what, tile, out)
        elif state.rules.tiles[int(tile)].shape == WHOLE_CELLS:
            for cell in state.boards[int(seat)].cells_around():
                for turn in range(state.rules.tile_turns[tile]):
                    if refuse_spot(state, seat, tile, turn, cell) == "":
                        self._offer_edges(state, seat, what, tile, turn, cell, out)

    def _offer_one_cell(self, state: State, seat: i64, what: i64, tile: i64, out: Moves) -> None:
        board = state.boards[int(seat)]
        survey(board)
        for turn in range(state.rules.tile_turns[tile]):
            walls = walls_of(state, tile, turn)
            for entry in board.frontier:
                if fits(entry, walls, True):
                    cell = entry & CELL_MASK
                    if veto_add(state, seat, tile, turn, cell) == "":
                        self._offer_edges(state, seat, what, tile, turn, cell, out)

    def _offer_edges(
        self, state: State, seat: i64, what: i64, tile: i64, turn: i64, cell: i64, out: Moves
    ) -> None:
        for edge in range(SIDES * len(state.rules.tiles[int(tile)].kinds)):
            if refuse_edge(state, seat, tile, turn, cell, edge) == "":
                out.add(self.pack(what, cell, turn, edge % SIDES, edge // SIDES))

    # --- One move

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A card, a tile, a place that needs a gate, printed walls on both sides."""
        tile = self.tile(state, frame, code)
        spec = state.rules.tiles[int(tile)]
        if self.turn.of(code) >= spec.turns:
            return "cannot_turn"
        if self.which_cell.of(code) >= len(spec.kinds):
            return "bad_part"
        if self.module.held.of(state, frame.seat) == 0:
            return "no_gate_card"
        reason = self.refuse_tile(state, frame, code)
        return reason if reason else self.refuse_place(state, frame.seat, tile, code)

    def refuse_tile(self, state: State, frame: Frame, code: i64) -> str:
        """Why this tile cannot be laid this way, "" if it can."""
        raise NotImplementedError

    def refuse_place(self, state: State, seat: i64, tile: i64, code: i64) -> str:
        """Why the tile cannot lie there with this gate, "" if it can."""
        turn, cell = self.turn.of(code), self.at.of(code)
        reason = refuse_spot(state, seat, tile, turn, cell)
        return reason if reason else refuse_edge(state, seat, tile, turn, cell, self.edge(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built: the gate stands, the card leaves the game."""
        tile, turn, edge = self.tile(state, frame, code), self.turn.of(code), self.edge(code)
        self.lay(state, frame, tile, turn, self.at.of(code), code)
        cell = piece_at(state, tile, turn, self.at.of(code)).cells[int(edge // SIDES)]
        state.boards[int(frame.seat)].open_gate(cell, edge % SIDES)
        self.module.change_held(state, frame.seat, -1)
        state.gone_cards.append(self.module.face)
        self.module.built_gate.tell(state, frame.seat, cell, edge % SIDES)

    def lay(self, state: State, frame: Frame, tile: i64, turn: i64, cell: i64, code: i64) -> None:
        """The tile is laid as without a gate."""
        raise NotImplementedError


class PlaceWithGate(GateDeed):
    """A new tile; also out of turn and for leftover tiles, since it is no action."""

    def __init__(self, module: "CityGates") -> None:
        super().__init__(module, "place_with_gate", FREE, "tile", TILE)

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """All that are to be placed now."""
        return waiting(state, frame)

    def refuse_tile(self, state: State, frame: Frame, code: i64) -> str:
        return "" if int(self.what.of(code)) in waiting(state, frame) else "not_pending"

    def lay(self, state: State, frame: Frame, tile: i64, turn: i64, cell: i64, code: i64) -> None:
        state.pending[int(frame.seat)].remove(int(tile))
        if state.telling:
            tell_spot(state, "placed", frame, pack_spot(self, tile, turn, cell))
        install(state, frame.seat, tile, turn, cell)


class AddWithGate(GateDeed):
    """A tile of the reserve, in a redesign; an exchange changes no contact and needs no gate."""

    def __init__(self, module: "CityGates", add: Add) -> None:
        super().__init__(module, f"{add.name}_with_gate", REDESIGN, "tile", TILE)
        self.add = add  # the deed that adds a tile without a gate

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """The reserve, if a tile may be added at all."""
        seat = frame.seat
        return state.reserves[int(seat)] if self.add.possible(state, seat) else []

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile bought in this turn is placed at its end."""
        if int(self.what.of(code)) in state.pending[int(frame.seat)]:
            return "bought_this_turn"
        return super().refuse(state, frame, code)

    def refuse_tile(self, state: State, frame: Frame, code: i64) -> str:
        return "" if int(self.what.of(code)) in self.tiles(state, frame) else "not_in_reserve"

    def lay(self, state: State, frame: Frame, tile: i64, turn: i64, cell: i64, code: i64) -> None:
        self.add.act(state, frame, pack_spot(self.add, tile, turn, cell))


class MoveWithGate(GateDeed):
    """A tile that lies in the Alhambra already, where a redesign lets it be moved.

    The gate stands in a wall that the tile has in its new place. Without the tile and with it the
    Alhambra must obey the build rules, as with every move.
    """

    def __init__(self, module: "CityGates", relocate: Relocate) -> None:
        super().__init__(module, f"{relocate.name}_with_gate", REDESIGN, "lift", CELL)
        self.relocate = relocate  # the deed that moves a tile without a gate

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Whichever cell of the tile is named, its first one stands for it."""
        code = super().code(state, frame, parts)
        cell = self.what.of(code)
        return code + self.what.packed(first_cell(state.boards[int(frame.seat)], cell) - cell)

    def tile(self, state: State, frame: Frame, code: i64) -> i64:
        return i64(state.boards[int(frame.seat)].tile[self.what.of(code)])

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every other place that needs a gate, of every tile that may be lifted."""
        if self.module.held.of(state, frame.seat) == 0:
            return
        board = state.boards[int(frame.seat)]
        for cell in laid_cells(board):
            if refuse_lift(state, frame.seat, cell) == "":
                found = Moves()
                without(state, frame.seat, cell)
                self.offer_tile(state, frame.seat, cell, i64(board.tile[cell]), found)
                state.boards[int(frame.seat)] = board
                for code in found.codes:
                    if self.at.of(code) != cell:
                        out.add(code)

    def refuse_tile(self, state: State, frame: Frame, code: i64) -> str:
        reason = refuse_lift(state, frame.seat, self.what.of(code))
        if reason:
            return reason
        return "same_place" if self.what.of(code) == self.at.of(code) else ""

    def refuse_place(self, state: State, seat: i64, tile: i64, code: i64) -> str:
        board = without(state, seat, self.what.of(code))
        reason = super().refuse_place(state, seat, tile, code)
        state.boards[int(seat)] = board
        return reason

    def lay(self, state: State, frame: Frame, tile: i64, turn: i64, cell: i64, code: i64) -> None:
        self.relocate.act(state, frame, pack(self.relocate.number, self.what.of(code), cell, turn))


def refuse_spot(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why no gate would let the tile lie there, "" if one would."""
    if state.rules.tiles[int(tile)].shape != WHOLE_CELLS:
        return "gate_needs_walls"
    reason = no_add(state.boards[int(seat)], piece_at(state, tile, turn, cell), True)
    return reason if reason else veto_add(state, seat, tile, turn, cell)


def refuse_edge(state: State, seat: i64, tile: i64, turn: i64, cell: i64, edge: i64) -> str:
    """Why this side of the tile, laid there, cannot have the gate, "" if it can.

    The sides of the first cell are numbered from 0, those of a second one from 4.
    """
    part, side = int(edge // SIDES), edge % SIDES
    own = piece_at(state, tile, turn, cell).cells[part]
    printed = turned(state.rules.tiles[int(tile)].walls[part], turn)
    theirs = printed_walls(state, seat, own + STEP[side])
    walled = printed & BIT[side] and theirs & BIT[(side + 2) & 3]
    return "" if walled else "gate_needs_walls"
