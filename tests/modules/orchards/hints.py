"""Fruit that is planted or comes with a tile."""

from tests.bots.told import Told


def _planted(told: Told, view: str) -> dict[int, int]:
    """How many fruits each group lacks."""
    seen = told.before if view == "before" else told.after
    groups = seen["orchards"]["boards"][told.seat]["groups"]
    return {group["group"]: len(group["missing"]) for group in groups}


def fruit_group(told: Told) -> bool:
    group, missing = told.parts["group"], told.parts["missing"]
    then, now = _planted(told, "after"), _planted(told, "before")
    return bool(then[group] == missing == now[group] - 1)


def fruit_wanted(told: Told) -> bool:
    """The tile is sold with that fruit."""
    market = told.before["orchards"]["market"]
    board = told.before["orchards"]["boards"][told.seat]
    lacking = [group for group in board["groups"] if told.parts["fruit"] in group["missing"]]
    sold = {"tile": told.move.parts["tile"], "fruit": told.parts["fruit"]}
    return sold in market and len(lacking) == told.parts["count"] > 0


CHECKS = {"fruit_group": fruit_group, "fruit_wanted": fruit_wanted}
