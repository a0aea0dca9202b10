"""What a bazaar is worth: what surrounds it at the end."""

from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles
from alhambra.bots.advice.worth import paid_value, time_left
from alhambra.engine.state import State
from alhambra.modules.bazaars import BAZAAR, Bazaars
from alhambra.modules.side_lots import built_cells
from alhambra.moves import Move

GROWTH: Final = 6.0  # points a bazaar may hope for besides what surrounds it already


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values buying, building and storing a bazaar."""
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What the own ones make of a building laid beside them."""
    return _TILES.extra(view, move)


def _worth(view: dict[str, Any], state: State) -> float:
    """The points of all bazaars as they lie, and what may still be built around them."""
    module = next(module for module in state.rules.modules if isinstance(module, Bazaars))
    seat = int(view["you"])
    worth = 0.0
    for cell in built_cells(state, seat, module.tiles):
        buildings, colours = module.surroundings(state, seat, cell)
        worth += buildings * colours + GROWTH * time_left(view)
    return worth


def _price(move: Move) -> int:
    """A bazaar cannot be paid but exactly."""
    return paid_value(move.parts["pay"])


_TILES = OddTiles(BAZAAR, _worth, _price)
