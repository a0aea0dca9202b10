"""When to wake the vizier: if he could buy something soon, and there is time to enjoy it."""

from typing import Any, Final

from alhambra.bots.laid import NO_TILE
from alhambra.bots.table import Table
from alhambra.moves import Move

AWAKE: Final = 2.0  # the right to buy between turns, whatever the market holds
READY: Final = 1.5  # a tile that the hand pays exactly at this moment
LONG: Final = 4.0  # tiles each seat may still expect while there is time enough


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Waking only; what he buys is valued like any purchase."""
    if move.kind != "wake_vizier":
        return None
    table = Table(view)
    ready = any(_pays(table, space) for space in range(len(table.market)))
    return (AWAKE + (READY if ready else 0.0)) * min(1.0, table.tiles_each() / LONG)


def _pays(table: Table, space: int) -> bool:
    """Whether the own money of this space's currency makes the price of its tile."""
    tile = table.market[space]
    sums = 1
    for value in table.purses[space]:
        sums |= sums << value
    return tile != NO_TILE and bool(sums >> table.price(tile) & 1)
