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
    groups = view["orchards"]["boards"][view["you"]]["groups"]
    return next(_share(view, group) for group in groups if group["group"] == move.parts["group"])


def extra(view: dict[str, Any], move: Move) -> float:
    """What the fruit adds to the purchase of a tile."""
    if move.kind != "buy":
        return 0.0
    lying = {entry["tile"]: entry["fruit"] for entry in view["orchards"]["market"]}
    fruit = lying.get(move.parts["tile"])
    if fruit is None:
        return 0.0
    groups = view["orchards"]["boards"][view["you"]]["groups"]
    shares = [_share(view, group) for group in groups if fruit in group["missing"]]
    return max(shares, default=BESIDE)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How full the group is then; which fruit a tile brings and how many groups want it."""
    groups = view["orchards"]["boards"][view["you"]]["groups"]
    if move.kind == "plant":
        group = next(group for group in groups if group["group"] == move.parts["group"])
        yield Reason("fruit_group", group=group["group"], missing=len(group["missing"]) - 1)
    elif move.kind == "buy":
        fruits = {entry["tile"]: entry["fruit"] for entry in view["orchards"]["market"]}
        fruit = fruits.get(move.parts.get("tile"))
        wanting = sum(1 for group in groups if fruit in group["missing"])
        if wanting:
            yield Reason("fruit_wanted", fruit=fruit, count=wanting)


def _share(view: dict[str, Any], group: dict[str, Any]) -> float:
    """The points of a group for each space it lacks; hardly anything if it will not be full."""
    missing = len(group["missing"])
    reachable = missing - 1 <= FRUITS + round(4 * time_left(view))
    return int(group["group"]) / missing if reachable else 0.1 / missing
