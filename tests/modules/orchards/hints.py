"""Fruit that is planted or comes with a tile."""

from collections import Counter

from tests.bots.told import Told


def _lacking(told: Told, view: str) -> Counter[int]:
    """How many fruits each group lacks."""
    seen = told.before if view == "before" else told.after
    return Counter(group for group, _ in seen["orchards"]["missing"][told.seat])


def fruit_group(told: Told) -> bool:
    group, missing = told.parts["group"], told.parts["missing"]
    then, now = _lacking(told, "after"), _lacking(told, "before")
    return bool(then[group] == missing == now[group] - 1)


def fruit_wanted(told: Told) -> bool:
    """The tile is sold with that fruit."""
    shown, fruit = told.before["orchards"], told.parts["fruit"]
    lacking = [group for group, wanted in shown["missing"][told.seat] if wanted == fruit]
    sold = [told.move.parts["tile"], fruit] in shown["market"]
    return sold and len(lacking) == told.parts["count"] > 0


CHECKS = {"fruit_group": fruit_group, "fruit_wanted": fruit_wanted}
