"""Dice for handymen, and where the handymen stand."""

from itertools import combinations, product
from typing import Any

from alhambra.engine.rules import CURRENCIES
from tests.bots.told import Told


def _price(tile: str) -> int:
    return int(tile.split()[1])


def _on_space(view: dict[str, Any], seat: int, space: int) -> int:
    """How many handymen of a seat stand there."""
    return int(view["handymen"]["market"][space - 1][seat])


def _sums(told: Told, space: int) -> set[int]:
    """All that cards of the hand make in the currency of a space."""
    hand = [card.split() for card in told.before["seats"][told.seat]["hand"]]
    values = [int(value) for name, value in hand if name == CURRENCIES[space - 1]]
    return {sum(some) for size in range(len(values) + 1) for some in combinations(values, size)}


def _fits(dice: tuple[int, ...], prices: set[int]) -> bool:
    """Some way to add and subtract the dice makes a price, or three are alike."""
    if len(dice) == 3 and min(dice) == max(dice):
        return True
    signs = product((1, -1), repeat=len(dice))
    return any(sum(map(int.__mul__, way, dice)) in prices for way in signs)


def handymen_chance(told: Told) -> bool:
    """All rolls to come, each looked at after every die."""
    shown, own = told.before["handymen"], told.before["seats"][told.seat]
    taken = [tile for tile, _ in shown["tiles"]]
    free = [tile for tile in [laid["tile"] for laid in own["board"]] if tile not in taken]
    free += [tile for tile in own["reserve"] if tile not in taken]
    prices = {_price(tile) for tile in free + told.before["market"] if tile is not None}
    dice = tuple(shown["dice"])
    rolls = [dice + more for more in product(range(1, 7), repeat=told.parts["dice"])]
    steps = range(len(dice) + 1, 4)
    found = [roll for roll in rolls if any(_fits(roll[:count], prices) for count in steps)]
    asked = bool(told.after["handymen"]["dice"][: len(dice)] == list(dice))
    share = len(found) / len(rolls) * 100
    return asked and len(rolls[0]) == 3 and 0 <= share - told.parts["percent"] < 1


def handymen_saved(told: Told) -> bool:
    supplies = [view["handymen"]["supply"][told.seat] for view in (told.before, told.after)]
    return supplies == [told.parts["count"]] * 2


def handymen_payable(told: Told) -> bool:
    """Nobody has rolled, and all the money of a space's currency is enough."""
    spaces = [space for space in range(1, 5) if told.after["market"][space - 1] is not None]
    reached = [s for s in spaces if max(_sums(told, s)) >= _price(told.after["market"][s - 1])]
    return len(reached) == told.parts["count"] and not told.after["handymen"]["dice"]


def handyman_exact(told: Told) -> bool:
    """So far the handymen there can bend the price, or do."""
    tile, price = told.parts["tile"], told.parts["price"]
    space = told.before["market"].index(tile) + 1
    change = price - _price(tile)
    sums = _sums(told, space)
    if told.move.kind == "handyman_to_space":
        bent = abs(change) <= _on_space(told.after, told.seat, space)
    else:
        bent = told.after["handymen"]["declared"][space - 1][told.seat] == change
    return bool(bent and price in sums and _price(tile) not in sums)


def handyman_space(told: Told) -> bool:
    standing = _on_space(told.after, told.seat, told.move.parts["space"])
    return bool(standing == told.parts["count"])


def handyman_tile(told: Told) -> bool:
    own = [tile for tile, seat in told.after["handymen"]["tiles"] if seat == told.seat]
    return len(own) == told.parts["count"] and told.move.parts["tile"] in own


def handymen_again(told: Told) -> bool:
    return bool(told.after["handymen"]["supply"][told.seat] == told.parts["count"])


def handymen_there(told: Told) -> bool:
    return bool(_on_space(told.after, told.seat, told.parts["space"]) == told.parts["count"])


def handymen_cheaper(told: Told) -> bool:
    """So many were used up, and so much less was paid for."""
    used = [event["count"] for event in told.events if event["event"] == "handymen_used"]
    bought = next(event for event in told.events if event["event"] == "bought")
    less = _price(told.move.parts["tile"]) - bought["price"]
    return bool([told.parts["count"]] == used == [less])


def handymen_ahead(told: Told) -> bool:
    """They stand there when the tile is gone."""
    space, other = told.move.parts["space"], told.parts["other"]
    standing = _on_space(told.after, other, space)
    gone = told.move.parts["tile"] not in told.after["market"]
    return bool(gone and other != told.seat and standing == told.parts["count"] > 0)


def handymen_spared(told: Told) -> bool:
    left = _on_space(told.after, told.seat, told.move.parts["space"])
    return bool(left == told.parts["count"] > 0)


CHECKS = {
    "handymen_chance": handymen_chance,
    "handymen_saved": handymen_saved,
    "handymen_payable": handymen_payable,
    "handyman_exact": handyman_exact,
    "handyman_space": handyman_space,
    "handyman_tile": handyman_tile,
    "handymen_again": handymen_again,
    "handymen_there": handymen_there,
    "handymen_cheaper": handymen_cheaper,
    "handymen_ahead": handymen_ahead,
    "handymen_spared": handymen_spared,
}
