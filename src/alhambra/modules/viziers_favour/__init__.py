"""The Vizier's Favour: a purchase between turns.

Whoever's vizier is awake may buy one tile between turns and pay it exactly; then the vizier sleeps
until he is woken as an action.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.module import ACTIONS, WINDOW, Module, Slot
from alhambra.engine.offers import BETWEEN_TURNS, offers
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, Deed, Frame, Moves, pack
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.steps.menu import reopen_window
from alhambra.engine.steps.place import place_now


@final
class Viziers(Slot):
    """Which seats' viziers are awake."""

    def __init__(self, awake: list[bool]) -> None:
        self.awake = awake

    def copy(self) -> Slot:
        """An independent copy."""
        return Viziers(self.awake[:])


class ViziersFavour(Module):
    """One vizier each, awake at the start."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("viziers_favour", 1)

    def new_slot(self, rules: Rules) -> Slot | None:
        """All are awake."""
        return Viziers([True] * rules.players)

    def viziers(self, state: State) -> Viziers:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Viziers)
        return slot

    def deeds(self, menu: str) -> list[Deed]:
        """Waking him is an action; his favour is used between turns."""
        if menu == ACTIONS:
            return [Wake(self)]
        if menu == WINDOW:
            return [Favour(self)]
        return []

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everybody sees who sleeps."""
        view[self.name] = {"awake": self.viziers(state).awake[:]}

    def write(self, state: State) -> dict[str, object]:
        """`awake`, by seat."""
        return {"awake": self.viziers(state).awake[:]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all are awake."""
        awake = table.get("awake", [True] * state.rules.players)
        if not isinstance(awake, list) or [type(a) for a in awake] != [bool] * state.rules.players:
            raise ValueError("awake must be true or false for each seat")
        state.slots[self.index] = Viziers(awake)


class Favour(Purchase):
    """Buys between turns: exactly, without a further action, and the tile is placed at once.

    Ruling: the player due next and the one who just finished may do so too. If the market cannot
    be filled afterwards, the game ends.
    """

    def __init__(self, module: ViziersFavour) -> None:
        super().__init__("favour", BETWEEN_TURNS, True)
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """An awake vizier and something for sale are public."""
        if not self.module.viziers(state).awake[int(seat)]:
            return False
        return max(state.market) >= 0 or len(offers(state, seat, BETWEEN_TURNS)) > 0

    def refuse_now(self, state: State, seat: i64) -> str:
        """A sleeping vizier buys nothing."""
        return "" if self.module.viziers(state).awake[int(seat)] else "vizier_asleep"

    def prepare(self, state: State, seat: i64) -> None:
        """He falls asleep; the tile is placed, the market filled, and all are asked again."""
        self.module.viziers(state).awake[int(seat)] = False
        reopen_window(state)
        state.push(state.rules.steps["refill_market"], seat)
        place_now(state, seat)


class Wake(Deed):
    """Wakes the vizier, as an action, also as one that an exact payment gave."""

    def __init__(self, module: ViziersFavour) -> None:
        super().__init__("wake_vizier")
        self.role = OTHER
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If he sleeps."""
        if not self.module.viziers(state).awake[int(frame.seat)]:
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """He must sleep."""
        return "vizier_awake" if self.module.viziers(state).awake[int(frame.seat)] else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He is awake."""
        self.module.viziers(state).awake[int(frame.seat)] = True
        state.spend_action()
        if state.telling:
            state.tell({"event": "woke_vizier", "seat": int(frame.seat)})
