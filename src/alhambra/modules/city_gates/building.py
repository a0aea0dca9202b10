"""Laying a tile with a city gate: a new one, one of the reserve, or one that is moved."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.building import no_add
from alhambra.engine.cells import BIT, CELL_MASK, FOUNTAIN, SIDE_LETTERS, STEP, turned
from alhambra.engine.laying import (
    cell_of,
    install,
    laid_tiles,
    pack_spot,
    piece_at,
    read_spot,
    refuse_lift,
    spot_parts,
    tell_spot,
    tile_name,
    tile_of,
    turn_of,
    veto_add,
    walls_of,
)
from alhambra.engine.printed import printed_walls
from alhambra.engine.rules import WHOLE_CELLS
from alhambra.engine.state import State
from alhambra.engine.step import (
    REDESIGN,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    arg_a,
    arg_b,
    arg_c,
    pack,
)
from alhambra.engine.steps.place import waiting
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.steps.redesign import Add
from alhambra.engine.steps.relocate import Relocate, without
from alhambra.engine.survey import fits, survey

if TYPE_CHECKING:
    from alhambra.modules.city_gates import CityGates

SIDE_MASK = 3
PART_SHIFT = 2


class GateDeed(Deed):
    """Lays a tile whose only contacts are walls, and opens a gate in one of them.

    Packed like every move that lays a tile; the payment holds the side of the gate and which cell
    of the tile it belongs to. Rulings: no gate where the tile can be reached without one; the wall
    must arise from the tile that is laid, and be printed on both sides.
    """

    def __init__(self, module: "CityGates", name: str) -> None:
        super().__init__(name)
        self.module = module

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """The tiles that may be laid so."""
        raise NotImplementedError

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every gate of every place that needs one."""
        if self.module.cards(state).held[int(frame.seat)] == 0:
            return
        for tile in self.tiles(state, frame):
            self.offer_tile(state, frame.seat, tile, out)

    def offer_tile(self, state: State, seat: i64, tile: i64, out: Moves) -> None:
        """Every gate of every place of one tile that needs one."""
        if state.rules.tile_simple[tile]:
            self._offer_one_cell(state, seat, tile, out)
        elif state.rules.tiles[int(tile)].shape == WHOLE_CELLS:
            self._offer_two_cells(state, seat, tile, out)

    def _offer_one_cell(self, state: State, seat: i64, tile: i64, out: Moves) -> None:
        board = state.boards[int(seat)]
        survey(board)
        for turn in range(state.rules.tile_turns[tile]):
            walls = walls_of(state, tile, turn)
            for entry in board.frontier:
                if fits(entry, walls, True):
                    cell = entry & CELL_MASK
                    if veto_add(state, seat, tile, turn, cell) == "":
                        self._offer_edges(state, seat, tile, turn, cell, out)

    def _offer_two_cells(self, state: State, seat: i64, tile: i64, out: Moves) -> None:
        turns = state.rules.tile_turns[tile]
        for cell in state.boards[int(seat)].cells_around():
            for turn in range(turns):
                if refuse_spot(state, seat, tile, turn, cell) == "":
                    self._offer_edges(state, seat, tile, turn, cell, out)

    def _offer_edges(
        self, state: State, seat: i64, tile: i64, turn: i64, cell: i64, out: Moves
    ) -> None:
        for edge in range(4 * len(state.rules.tiles[int(tile)].kinds)):
            if refuse_edge(state, seat, tile, turn, cell, edge) == "":
                out.add(pack(self.number, tile | (turn << 8), cell, edge))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A card, a tile, a place that needs a gate, printed walls on both sides."""
        if self.module.cards(state).held[int(frame.seat)] == 0:
            return "no_gate_card"
        if int(tile_of(code)) not in self.tiles(state, frame):
            return self.refuse_tile()
        place = (tile_of(code), turn_of(code), cell_of(code))
        reason = refuse_spot(state, frame.seat, place[0], place[1], place[2])
        if reason:
            return reason
        return refuse_edge(state, frame.seat, place[0], place[1], place[2], arg_c(code))

    def refuse_tile(self) -> str:
        """Why another tile cannot be laid so."""
        raise NotImplementedError

    def open_gate(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built: the gate stands, the card leaves the game."""
        self.module.cards(state).held[int(frame.seat)] -= 1
        state.gone_cards.append(self.module.face)
        edge = arg_c(code)
        piece = piece_at(state, tile_of(code), turn_of(code), cell_of(code))
        cell = piece.cells[int(edge >> PART_SHIFT)]
        state.boards[int(frame.seat)].open_gate(cell, edge & SIDE_MASK)
        if state.telling:
            event: dict[str, object] = {"event": "built_gate", "seat": int(frame.seat)}
            state.tell(
                {**event, "at": cell_part(cell), "side": SIDE_LETTERS[int(edge & SIDE_MASK)]}
            )

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """As for every laid tile; `gate`: the side of it, `part` 2 if that of its second cell."""
        parts = spot_parts(state, code)
        parts["gate"] = SIDE_LETTERS[int(arg_c(code) & SIDE_MASK)]
        if arg_c(code) >> PART_SHIFT:
            parts["part"] = 2
        return parts

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile, cell and side up."""
        spot = read_spot(self, state, parts)
        edge = read_edge(state, tile_of(spot), parts)
        return pack(self.number, tile_of(spot) | (turn_of(spot) << 8), cell_of(spot), edge)


class PlaceWithGate(GateDeed):
    """A new tile; also out of turn and for leftover tiles, since it is no action."""

    def __init__(self, module: "CityGates") -> None:
        super().__init__(module, "place_with_gate")

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """All that are to be placed now."""
        return waiting(state, frame)

    def refuse_tile(self) -> str:
        """Only those."""
        return "not_pending"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built."""
        state.pending[int(frame.seat)].remove(int(tile_of(code)))
        if state.telling:
            tell_spot(state, "placed", frame, code)
        install(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))
        self.open_gate(state, frame, code)


class AddWithGate(GateDeed):
    """A tile of the reserve, in a redesign; an exchange changes no contact and needs no gate."""

    def __init__(self, module: "CityGates", add: Add) -> None:
        super().__init__(module, f"{add.name}_with_gate")
        self.role = REDESIGN
        self.add = add  # the deed that adds a tile without a gate

    def tiles(self, state: State, frame: Frame) -> list[int]:
        """The reserve, if a tile may be added at all."""
        seat = frame.seat
        return state.reserves[int(seat)] if self.add.possible(state, seat) else []

    def refuse_tile(self) -> str:
        """Only those."""
        return "not_in_reserve"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is added as without a gate."""
        self.add.act(state, frame, pack_spot(self.add, tile_of(code), turn_of(code), cell_of(code)))
        self.open_gate(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """A tile bought in this turn is placed at its end."""
        code = super().code(state, frame, parts)
        if int(tile_of(code)) in state.pending[int(frame.seat)]:
            raise BadMoveError("bought_this_turn", tile_name(state, tile_of(code)))
        return code


class MoveWithGate(GateDeed):
    """A tile that lies in the Alhambra already, where a redesign lets it be moved.

    The gate stands in a wall that the tile has in its new place. Without the tile and with it the
    Alhambra must obey the build rules, as with every move.
    """

    def __init__(self, module: "CityGates", relocate: Relocate) -> None:
        super().__init__(module, f"{relocate.name}_with_gate")
        self.role = REDESIGN
        self.relocate = relocate  # the deed that moves a tile without a gate

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every other place that needs a gate, of every tile that may be lifted."""
        if self.module.cards(state).held[int(frame.seat)] == 0:
            return
        for tile, _, cell in laid_tiles(state, frame.seat):
            if refuse_lift(state, frame.seat, cell) == "":
                spots = Moves()
                board = without(state, frame.seat, cell)
                self.offer_tile(state, frame.seat, tile, spots)
                state.boards[int(frame.seat)] = board
                for spot in spots.codes:
                    if cell_of(spot) != cell:
                        out.add(spot)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A card, a tile that may be lifted, another place that needs a gate, printed walls."""
        seat = frame.seat
        if self.module.cards(state).held[int(seat)] == 0:
            return "no_gate_card"
        old = lies_at(state, seat, tile_of(code))
        reason = refuse_lift(state, seat, old)
        if reason:
            return reason
        if old == cell_of(code):
            return "same_place"
        tile, turn, cell = tile_of(code), turn_of(code), cell_of(code)
        board = without(state, seat, old)
        reason = refuse_spot(state, seat, tile, turn, cell)
        if reason == "":
            reason = refuse_edge(state, seat, tile, turn, cell, arg_c(code))
        state.boards[int(seat)] = board
        return reason

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is moved as without a gate."""
        old = lies_at(state, frame.seat, tile_of(code))
        moved = pack(self.relocate.number, old, cell_of(code), turn_of(code))
        self.relocate.act(state, frame, moved)
        self.open_gate(state, frame, code)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`lift`: the old place; the rest as for every tile that is laid with a gate."""
        old = lies_at(state, frame.seat, tile_of(code))
        parts = super().parts(state, frame, code)
        del parts["tile"]
        return {"lift": cell_part(old), **parts}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks both cells and the side up; a tile must lie there."""
        moved = self.relocate.code(state, frame, parts)
        board = state.boards[int(frame.seat)]
        if not board.built(arg_a(moved)) and int(arg_a(moved)) not in board.annexes:
            raise BadMoveError("no_tile_there", str(parts.get("lift")))
        tile = i64(board.tile[arg_a(moved)])
        edge = read_edge(state, tile, parts)
        return pack(self.number, tile | (arg_c(moved) << 8), arg_b(moved), edge)


def lies_at(state: State, seat: i64, tile: i64) -> i64:
    """The first cell of a tile in the Alhambra of a seat; that of the fountain is its own."""
    for laid, _, cell in laid_tiles(state, seat):
        if laid == tile:
            return cell
    return FOUNTAIN


def read_edge(state: State, tile: i64, parts: dict[str, object]) -> int:
    """The side of a tile that has the `gate`; `part`: which of its cells."""
    letter = parts.get("gate")
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SIDE_LETTERS:
        raise BadMoveError("bad_part", "gate must be N, E, S or W")
    part = parts.get("part", 1)
    if type(part) is not int or not 1 <= part <= len(state.rules.tiles[int(tile)].kinds):
        raise BadMoveError("bad_part", "part must be a cell of the tile")
    return SIDE_LETTERS.index(letter) | ((part - 1) << PART_SHIFT)


def refuse_spot(state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
    """Why no gate would let the tile lie there, "" if one would."""
    if state.rules.tiles[int(tile)].shape != WHOLE_CELLS:
        return "gate_needs_walls"
    reason = no_add(state.boards[int(seat)], piece_at(state, tile, turn, cell), True)
    return reason if reason else veto_add(state, seat, tile, turn, cell)


def refuse_edge(state: State, seat: i64, tile: i64, turn: i64, cell: i64, edge: i64) -> str:
    """Why this side of the tile, laid there, cannot have the gate, "" if it can."""
    part = int(edge >> PART_SHIFT)
    side = edge & SIDE_MASK
    own = piece_at(state, tile, turn, cell).cells[part]
    printed = turned(state.rules.tiles[int(tile)].walls[part], turn)
    theirs = printed_walls(state, seat, own + STEP[side])
    walled = printed & BIT[side] and theirs & BIT[(side + 2) & 3]
    return "" if walled else "gate_needs_walls"
