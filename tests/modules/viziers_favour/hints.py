"""A vizier that is woken or stays awake."""

from tests.bots.hints.paying import demanded, hand, of, price, sums
from tests.bots.told import Told


def vizier_pays(told: Told) -> bool:
    """The hand is what it was, and pays for the tile."""
    tile = told.parts["tile"]
    cards = hand(told.after, told.seat)
    woken = told.after["viziers_favour"]["awake"][told.seat]
    return woken and price(tile) in sums(of(cards, demanded(told.before, tile)))


def vizier_awake(told: Told) -> bool:
    awake = told.after["viziers_favour"]["awake"]
    others = [seat for seat, is_awake in enumerate(awake) if is_awake and seat != told.seat]
    return bool(awake[told.seat] and len(others) == told.parts["count"])


def vizier_stays(told: Told) -> bool:
    return bool(told.after["viziers_favour"]["awake"][told.seat])


CHECKS = {
    "vizier_pays": vizier_pays,
    "vizier_awake": vizier_awake,
    "vizier_stays": vizier_stays,
}
