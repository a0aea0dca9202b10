"""The money of the own seat, cards and whatever modules add to them, and what it pays for."""

from typing import Any

from alhambra.bots.advice.told import told
from alhambra.bots.laid import NO_TILE
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table

Money = list[list[int]]  # values by currency


def own_money(view: dict[str, Any]) -> Money:
    """All that can be spent: cards, and what modules add to them."""
    return Table(view).sort_money(cards_and_coins(view) + told(view, "credits"))


def cards_and_coins(view: dict[str, Any]) -> list[str]:
    """All that can be laid down as an offer."""
    return [*view["seats"][view["you"]]["hand"], *told(view, "coins")]


def known_price(table: Table, tile: int) -> int | None:
    """What a tile of the market costs; None if it has no price or modules change prices."""
    known = tile != NO_TILE and not table.rules.fold_price
    return table.price(tile) if known and table.price(tile) > 0 else None


def paid_exactly(view: dict[str, Any], money: Money, already: Money | None = None) -> str | None:
    """The dearest tile of the market that this money pays exactly and `already` does not."""
    table = Table(view)
    found: dict[str, int] = {}
    for space, tile in enumerate(table.market):
        price = known_price(table, tile)
        currency = int(table.rules.space_currency[space])
        now = sums_of(already[currency]) if already is not None else 0
        if price is not None and (sums_of(money[currency]) & ~now) >> price & 1:
            found[view["market"][space]] = price
    return max(found, key=lambda name: found[name], default=None)


def cheapest_bid(view: dict[str, Any], least: int, at_auction: bool = False) -> list[str]:
    """Money of one currency worth at least so much, with as little extra as possible; or nothing.

    At an auction it is paid at once, and some money of modules may be part of it.
    """
    rules = Table(view).rules
    by_currency: dict[int, dict[int, list[str]]] = {}
    for name in [*cards_and_coins(view), *(told(view, "auction_money") if at_auction else [])]:
        if name in rules.unit_by_name:
            currency, unit = rules.unit_by_name[name]
            made = by_currency.setdefault(currency, {0: []})
            for total, names in list(made.items()):
                made.setdefault(total + int(unit.value), [*names, name])
    enough = [
        (t, names) for made in by_currency.values() for t, names in made.items() if t >= least
    ]
    return min(enough, default=(0, []))[1]
