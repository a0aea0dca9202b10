"""Credits for what was paid too much."""

from typing import Any

from tests.bots.hints.paying import hand, newly_paid, of
from tests.bots.told import Told


def _money(told: Told, view: dict[str, Any]) -> list[str]:
    """Cards and the certificate."""
    return [*hand(view, told.seat), *view["exchange_certificates"]["credit"][told.seat]]


def certificate_credit(told: Told) -> bool:
    """The game asks at once in which currency."""
    question = told.after["question"]
    asked = question["kind"] == "certificate_question" and question["seat"] == told.seat
    return bool(asked and question["data"]["amount"] == told.parts["over"])


def certificate_pays(told: Told) -> bool:
    return newly_paid(told, _money(told, told.before), _money(told, told.after))


def certificate_sum(told: Told) -> bool:
    currency = told.parts["currency"]
    chosen = bool(told.move.parts["currency"] == currency)
    return chosen and sum(of(_money(told, told.after), currency)) == told.parts["sum"]


CHECKS = {
    "certificate_credit": certificate_credit,
    "certificate_pays": certificate_pays,
    "certificate_sum": certificate_sum,
}
