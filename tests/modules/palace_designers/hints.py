"""Where the designer's feet point."""

from tests.bots.hints.ground import Cell, fits, ground, neighbours
from tests.bots.told import Told

AT_FEET = 2


def _feet(told: Told) -> tuple[Cell, str, Cell]:
    """His cell, the side of his feet and the cell there, as they are after the move."""
    (x, y), side = told.after["palace_designers"]["designers"][told.seat]
    return (x, y), side, neighbours((x, y))[side]


def designer_tile(told: Told) -> bool:
    own = told.before["seats"][told.seat]
    seen = [*own["pending"], *own["reserve"], *filter(None, told.before["market"])]
    laid, (_, _, feet) = ground(told.before, told.seat), _feet(told)
    fitting = [tile for tile in seen if fits(laid, tile, feet)]
    known = told.parts["tile"] in fitting and told.parts["count"] == len(fitting)
    return bool(known and told.parts["points"] == AT_FEET)


def designer_free(told: Told) -> bool:
    laid, (at, side, feet) = ground(told.before, told.seat), _feet(told)
    walled = side in laid[at]
    return feet not in laid and told.parts == {"walled": walled, "points": AT_FEET}


CHECKS = {"designer_tile": designer_tile, "designer_free": designer_free}
