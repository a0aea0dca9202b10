"""What the parts of moves, events and questions of the base game are called, and their kinds.

Deeds that pack their parts in their own way, and what is told as plain values, are described by
these words. A module that has a name for something else says which kind it is.
"""

from typing import Final

from alhambra.engine.common import (
    AMOUNT,
    ANY_TILE,
    CARD,
    CELL,
    CURRENCY,
    FLAG,
    MONEY,
    PAYMENT,
    SEAT,
    SIDE,
    SPACE,
    TURN,
)
from alhambra.engine.kinds import ForSeats, Kind, Listed

WORDS: Final[dict[str, Kind]] = {
    "at": CELL,
    "card": CARD,
    "cards": Listed(CARD),
    "count": AMOUNT,
    "currencies": Listed(CURRENCY),
    "exact": FLAG,
    "extra": FLAG,
    "lift": CELL,
    "paid": PAYMENT,
    "pay": PAYMENT,
    "points": ForSeats(AMOUNT),
    "price": AMOUNT,
    "round": AMOUNT,
    "scores": ForSeats(AMOUNT),
    "seat": SEAT,
    "side": SIDE,
    "space": SPACE,
    "spaces": Listed(SPACE),
    "tile": ANY_TILE,
    "tiles": Listed(ANY_TILE),
    "turn": TURN,
    "unit": MONEY,
}

SPOT: Final = ("tile", "at", "turn")  # how a tile is laid


def kinds_of(*names: str) -> dict[str, Kind]:
    """The kinds of the parts with these names."""
    return {name: WORDS[name] for name in names}
