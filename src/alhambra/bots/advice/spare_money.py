"""What a little more money of one currency is good for: the advice of several modules asks."""

from typing import Final

from alhambra.bots.laid import NO_TILE
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table

EXACT: Final = 3.0  # with it the hand pays a tile of the market exactly
ENOUGH: Final = 1.5  # with it the hand pays it at all
NEAR: Final = 0.75  # the hand comes nearer to the price


def use_of(table: Table, currency: int, amount: int) -> float:
    """What so much money, added to the hand, does for the tile it could buy."""
    tile = table.market[currency]
    if tile == NO_TILE:
        return 0.0
    price = table.price(tile)
    if sums_of(table.purses[currency]) << amount >> price & 1:
        return EXACT
    most = sum(table.purses[currency]) + amount
    return ENOUGH if most > price else NEAR * most / max(1, price)
