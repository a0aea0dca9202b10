"""Caravanserais that are bought, chosen and moved on."""

from typing import Any

from tests.bots.hints.paying import hand, newly_paid, of
from tests.bots.told import Told


def _worth(view: dict[str, Any], seat: int) -> dict[str, str]:
    """What the markers show, by card."""
    return dict(view["caravanserai"]["cards"][seat])


def _money(told: Told, view: dict[str, Any]) -> list[str]:
    """Cards and markers."""
    return [*hand(view, told.seat), *_worth(view, told.seat).values()]


def caravan_price(told: Told) -> bool:
    """The purchase tells its price."""
    buildings = told.after["seats"][told.seat]["buildings"]
    types = [kind for kind, count in buildings.items() if count]
    prices = [event["price"] for event in told.events if event["event"] == "bought"]
    return prices == [told.parts["price"]] and len(types) == told.parts["count"]


def caravan_main(told: Told) -> bool:
    """The marker of the new card stands at 0 of the currency."""
    shown, currency = _worth(told.after, told.seat), told.parts["currency"]
    begins = shown[told.move.parts["caravanserai"]] == f"{currency} 0"
    return begins and sum(of(_money(told, told.after), currency)) == told.parts["sum"]


def caravan_pays(told: Told) -> bool:
    return newly_paid(told, _money(told, told.before), _money(told, told.after))


def caravan_sum(told: Told) -> bool:
    currency = told.parts["currency"]
    reached = told.move.parts["reaches"] in _worth(told.after, told.seat).values()
    return reached and sum(of(_money(told, told.after), currency)) == told.parts["sum"]


CHECKS = {
    "caravan_price": caravan_price,
    "caravan_main": caravan_main,
    "caravan_pays": caravan_pays,
    "caravan_sum": caravan_sum,
}
