"""Where to lay a tile: where the others can hardly pay for it, or where they pay what one needs."""

from typing import Any, Final

from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.game.moves import Move

TILE: Final = 3.0  # a tile in the reserve that can still be built
STEP: Final = 0.4  # each step up in the order of the types
WANTED: Final = 0.15  # money of a currency that one holds already is the more welcome
LONG: Final = 4.0  # tiles each seat may still expect while there is time to build


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Which stall, and if all are full, which tile to lose: the cheapest."""
    if move.kind == "discard_arrival":
        return -_worth(view, str(view["question"]["data"]["tile"]))
    if move.kind != "lay_in_stall":
        return None
    stall = CURRENCIES.index(str(move.parts["stall"]))
    old = view["personal_building_market"]["stalls"][view["you"]][stall]
    lost = _worth(view, old) if old is not None else 0.0
    return WANTED * min(5, _cards(view, CURRENCIES[stall])) - lost


def _cards(view: dict[str, Any], currency: str) -> int:
    """How many cards of a currency one holds."""
    hand: list[str] = view["seats"][view["you"]]["hand"]
    return sum(1 for card in hand if card.startswith(currency))


def _worth(view: dict[str, Any], tile: str) -> float:
    """What a tile is worth that must still be built."""
    kind = tile.split(maxsplit=1)[0]
    step = STEP * TYPES.index(kind) if kind in TYPES else 0.0
    return (TILE + step) * min(1.0, float(view["tower"]) / int(view["players"]) / LONG)
