"""What tiles that are not buildings are worth, by what their module pays for the whole Alhambra.

They differ in what they bring, not in how one gets them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    COIN,
    own_table,
    paid_value,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import cell_of, install, tile_of, turn_of, uninstall
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Moves
from alhambra.game.moves import Move

BETWEEN_TURNS: Final = "window_question"
LIKELY: Final = 0.8  # the fraction of its best place's worth that a tile has before it is built
STORED: Final = 0.3  # the fraction left in the reserve: adding it costs an action
EXCHANGED: Final = -10.0  # never worth a building and an action, and could go on forever


class Latest:
    """The own Alhambra in the latest view: all moves of a question ask for the same."""

    def __init__(self) -> None:
        self._view: dict[str, Any] | None = None
        self._state: State | None = None
        self.known: dict[str, float] = {}  # what was worked out about it, by name

    def state(self, view: dict[str, Any]) -> State:
        """A table with nothing but the own Alhambra, which nobody must change."""
        if self._state is None or self._view is not view:
            self._view = view
            self._state = own_table(view)
            self.known = {}
        return self._state


@dataclass(frozen=True)
class OddTiles:
    """The tiles whose names begin with a word."""

    word: str
    worth: Callable[[dict[str, Any], State], float]  # of an Alhambra, in all scorings to come
    price: Callable[[Move], int]  # what is an exact payment
    latest: Latest = field(default_factory=Latest)

    def advise(self, view: dict[str, Any], move: Move) -> float | None:
        """Values all moves of the base game with such a tile, whatever they are called.

        Moves are known by the last word of their names, a purchase between turns by its payment.
        """
        if not str(move.parts.get("tile", "")).startswith(f"{self.word} "):
            return None
        kind = move.kind.rpartition("_")[2]
        if kind in ("place", "add"):
            return self._walls(view, self._after(view, move)) + self._gain(view, move)
        if kind == "exchange":
            return EXCHANGED
        if kind == "store":
            return STORED * time_left(view) * self.best(view, str(move.parts["tile"]))
        if kind == "give":
            return 0.0
        between = view["question"]["kind"] == BETWEEN_TURNS and "pay" in move.parts
        if kind in ("buy", "mix") or between:
            return self._bought(view, move)
        return None

    def extra(self, view: dict[str, Any], move: Move) -> float:
        """What such tiles that are built already make of a building laid beside them."""
        built = view["seats"][view["you"]]["board"]
        if not any(laid["tile"].startswith(f"{self.word} ") for laid in built):
            return 0.0
        return self._gain(view, move) if {"tile", "at"} <= move.parts.keys() else 0.0

    def _after(self, view: dict[str, Any], move: Move) -> State:
        """The own Alhambra once the tile is built."""
        state = self.latest.state(view).copy()
        seat, cell = int(view["you"]), cell_at(*move.parts["at"])
        if state.boards[seat].built(cell):
            uninstall(state, seat, cell)
        tile = state.rules.tile_by_name[str(move.parts["tile"])]
        install(state, seat, tile, move.parts.get("turn", 0), cell)
        return state

    def _gain(self, view: dict[str, Any], move: Move) -> float:
        """How much more the module pays once the tile is built."""
        return self.worth(view, self._after(view, move)) - self._now(view)

    def _now(self, view: dict[str, Any]) -> float:
        """What the module pays for the Alhambra as it lies."""
        state = self.latest.state(view)
        known = self.latest.known
        if "" not in known:
            known[""] = self.worth(view, state)
        return known[""]

    def _walls(self, view: dict[str, Any], after: State) -> float:
        """What the outer wall gains."""
        seat = int(view["you"])
        before = wall_points(self.latest.state(view), seat)
        return float(scorings_left(view) * (wall_points(after, seat) - before))

    def best(self, view: dict[str, Any], name: str) -> float:
        """What the tile adds where it adds most."""
        state = self.latest.state(view)
        known = self.latest.known
        if name not in known:
            known[name] = self._best(view, state, name)
        return known[name]

    def _best(self, view: dict[str, Any], state: State, name: str) -> float:
        seat = int(view["you"])
        spots = Moves()
        offer_adds(Deed("try"), state, seat, state.rules.tile_by_name[name], spots)
        best = 0.0
        for code in spots.codes:
            table = state.copy()
            install(table, seat, tile_of(code), turn_of(code), cell_of(code))
            gain = self.worth(view, table) - self._now(view)
            best = max(best, gain + self._walls(view, table))
        return best

    def _bought(self, view: dict[str, Any], move: Move) -> float:
        """Its likely place weighed against the money; an exact payment gives another action."""
        paid = paid_value(move.parts.get("pay", []))
        exact = move.kind == "buy" and paid == self.price(move)
        again = ACTION * time_left(view) if exact else 0.0
        likely = LIKELY * self.best(view, str(move.parts["tile"]))
        return likely + again - COIN * paid * time_left(view)


def printed_price(move: Move) -> int:
    """The price that stands in the name of a tile."""
    return int(str(move.parts["tile"]).split()[1])


def free_of_charge(_: Move) -> int:
    """Nothing is paid, so nothing is paid exactly."""
    return -1
