"""What a fruit is worth, and where to plant it: where a space brings most points."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.game.moves import Move

BESIDE: Final = 1.0  # a fruit without a space
FRUITS: Final = 3  # so many spaces each seat fills, at least, while there is time enough


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points of the group, shared among its missing spaces; what cannot be finished is nothing."""
    if move.kind != "plant":
        return None
    group = int(move.parts["group"])
    return _share(view, group, _missing(view)[group])


def extra(view: dict[str, Any], move: Move) -> float:
    """What the fruit adds to the purchase of a tile."""
    if move.kind != "buy":
        return 0.0
    fruit = dict(view["orchards"]["market"]).get(move.parts["tile"])
    if fruit is None:
        return 0.0
    groups = _missing(view)
    shares = [_share(view, group, groups[group]) for group in groups if fruit in groups[group]]
    return max(shares, default=BESIDE)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How full the group is then; which fruit a tile brings and how many groups want it."""
    groups = _missing(view)
    if move.kind == "plant":
        group = int(move.parts["group"])
        yield Reason("fruit_group", group=group, missing=len(groups[group]) - 1)
    elif move.kind == "buy":
        fruit = dict(view["orchards"]["market"]).get(move.parts.get("tile"))
        wanting = sum(1 for missing in groups.values() if fruit in missing)
        if wanting:
            yield Reason("fruit_wanted", fruit=fruit, count=wanting)


def _missing(view: dict[str, Any]) -> dict[int, list[str]]:
    """The fruits that each group of one's own board lacks, if it lacks any."""
    groups: dict[int, list[str]] = {}
    for group, fruit in view["orchards"]["missing"][view["you"]]:
        groups.setdefault(group, []).append(fruit)
    return groups


def _share(view: dict[str, Any], points: int, missing: list[str]) -> float:
    """The points of a group for each space it lacks; hardly anything if it will not be full."""
    lacks = len(missing)
    reachable = lacks - 1 <= FRUITS + round(4 * time_left(view))
    return points / lacks if reachable else 0.1 / lacks
