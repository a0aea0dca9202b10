"""Keys, and what the gates offer."""

from collections.abc import Iterator
from typing import Any

from alhambra.engine.rules import CURRENCIES
from tests.bots.hint_facts import price, value
from tests.bots.hints.ground import Ground, ground, neighbours
from tests.bots.hints.paying import hand
from tests.bots.told import Told

TOTAL = 14
CORNERS = {"N": (0, 0), "E": (1, 0), "S": (1, 1), "W": (0, 1)}  # where a side begins, clockwise

Side = tuple[tuple[int, int], str]


def _asked(told: Told) -> str:
    """What the seat is asked after the key was turned."""
    question: dict[str, Any] = told.after["question"]
    return str(question["kind"]) if question["seat"] == told.seat else ""


def _money(view: dict[str, Any], seat: int) -> int:
    return sum(map(value, hand(view, seat)))


def _counts(told: Told) -> tuple[int, int]:
    """Own buildings of the type as they lie on the boards, and the most of another seat."""
    boards = [seat["board"] for seat in told.before["seats"]]
    kinds = [[piece["tile"].split()[0] for piece in board] for board in boards]
    counts = [names.count(told.parts["type"]) for names in kinds]
    return counts.pop(told.seat), max(counts)


# --- Walls


def _around(laid: Ground) -> Iterator[Side]:
    """The outer sides clockwise: each begins where the last one ends."""
    outer = {
        (x + CORNERS[side][0], y + CORNERS[side][1]): ((x, y), side)
        for x, y in laid
        for side, other in neighbours((x, y)).items()
        if other not in laid
    }
    corner = next(iter(outer))
    for _ in outer:
        yield outer[corner]
        (x, y), side = outer[corner]
        dx, dy = CORNERS["ESWN"["NESW".index(side)]]
        corner = (x + dx, y + dy)


def _open_sides(laid: Ground) -> list[Side]:
    return [(at, side) for at, side in _around(laid) if side not in laid[at]]


def _longest(laid: Ground) -> int:
    """Of the sides twice around, the most that have a wall one after the other."""
    signs = "".join("#" if side in laid[at] else " " for at, side in _around(laid))
    return min(len(signs), max(map(len, f"{signs}{signs}".split()), default=0))


def key_wall(told: Told) -> bool:
    laid = ground(told.before, told.seat)
    walled = [_longest({**laid, at: laid[at] + side}) for at, side in _open_sides(laid)]
    now = told.before["seats"][told.seat]["wall"] == _longest(laid) == told.parts["now"]
    return now and max(walled) == told.parts["after"] and _asked(told) == "gate_wall"


def gate_sides_kept(told: Told) -> bool:
    return bool(len(_open_sides(ground(told.after, told.seat))) == told.parts["sides"])


# --- Keys


def key_others(told: Told) -> bool:
    """Each seat but the own."""
    rows = told.before["question"]["data"]["choices"]
    chosen = next(row for row in rows if row[told.seat] == told.move.parts["bonus"])
    given = chosen[: told.seat] + chosen[told.seat + 1 :]
    return bool(given == told.parts["bonuses"])


def key_money(told: Told) -> bool:
    display = told.after["display"]
    highest = max(map(value, display)) == value(told.parts["card"])
    return told.parts["card"] in display and highest and _asked(told) == "gate_money"


def key_buy(told: Told) -> bool:
    held = _money(told.after, told.seat)
    return bool(held == told.parts["sum"] >= TOTAL and _asked(told) == "gate_buy")


def key_half(told: Told) -> bool:
    mine, most = _counts(told)
    owned = told.after["gates_without_end"]["semi_buildings"]
    free = not any(told.parts["type"] in own for own in owned)
    level = mine == most == told.parts["count"]
    return bool(free and level and _asked(told) == "gate_semi_building")


# --- Gates


def gate_tile(told: Told) -> bool:
    mine, most = _counts(told)
    alike = told.move.parts["tile"].startswith(f"{told.parts['type']} ")
    return bool(alike and (mine + 1, most) == (told.parts["count"], told.parts["most"]))


def gate_short(told: Told) -> bool:
    tile, currency = told.move.parts["tile"], told.parts["currency"]
    place = told.before["market"].index(tile)
    held = [card for card in hand(told.before, told.seat) if card.startswith(f"{currency} ")]
    right = CURRENCIES[place] == currency and price(tile) == told.parts["price"]
    return bool(right and sum(map(value, held)) == told.parts["sum"] < told.parts["price"])


def gate_half(told: Told) -> bool:
    mine = told.after["gates_without_end"]["semi_buildings"][told.seat]
    return told.parts["type"] in mine and _counts(told) == (told.parts["count"], told.parts["most"])


def gate_money_kept(told: Told) -> bool:
    return bool(_money(told.after, told.seat) == told.parts["sum"])


CHECKS = {
    "key_others": key_others,
    "key_money": key_money,
    "key_wall": key_wall,
    "key_buy": key_buy,
    "key_half": key_half,
    "gate_tile": gate_tile,
    "gate_short": gate_short,
    "gate_half": gate_half,
    "gate_money_kept": gate_money_kept,
    "gate_sides_kept": gate_sides_kept,
}
