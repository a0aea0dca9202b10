"""Offers for projects."""

from tests.bots.hints.paying import cheapest, hand
from tests.bots.told import Told

LEAST = 15


def _bid(told: Told) -> int:
    """What the offer that lies there now is worth."""
    shown = told.after["major_construction_projects"]
    assert shown["bidder"] == told.seat
    return int(shown["total"])


def _counts(told: Told, kind: str) -> list[int]:
    """How many buildings of the type all have if the project is built, the own first."""
    assert kind in told.after["major_construction_projects"]["open"].split()[1:]
    counts = [seat["buildings"][kind] for seat in told.after["seats"]]
    return [counts.pop(told.seat) + 1, *counts]


def project_lead(told: Told) -> bool:
    """Not before, but with one building more."""
    own, *others = _counts(told, told.parts["type"])
    return own > max(others) >= own - 1


def project_counts(told: Told) -> bool:
    parts = told.parts
    after = {parts["type"]: parts["count"], parts["second"]: parts["more"]}
    return all(_counts(told, kind)[0] == count for kind, count in after.items())


def project_lowest(told: Told) -> bool:
    """Nothing in hand would have been accepted for less."""
    total = _bid(told)
    return bool(total == told.parts["sum"] == cheapest(hand(told.before, told.seat), LEAST))


def project_outbids(told: Told) -> bool:
    """The other one has the money back."""
    returned = [event["seat"] for event in told.events if event["event"] == "bid_returned"]
    higher = told.parts["bid"] < _bid(told)
    before = told.before["major_construction_projects"]["total"]
    return returned == [told.parts["other"]] and higher and before == told.parts["bid"]


CHECKS = {
    "project_lead": project_lead,
    "project_counts": project_counts,
    "project_lowest": project_lowest,
    "project_outbids": project_outbids,
}
