"""The City Gates: ways through double walls.

Gate cards turn up among the money and are taken instead of money. With one a player may lay a tile
that touches the Alhambra with nothing but walls: a gate opens one of the new double walls.
"""

from alhambra.engine.building import gates_of

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, CELL, PLACEMENT, SEAT, SIDE, TAKE, Any, Deed, Event, ForSeats, Frame,
    Listed, Module, Number, Numbers, Rules, State, Together, i64,
)  # fmt: skip
from alhambra.engine.printed import printed_walls
from alhambra.engine.steps.redesign import Add
from alhambra.engine.steps.relocate import Relocate
from alhambra.modules.city_gates.building import AddWithGate, MoveWithGate, PlaceWithGate


class CityGates(Module):
    """As many gates and cards as players.

    Rulings: unless three or six play, the third and then the fourth fifth of
    the deck get one card more. A surplus card is discarded and comes back with a new deck; if
    nothing else is left to turn up, it lies open beside the first. Both tiles of a gate stay where
    they are for ever; walls may still be added to them. A gate may go with any tile that is laid,
    also with one that a redesign moves inside the Alhambra.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.per_player: int = data["gates_per_player"]
        self.stacks: list[int] = data["stacks"]
        self.face = 0  # all cards look the same
        self.open = Number(self, "open", AMOUNT, 0, brief=False)  # cards beside the display
        self.held = Numbers(self, "held", AMOUNT, 0)
        self.gate_offered = Event(self, "gate_offered")
        self.gate_discarded = Event(self, "gate_discarded")
        self.took_gate = Event(self, "took_gate", seat=SEAT)
        self.built_gate = Event(self, "built_gate", seat=SEAT, at=CELL, side=SIDE)
        self.derives(gates=ForSeats(Listed(Together(at=CELL, side=SIDE))))
        self.joins(ACTIONS, TakeGate(self))
        self.joins(PLACEMENT, PlaceWithGate(self))

    def register(self, rules: Rules) -> None:
        self.face = rules.free_face()
        rules.add_face(self.face, "city gate", 0, self)
        rules.special_cards.extend([self.face] * self._count(rules))

    def _count(self, rules: Rules) -> int:
        return self.per_player * rules.players

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """One after the other into the third, fourth and fifth fifth."""
        if stack not in self.stacks:
            return []
        place = self.stacks.index(stack)
        return [self.face] * len(range(place, self._count(state.rules), len(self.stacks)))

    def redesigns(self, deed: Deed) -> list[Deed]:
        """Gates may be used wherever a tile of the reserve is added or a laid one is moved."""
        if isinstance(deed, Relocate):
            return [MoveWithGate(self, deed)]
        assert isinstance(deed, Add)
        return [AddWithGate(self, deed)]

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """One lies open beside the display, never in it; a second is discarded."""
        if self.open.of(state) == 0 or self._nothing_else(state):
            self.open.put(state, self.open.of(state) + 1)
            self.gate_offered.tell(state)
        else:
            state.discard.append(int(face))
            self.gate_discarded.tell(state)
        return False

    def _nothing_else(self, state: State) -> bool:
        """Whether a discarded gate card would only come back again and again."""
        for face in state.deck + state.discard:
            if face != self.face:
                return False
        return True

    def card_picked(self, state: State, face: i64, seat: i64) -> bool:
        """Whoever may choose among cards may keep one in hand."""
        self.change_held(state, seat, 1)
        return True

    def change_held(self, state: State, seat: i64, by: i64) -> None:
        """A seat gets a card, or (-1) uses one."""
        self.held.put(state, seat, self.held.of(state, seat) + by)

    # --- Showing

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Gates stand for all to see."""
        rules = state.rules
        gates = [
            [[CELL.text(rules, cell), SIDE.text(rules, side)] for cell, side in gates_of(board)]
            for board in state.boards
        ]
        return {"gates": gates}

    def held_cards(self, state: State) -> list[int]:
        """The open ones and those in hands."""
        return [self.face] * (int(self.open.of(state)) + sum(self.held.values(state)))

    def restored(self, state: State) -> None:
        """Each gate stands in printed walls and has cost a card."""
        count = len(self.held_cards(state))
        for seat, board in enumerate(state.boards):
            count += len(gates_of(board))
            for cell, sides in board.gates.items():
                if sides & ~int(printed_walls(state, seat, cell)):
                    raise ValueError("a gate stands in a wall that is not printed")
        if count > self._count(state.rules):
            raise ValueError("there are not so many gates")


class TakeGate(Deed):
    """Takes the open gate card, instead of money; several may be held."""

    def __init__(self, module: CityGates) -> None:
        super().__init__("take_gate", TAKE)
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if self.module.open.of(state) else "no_gate_open"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is the whole action."""
        self.module.open.put(state, self.module.open.of(state) - 1)
        self.module.change_held(state, frame.seat, 1)
        state.spend_action()
        self.module.took_gate.tell(state, frame.seat)
