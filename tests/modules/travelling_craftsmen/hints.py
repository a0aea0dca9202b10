"""Craftsmen: who stays, and what they did to money, market and Alhambra."""

from itertools import combinations
from typing import Any

from alhambra.engine.rules import CURRENCIES
from tests.bots.told import Told

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
Cell = tuple[int, int]


def _hand(view: dict[str, Any], seat: int, currency: str) -> list[int]:
    """The values of the cards of a currency."""
    cards = [card.split() for card in view["seats"][seat]["hand"]]
    return [int(value) for name, value in cards if name == currency]


def _makes(values: list[int], price: int) -> bool:
    sizes = range(1, len(values) + 1)
    return any(sum(some) == price for size in sizes for some in combinations(values, size))


def craftsmen_then(told: Told) -> bool:
    """Two are face up after the move, or one and somebody nobody had seen."""
    up = told.after["travelling_craftsmen"]["up"][told.seat]
    unseen = told.before["travelling_craftsmen"]["face_down"][told.seat] == ["face-down"]
    told_of = told.parts["craftsmen"]
    return len(up) == 2 == len(told_of) + unseen and {*told_of} <= {*up}


def craftsmen_unused(told: Told) -> bool:
    """The very next question is whom to pass on."""
    asked = told.after["question"]
    mine = told.after["travelling_craftsmen"]["up"][told.seat] == told.parts["craftsmen"]
    return bool(mine and (asked["kind"], asked["seat"]) == ("craftsman_question", told.seat))


def mortar_currency(told: Told) -> bool:
    """The tile lies on a space of this currency only after the move."""
    tile, currency = told.parts["tile"], told.parts["currency"]
    space = CURRENCIES.index(currency)
    held = sum(_hand(told.after, told.seat, currency))
    moved = told.after["market"][space] == tile != told.before["market"][space]
    enough = held >= int(tile.split()[1])
    return bool(moved and held == told.parts["sum"] and enough == told.parts["enough"])


def stonemason_exact(told: Told) -> bool:
    tile = told.parts["tile"]
    currency, price = CURRENCIES[told.after["market"].index(tile)], int(tile.split()[1])
    now, then = (_hand(view, told.seat, currency) for view in (told.before, told.after))
    return _makes(then, price) and not _makes(now, price)


def stonemason_more(told: Told) -> bool:
    currency = told.parts["currency"]
    sums = [sum(_hand(view, told.seat, currency)) for view in (told.before, told.after)]
    return sums == [told.parts["now"], told.parts["after"]] and sums[1] > sums[0]


def craft_free(told: Told) -> bool:
    """The builder asks what to do, and the reserve is as told."""
    reserve = told.after["seats"][told.seat]["reserve"]
    asked = told.after["question"]["kind"] == "craft_question"
    return bool(asked and len(reserve) == told.parts["count"])


def _open_sides(view: dict[str, Any], seat: int) -> int:
    """Sides without a wall that face free ground; the fountain stands at 0, 0."""
    own = view["seats"][seat]
    walls: dict[Cell, str] = {(0, 0): own.get("fountain", "")}
    for laid in own["board"]:
        letters = laid["tile"].split()[2] + laid.get("added", "")
        turned = ["NESW"[("NESW".index(s) + laid.get("turn", 0)) % 4] for s in letters if s != "-"]
        walls[tuple(laid["at"])] = "".join(turned)
    return sum(
        1
        for (x, y), closed in walls.items()
        for side, (right, down) in STEPS.items()
        if side not in closed and (x + right, y + down) not in walls
    )


def craft_opens(told: Told) -> bool:
    sides = [_open_sides(view, told.seat) for view in (told.before, told.after)]
    return sides == [told.parts["now"], told.parts["after"]] and sides[1] > sides[0]


def coiner_lent(told: Told) -> bool:
    lent = [event["cards"] for event in told.events if event["event"] == "display_lent"]
    return [sorted(cards) for cards in lent] == [sorted(told.parts["cards"])]


CHECKS = {
    "craftsmen_then": craftsmen_then,
    "craftsmen_unused": craftsmen_unused,
    "mortar_currency": mortar_currency,
    "stonemason_exact": stonemason_exact,
    "stonemason_more": stonemason_more,
    "coiner_lent": coiner_lent,
    "craft_free": craft_free,
    "craft_opens": craft_opens,
}
