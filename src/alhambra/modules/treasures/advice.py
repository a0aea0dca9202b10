"""When to give a treasure: if a good building lacks just a little."""

from typing import Any, Final

from alhambra.bots.advice.worth import ACTION, COIN, building_gain, time_left
from alhambra.bots.laid import NO_TILE
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move

WALL: Final = 1.0  # what the walls of a building may add
USELESS: Final = -10.0  # a treasure for what the hand pays exactly, or larger than needed


def advise(view: dict[str, Any], move: Move) -> float | None:
    """What the purchase adds that the treasure makes possible, less the points it would bring."""
    if move.kind not in ("bribe", "bribe_between_turns"):
        return None
    table = Table(view)
    tile, treasure = table.tile(str(move.parts["tile"])), int(move.parts["treasure"])
    space = move.parts.get("space")
    if not isinstance(space, int) or tile == NO_TILE or not 0 < space <= len(CURRENCIES):
        return USELESS
    price = table.price(tile)
    sums = sums_of(table.purses[space - 1])
    paid = (sums & ((1 << price) - 1)).bit_length() - 1
    if sums >> price & 1 or _smaller_does(view, treasure, price - paid):
        return USELESS
    kind = table.kind(tile)
    worth = WALL + (building_gain(view, [kind]) if kind != NO_TILE else 0.0)
    again = ACTION * time_left(view) if move.kind == "bribe" else 0.0
    return worth + again - COIN * paid - treasure


def _smaller_does(view: dict[str, Any], treasure: int, short: int) -> bool:
    """Whether another treasure would make up for what is missing, at a lower price."""
    left = view["treasures"]["left"][view["you"]]
    return any(short <= other < treasure for other in left)
