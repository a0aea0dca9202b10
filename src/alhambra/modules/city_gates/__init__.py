"""The City Gates: ways through double walls.

Gate cards turn up among the money and are taken instead of money. With one a player may lay a tile
that touches the Alhambra with nothing but walls: a gate opens one of the new double walls.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.building import gates_of
from alhambra.engine.cells import SIDE_LETTERS
from alhambra.engine.module import ACTIONS, PLACEMENT, Module, Slot
from alhambra.engine.printed import printed_walls
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import TAKE, Deed, Frame, Moves, pack
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.steps.redesign import Add
from alhambra.engine.steps.relocate import Relocate
from alhambra.modules.city_gates.building import AddWithGate, MoveWithGate, PlaceWithGate


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
    they are for ever; walls may still be added to them. A gate may go with any tile that is laid,
    also with one that a redesign moves inside the Alhambra.
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
        """Taking a card is an action; a gate is part of laying a tile, however that is done."""
        if menu == ACTIONS:
            return [TakeGate(self)]
        if menu == PLACEMENT:
            return [PlaceWithGate(self)]
        return []

    def redesigns(self, deed: Deed) -> list[Deed]:
        """Gates may be used wherever a tile of the reserve is added or a laid one is moved."""
        if isinstance(deed, Relocate):
            return [MoveWithGate(self, deed)]
        assert isinstance(deed, Add)
        return [AddWithGate(self, deed)]

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
