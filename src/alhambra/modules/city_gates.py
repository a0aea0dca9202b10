"""The City Gates: ways through double walls.

Gate cards turn up among the money and are taken instead of money. With one a player may lay a tile
that touches the Alhambra with nothing but walls: a gate opens one of the new double walls.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.building import gates_of, no_add
from alhambra.engine.cells import BIT, CELL_MASK, SIDE_LETTERS, STEP, turned
from alhambra.engine.laying import (
    cell_of,
    install,
    pack_spot,
    piece_at,
    read_spot,
    spot_parts,
    tell_spot,
    tile_name,
    tile_of,
    turn_of,
    veto_add,
    walls_of,
)
from alhambra.engine.module import ACTIONS, PLACEMENT, Module, Slot
from alhambra.engine.printed import printed_walls
from alhambra.engine.rules import WHOLE_CELLS, Rules
from alhambra.engine.state import State
from alhambra.engine.step import REDESIGN, TAKE, BadMoveError, Deed, Frame, Moves, arg_c, pack
from alhambra.engine.steps.place import waiting
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.steps.redesign import Add
from alhambra.engine.survey import fits, survey

SIDE_MASK = 3
PART_SHIFT = 2


@final
class GateCards(Slot):
    """How many gate cards lie open beside the display, and how many each seat holds."""

    def __init__(self, open: int, held: list[int]) -> None:
        self.open = open
        self.held = held

    def copy(self) -> Slot:
        """An independent copy."""
        return GateCards(self.open, self.held[:])


class CityGates(Module):
    """As many gates and cards as players.

    Rulings: with other numbers than three and six players, the third and then the fourth fifth of
    the deck get one card more. A surplus card is discarded and comes back with a new deck; if
    nothing else is left to turn up, it lies open beside the first. Both tiles of a gate stay where
    they are for ever; walls may still be added to them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("city_gates", 5)
        self.per_player: int = data["gates_per_player"]
        self.stacks: list[int] = data["stacks"]
        self.face = 0

    def register(self, rules: Rules) -> None:
        """The cards all look the same."""
        self.face = rules.free_face()
        rules.add_face(self.face, "city gate", 0, self)
        rules.special_cards.extend([self.face] * self._count(rules))

    def _count(self, rules: Rules) -> int:
        return self.per_player * rules.players

    def new_slot(self, rules: Rules) -> Slot | None:
        """All cards are in the deck."""
        return GateCards(0, [0] * rules.players)

    def cards(self, state: State) -> GateCards:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, GateCards)
        return slot

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """One after the other into the third, fourth and fifth fifth."""
        if stack not in self.stacks:
            return []
        place = self.stacks.index(stack)
        count = self._count(state.rules)
        return [self.face] * len(range(place, count, len(self.stacks)))

    def deeds(self, menu: str) -> list[Deed]:
        """Taking a card is an action; a gate is part of placing and of adding a tile."""
        if menu == ACTIONS:
            return [TakeGate(self)]
        if menu == PLACEMENT:
            return [PlaceWithGate(self)]
        return []

    def redesigns(self, add: Deed) -> list[Deed]:
        """Gates may be used wherever a tile of the reserve is added."""
        assert isinstance(add, Add)
        return [AddWithGate(self, add)]

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """One lies open beside the display, never in it; a second is discarded."""
        cards = self.cards(state)
        kept = cards.open == 0 or self._nothing_else(state)
        if kept:
            cards.open += 1
        else:
            state.discard.append(int(face))
        if state.telling:
            state.tell({"event": "gate_offered" if kept else "gate_discarded"})
        return False

    def card_picked(self, state: State, face: i64, seat: i64) -> bool:
        """Whoever may choose among cards may keep one in hand."""
        self.cards(state).held[int(seat)] += 1
        return True

    def _nothing_else(self, state: State) -> bool:
        """Whether a discarded gate card would only come back again and again."""
        for face in state.deck + state.discard:
            if face != self.face:
                return False
        return True

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Cards are taken openly, gates stand for all to see."""
        cards = self.cards(state)
        gates = [
            [[*cell_part(cell), SIDE_LETTERS[side]] for cell, side in gates_of(board)]
            for board in state.boards
        ]
        view[self.name] = {"open": cards.open, "held": cards.held[:], "gates": gates}

    def held_cards(self, state: State) -> list[int]:
        """The open ones and those in hands."""
        cards = self.cards(state)
        return [self.face] * (cards.open + sum(cards.held))

    def write(self, state: State) -> dict[str, object]:
        """`open` and `held`, by seat; the gates themselves are written with the boards."""
        cards = self.cards(state)
        return {"open": cards.open, "held": cards.held[:]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no card lies open or in a hand."""
        players = state.rules.players
        for key in table:
            if key not in ("open", "held"):
                raise ValueError(f"unknown key {key}")
        shown = table.get("open", 0)
        if type(shown) is not int or shown < 0:
            raise ValueError("open must be a number of cards")
        held = table.get("held", [0] * players)
        if not isinstance(held, list) or [type(count) for count in held] != [int] * players:
            raise ValueError("held must be a number of cards for each seat")
        if min(held) < 0 or shown + sum(held) + self._standing(state) > self._count(state.rules):
            raise ValueError("there are not so many gates")
        state.slots[self.index] = GateCards(shown, held)

    def _standing(self, state: State) -> int:
        """How many gates have been built; each must stand in printed walls."""
        count = 0
        for seat, board in enumerate(state.boards):
            for cell, sides in board.gates.items():
                if sides & ~int(printed_walls(state, seat, cell)):
                    raise ValueError("a gate stands in a wall that is not printed")
                count += sides.bit_count()
        return count // 2


class TakeGate(Deed):
    """Takes the open gate card, instead of money; several may be held."""

    def __init__(self, module: CityGates) -> None:
        super().__init__("take_gate")
        self.role = TAKE
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If one lies there."""
        if self.module.cards(state).open:
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One must lie there."""
        return "" if self.module.cards(state).open else "no_gate_open"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is the whole action."""
        cards = self.module.cards(state)
        cards.open -= 1
        cards.held[int(frame.seat)] += 1
        state.spend_action()
        if state.telling:
            state.tell({"event": "took_gate", "seat": int(frame.seat)})


class GateDeed(Deed):
    """Lays a tile whose only contacts are walls, and opens a gate in one of them.

    Packed like every move that lays a tile; the payment holds the side of the gate and which cell
    of the tile it belongs to. Rulings: no gate where the tile can be reached without one; the wall
    must arise from the tile that is laid, and be printed on both sides.
    """

    def __init__(self, module: CityGates, name: str) -> None:
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
            if state.rules.tile_simple[tile]:
                self._offer_one_cell(state, frame.seat, tile, out)
            elif state.rules.tiles[tile].shape == WHOLE_CELLS:
                self._offer_two_cells(state, frame.seat, tile, out)

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
        letter = parts.get("gate")
        if not isinstance(letter, str) or len(letter) != 1 or letter not in SIDE_LETTERS:
            raise BadMoveError("bad_part", "gate must be N, E, S or W")
        part = parts.get("part", 1)
        if type(part) is not int or not 1 <= part <= len(state.rules.tiles[tile_of(spot)].kinds):
            raise BadMoveError("bad_part", "part must be a cell of the tile")
        edge = SIDE_LETTERS.index(letter) | ((part - 1) << PART_SHIFT)
        return pack(self.number, tile_of(spot) | (turn_of(spot) << 8), cell_of(spot), edge)


class PlaceWithGate(GateDeed):
    """A new tile; also out of turn and for leftover tiles, since it is no action."""

    def __init__(self, module: CityGates) -> None:
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

    def __init__(self, module: CityGates, add: Add) -> None:
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
