"""When to wake the vizier: if he could buy something soon, and there is time to enjoy it."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import own_money, paid_exactly
from alhambra.bots.laid import NO_TILE
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.game.moves import Move

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


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What he could buy, who else may buy between turns, and that he stays awake if unused."""
    awake = view["viziers_favour"]["awake"]
    if move.kind == "wake_vizier":
        tile = paid_exactly(view, own_money(view))
        if tile is not None:
            yield Reason("vizier_pays", tile=tile)
        yield Reason("vizier_awake", count=awake.count(True))
    elif move.kind == "done_window" and awake[view["you"]]:
        yield Reason("vizier_stays")


def _pays(table: Table, space: int) -> bool:
    """Whether one's own money of this space's currency makes the price of its tile."""
    tile = table.market[space]
    return tile != NO_TILE and bool(sums_of(table.purses[space]) >> table.price(tile) & 1)
