"""What a bathhouse is worth: the ways to the buildings its sides look for."""

from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles
from alhambra.bots.advice.worth import scorings_left, time_left
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.bathhouses import BATHHOUSE, SIDES, Bathhouses
from alhambra.modules.shared.side_lots import built_cells

PRICE: Final = 8
GROWTH: Final = 1.0  # points in each scoring that may still come from what is built later


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values buying, building and storing a bathhouse."""
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What they make of a building laid beside them."""
    return _TILES.extra(view, move)


def _worth(view: dict[str, Any], state: State) -> float:
    """The points of all bathhouses, in all scorings to come."""
    module = next(module for module in state.rules.modules if isinstance(module, Bathhouses))
    seat = int(view["you"])
    worth = 0.0
    for cell in built_cells(state, seat, module.tiles):
        ways = sum(module.distance(state, seat, cell, side) for side in range(SIDES))
        worth += ways + GROWTH * time_left(view)
    return worth * scorings_left(view)


def _price(_: Move) -> int:
    return PRICE


_TILES = OddTiles(BATHHOUSE, _worth, _price)
