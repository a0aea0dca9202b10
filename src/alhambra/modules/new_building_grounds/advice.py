"""What a ground is worth: the best building of its column."""

from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    COIN,
    building_gain,
    paid_value,
    rules_of,
    scorings_left,
    time_left,
)
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move
from alhambra.modules.new_building_grounds import NewBuildingGrounds

OPEN: Final = 0.5  # a tile without walls: one more way to go on, per scoring to come
RESERVED: Final = 0.2  # which part of that it is worth in the reserve


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values a choice, buying a ground, and what becomes of one that stays bare."""
    if move.kind == "choose_building":
        return building_gain(view, [TYPES.index(str(move.parts["type"]))])
    words = str(move.parts.get("tile", "")).split()
    if not words or words[0] != "ground":
        return None
    if "pay" in move.parts:
        return _bought(view, move, int(words[2]))
    if move.kind in ("place", "add"):
        return OPEN * scorings_left(view)
    return OPEN * RESERVED if move.kind == "store" else None


def _bought(view: dict[str, Any], move: Move, price: int) -> float:
    """The building, less the money; an exact payment in one's own turn gives another action."""
    gain = max((building_gain(view, [kind]) for kind in _column(view, price)), default=0.0)
    paid = paid_value(move.parts["pay"])
    again = ACTION * time_left(view) if paid == price and move.kind == "buy" else 0.0
    return gain + OPEN * scorings_left(view) + again - COIN * paid * time_left(view)


def _column(view: dict[str, Any], price: int) -> list[int]:
    """The types that can be chosen for a ground of this price."""
    modules = rules_of(view).modules
    prices = next(one.prices for one in modules if isinstance(one, NewBuildingGrounds))
    column = view["new_building_grounds"]["columns"][prices.index(price)]
    return [TYPES.index(name) for name in column]
