"""When the sultan helps: a claim is a free tile, a mark should be of a type worth fighting for."""

from typing import Any, Final

from alhambra.engine.rules import TYPES
from alhambra.moves import Move

TILE: Final = 4.0  # a free tile of a middling type
STEP: Final = 0.8  # each step up in the order of the types
MEAN: Final = 2.5  # the middle of that order
PRICE: Final = 2.5  # what 7 of a currency could buy otherwise
CARD: Final = 0.6  # which part of a tile's worth the mere chance of it is
LONG: Final = 12.0  # tiles in the tower per seat while there is time enough


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for marking, keeping, claiming, and for buying a sultan card."""
    if move.kind == "sultan_mark":
        return worth(view, str(move.parts["type"]))
    if move.kind == "sultan_claim":
        return worth(view, str(view["drawn"]).split()[0])
    if move.kind == "sultan_reroll":
        mark = str(view["question"]["data"]["mark"])
        return STEP - worth(view, mark) + TILE
    if move.kind == "buy" and "sultan" in move.parts:
        return _card(view, str(move.parts["mark"]))
    return 0.0 if move.kind in ("sultan_keep", "sultan_decline") else None


def worth(view: dict[str, Any], kind: str) -> float:
    """A tile of this type: dear types score more, and those one already builds are worth more."""
    mine = view["seats"][view["you"]]["buildings"][kind]
    best = max(seat["buildings"][kind] for seat in view["seats"])
    near = 1.5 if 0 <= best - mine <= 1 else 0.0
    return TILE + STEP * (TYPES.index(kind) - MEAN) + near


def _card(view: dict[str, Any], mark: str) -> float:
    """What the card may bring, less its price; late in the game no tile of the type may come."""
    time = min(1.0, view["tower"] / view["players"] / LONG)
    return float(CARD * worth(view, mark) * time - PRICE * time)
