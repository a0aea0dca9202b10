"""Exchange cards that are taken or played."""

from tests.bots.hints.paying import demanded, hand, of, price, sums
from tests.bots.told import Told


def bureau_pays(told: Told) -> bool:
    """The tile is payable with both currencies, and with neither alone."""
    tile, cards = told.parts["tile"], hand(told.after, told.seat)
    first, second = _pair(told)
    alone = sums(of(cards, demanded(told.before, tile)))
    mixed = sums(of(cards, first, second))
    return demanded(told.before, tile) in (first, second) and price(tile) in mixed - alone


def bureau_purse(told: Told) -> bool:
    taken = told.move.parts["card"] in told.after["bureau_de_change"]["hands"][told.seat]
    money = of(hand(told.after, told.seat), *_pair(told))
    return taken and sum(money) == told.parts["sum"] > 0


def _pair(told: Told) -> tuple[str, str]:
    _, first, second = told.move.parts["card"].split()
    return first, second


def bureau_exact(told: Told) -> bool:
    """The bill that follows can be paid to the last unit."""
    least, payable = _bill(told)
    return bool(told.parts["price"] == least and least in payable)


def bureau_over(told: Told) -> bool:
    least, payable = _bill(told)
    nearest = min(total for total in payable if total >= least)
    return bool(nearest - least == told.parts["over"] > 0)


def bureau_only(told: Told) -> bool:
    least, _ = _bill(told)
    money = of(hand(told.before, told.seat), told.parts["currency"])
    asked = demanded(told.before, told.move.parts["tile"])
    return bool(told.parts["currency"] == asked and sum(money) == told.parts["sum"] < least)


def _bill(told: Told) -> tuple[int, set[int]]:
    """What the bill that follows asks for, and what can be paid."""
    question = told.after["question"]
    assert question["kind"] == "pay_bill"
    bill = question["data"]
    return bill["price"], sums(of(hand(told.before, told.seat), *bill["currencies"]))


CHECKS = {
    "bureau_pays": bureau_pays,
    "bureau_purse": bureau_purse,
    "bureau_exact": bureau_exact,
    "bureau_over": bureau_over,
    "bureau_only": bureau_only,
}
