"""Money counted card by card, for checks that do not trust the sums of the advice."""

from itertools import combinations
from typing import Any

from alhambra.engine.rules import CURRENCIES
from tests.bots.told import Told


def value(unit: str) -> int:
    """What a card is worth."""
    return int(unit.rsplit(maxsplit=1)[-1])


def price(tile: str) -> int:
    """The printed price."""
    return int(tile.split()[1])


def hand(view: dict[str, Any], seat: int) -> list[str]:
    """The own cards."""
    cards: list[str] = view["seats"][seat]["hand"]
    return cards


def of(units: list[str], *currencies: str) -> list[int]:
    """The values of what is money of these currencies."""
    return [value(unit) for unit in units if unit.split()[0] in currencies]


def sums(values: list[int]) -> set[int]:
    """What can be paid with some of them."""
    counts = range(1, len(values) + 1)
    return {sum(chosen) for count in counts for chosen in combinations(values, count)}


def demanded(view: dict[str, Any], tile: str) -> str:
    """The currency that a tile of the market is paid in."""
    return CURRENCIES[view["market"].index(tile)]


def newly_paid(told: Told, before: list[str], after: list[str]) -> bool:
    """Whether only the money held afterwards makes the price of the tile that was told."""
    tile = told.parts["tile"]
    currency = demanded(told.before, tile)
    return price(tile) in sums(of(after, currency)) - sums(of(before, currency))


def cheapest(units: list[str], least: int) -> int:
    """The least sum of one currency that is no less than this."""
    made = [total for currency in CURRENCIES for total in sums(of(units, currency))]
    return min(total for total in made if total >= least)
