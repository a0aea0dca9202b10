"""The Vizier's Favour: a purchase between turns.

Whoever's vizier is awake may buy one tile between turns and pay it exactly; then the vizier sleeps
until he is woken as an action.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, BETWEEN_TURNS, FLAG, OTHER, SEAT, WINDOW, Any, Deed, Event, Frame, Module, Numbers,
    Purchase, State, i64, offers, place_now, reopen_window,
)  # fmt: skip


class ViziersFavour(Module):
    """One vizier each, awake at the start."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.awake = Numbers(self, "awake", FLAG, True)
        self.woke_vizier = Event(self, "woke_vizier", seat=SEAT)
        self.joins(ACTIONS, Wake(self))
        self.joins(WINDOW, Favour(self))


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
        if not self.module.awake.of(state, seat):
            return False
        return max(state.market) >= 0 or len(offers(state, seat, BETWEEN_TURNS)) > 0

    def refuse_now(self, state: State, seat: i64) -> str:
        """A sleeping vizier buys nothing."""
        return "" if self.module.awake.of(state, seat) else "vizier_asleep"

    def prepare(self, state: State, seat: i64) -> None:
        """He falls asleep; the tile is placed, the market filled, and all are asked again."""
        self.module.awake.put(state, seat, False)
        reopen_window(state)
        state.push(state.rules.steps["refill_market"], seat)
        place_now(state, seat)


class Wake(Deed):
    """Wakes the vizier, as an action, also as one that an exact payment gave."""

    def __init__(self, module: ViziersFavour) -> None:
        super().__init__("wake_vizier", OTHER)
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """He must sleep."""
        return "vizier_awake" if self.module.awake.of(state, frame.seat) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He is awake."""
        self.module.awake.put(state, frame.seat, True)
        state.spend_action()
        self.module.woke_vizier.tell(state, frame.seat)
