"""When to give a master builder for a redesign: if a tile of the reserve can be built."""

from typing import Any, Final

from alhambra.bots.advice.worth import COIN, building_gain, own_table, time_left
from alhambra.engine.rules import TYPES
from alhambra.engine.spots import offer_adds
from alhambra.engine.step import Moves
from alhambra.moves import Move

VALUE: Final = 3  # what the card is worth as money
CARD: Final = 0.5  # one more card in hand
WALL: Final = 1.0  # what the walls of a tile may add


def advise(view: dict[str, Any], move: Move) -> float | None:
    """The best tile that waits, less the money; how it is built is valued like any redesign."""
    if move.kind != "send_builder":
        return None
    return _best_tile(view) - (COIN * VALUE + CARD) * time_left(view)


def _best_tile(view: dict[str, Any]) -> float:
    """What the best tile of the reserve adds that fits somewhere, 0 if there is none."""
    seat = view["you"]
    reserve = view["seats"][seat]["reserve"]
    if not reserve:
        return 0.0
    state = own_table(view)
    add = state.rules.deed_by_name["add"]
    best = 0.0
    for name in reserve:
        found = Moves()
        offer_adds(add, state, seat, state.rules.tile_by_name[name], found)
        kind = name.split()[0]
        if found.count() and kind in TYPES:
            best = max(best, WALL + building_gain(view, [TYPES.index(kind)]))
    return best
