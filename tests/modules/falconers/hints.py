"""What is paid for a falcon."""

from tests.bots.hint_facts import value
from tests.bots.told import Told


def _hand(told: Told, view: str) -> list[str]:
    hand: list[str] = (told.before if view == "before" else told.after)["seats"][told.seat]["hand"]
    return hand


def falcon_least(told: Told) -> bool:
    now, then = _hand(told, "before"), _hand(told, "after")
    paid = sum(map(value, now)) - sum(map(value, then))
    return bool(paid == told.parts["value"] == min(map(value, now)))


def falcon_left(told: Told) -> bool:
    currency = told.parts["currency"]
    left = [value(card) for card in _hand(told, "after") if card.split()[0] == currency]
    return bool(told.move.parts["card"].startswith(currency) and sum(left) == told.parts["sum"])


CHECKS = {"falcon_least": falcon_least, "falcon_left": falcon_left}
