"""What a well is worth: its number, if the line before its spout fits or may come to fit."""

from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles, printed_price
from alhambra.bots.advice.worth import scorings_left, time_left
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.shared.side_lots import built_cells
from alhambra.modules.wishing_well import WELL, WishingWell

HOPE: Final = 0.3  # which part of its number a well is worth while its line may still grow


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values buying, building and storing a well."""
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What they make of a building laid beside them."""
    return _TILES.extra(view, move)


def _worth(view: dict[str, Any], state: State) -> float:
    """The points of all wells, in all scorings to come; a line that is too short may grow."""
    module = next(module for module in state.rules.modules if isinstance(module, WishingWell))
    seat = int(view["you"])
    worth = 0.0
    for cell in built_cells(state, seat, module.tiles):
        number, length = module.number_and_line(state, seat, cell)
        if length == number:
            worth += number
        elif length < number:
            worth += HOPE * time_left(view) * length
    return worth * scorings_left(view)


_TILES = OddTiles(WELL, _worth, printed_price)
