"""What a bazaar is worth: what surrounds it at the end."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles
from alhambra.bots.advice.worth import own_table, paid_value, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.scoring import LAST_ROUND
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.bazaars import AROUND, BAZAAR, Bazaars
from alhambra.modules.shared.side_lots import built_cells

GROWTH: Final = 6.0  # points a bazaar may hope for besides what surrounds it already


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values buying, building and storing a bazaar."""
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What they make of a building laid beside them."""
    return _TILES.extra(view, move)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What one's own bazaars bring then; or how much room is left around a new one.

    The last scoring itself tells what it brings; which buildings are finished is not known here.
    """
    if move.kind not in ("place", "add") or view["rounds"] + 1 == LAST_ROUND:
        return
    state, seat, cell = own_table(view), int(view["you"]), cell_at(*move.parts["at"])
    now = sum(_paid(state, seat))
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, seat, tile, move.parts.get("turn", 0), cell)
    after = sum(_paid(state, seat))
    if after > now and not state.rules.fold_unfinished:
        yield Reason("bazaar_points", now=now, after=after)
    elif str(move.parts["tile"]).startswith(BAZAAR):
        free = sum(1 for step in AROUND if state.boards[seat].free(cell + step))
        yield Reason("bazaar_room", count=free)


def _worth(view: dict[str, Any], state: State) -> float:
    """The points of all bazaars as they lie, and what may still be built around them."""
    paid = _paid(state, int(view["you"]))
    return sum(points + GROWTH * time_left(view) for points in paid)


def _paid(state: State, seat: int) -> list[int]:
    """The points of each bazaar as it lies."""
    module = next(module for module in state.rules.modules if isinstance(module, Bazaars))
    around = [
        module.surroundings(state, seat, cell) for cell in built_cells(state, seat, module.tiles)
    ]
    return [buildings * colours for buildings, colours in around]


def _price(move: Move) -> int:
    """A bazaar cannot be paid but exactly."""
    return paid_value(move.parts["pay"])


_TILES = OddTiles(BAZAAR, _worth, _price)
