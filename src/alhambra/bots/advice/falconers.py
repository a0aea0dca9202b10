"""The Falconers: each falcon is worth more than the one before, in every scoring to come."""

from typing import Any, Final

from alhambra.bots.advice.worth import COIN, scorings_left
from alhambra.moves import Move

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


def _place(view: dict[str, Any], move: Move) -> int:
    """The how-manieth of its colour the falcon would be."""
    colour = str(move.parts["falcon"]).split()[0]
    own = view["falconers"]["falcons"][view["you"]]
    return 1 + sum(1 for falcon in own if falcon["falcon"].split()[0] == colour)
