"""What an extension is worth: one more building of a type, where it counts."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    CARD,
    COIN,
    another_action,
    building_gain,
    paid_value,
    time_left,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move

CARDS: Final = 3
STORED: Final = 0.4  # which part of its worth it has on a building that must still be built
GIFT: Final = -0.5  # Dirk would rather have one less


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for taking one, and for where it goes."""
    if move.kind == "extend":
        return _taken(view, move)
    if move.kind != "put_extension":
        return None
    if move.parts["dirk"]:
        return GIFT
    return 1.0 if _built(view, str(move.parts["tile"])) else STORED


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Which of one's own buildings counts double, and whether it does at once."""
    if move.kind == "put_extension" and not move.parts["dirk"]:
        yield Reason("extension_put", built=_built(view, str(move.parts["tile"])))
    elif move.kind == "extend":
        kind, own = str(move.parts["extension"]), view["seats"][view["you"]]
        count = int(own["buildings"][kind])
        if count and any(_takes_one(view, laid["tile"], kind) for laid in own["board"]):
            yield Reason("extension_double", type=kind, count=count)


def _takes_one(view: dict[str, Any], tile: str, kind: str) -> bool:
    """Whether a tile is a building of the type without an extension."""
    return tile.startswith(f"{kind} ") and [tile, kind] not in view["extensions"]["extended"]


def _taken(view: dict[str, Any], move: Move) -> float:
    """The building, less the money; a matching payment leaves the action."""
    own = view["seats"][view["you"]]
    kind = str(move.parts["extension"])
    if own["buildings"][kind]:
        part = 1.0
    else:
        waiting = [tile for tile in own["reserve"] + own["pending"] if tile.startswith(kind)]
        part = STORED if waiting else GIFT
    paid = paid_value(move.parts["pay"])
    again = another_action(view) if paid <= int(move.parts["amount"]) else 0.0
    cost = (COIN * paid + CARD * CARDS) * time_left(view)
    return part * building_gain(view, [TYPES.index(kind)]) + again - cost


def _built(view: dict[str, Any], tile: str) -> bool:
    """Whether the tile lies in one's own Alhambra."""
    return any(laid["tile"] == tile for laid in view["seats"][view["you"]]["board"])
