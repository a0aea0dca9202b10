"""The Falconers: each falcon is worth more than the one before, in every scoring to come."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import COIN, scorings_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.game.moves import Move

PER_FALCON: Final = 2  # the n-th falcon of a colour adds 2n points
SAFE: Final = 0.9  # a redesign may still drive it away
CARD: Final = 0.5  # any card in hand, beside its value


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values settling a falcon and the card it costs."""
    if move.kind in ("falcon", "another_falcon"):
        return SAFE * scorings_left(view) * PER_FALCON * _place(view, move) - CARD - COIN
    if move.kind == "pay_falcon":
        value = str(move.parts["card"]).rpartition(" ")[2]
        return -COIN * int(value) if value.isdecimal() else -COIN * PER_FALCON
    return None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Whether no card costs less, and what is left of its currency."""
    if move.kind != "pay_falcon":
        return
    table = Table(view)
    units = table.rules.unit_by_name
    currency, unit = units[str(move.parts["card"])]
    held = [units[name][1] for name in view["seats"][view["you"]]["hand"] if name in units]
    if unit.value == min(other.value for other in held if other.is_card):
        yield Reason("falcon_least", value=int(unit.value))
    left = sum(table.purses[currency]) - int(unit.value)
    yield Reason("falcon_left", currency=table.rules.currencies[currency].name, sum=left)


def _place(view: dict[str, Any], move: Move) -> int:
    """The how-manieth of its colour the falcon would be."""
    colour = str(move.parts["falcon"]).split()[0]
    own = view["falconers"]["falcons"][view["you"]]
    return 1 + sum(1 for falcon, _ in own if falcon.split()[0] == colour)
