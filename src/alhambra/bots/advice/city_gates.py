"""When a gate is worth its card: for a building that would else lie in the reserve."""

from typing import Any, Final

from alhambra.bots.advice.worth import (
    building_gain,
    own_table,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.rules import TYPES
from alhambra.moves import Move

CARD: Final = 1.0  # a gate card in hand, while there is time to use it
SPARE: Final = 0.2  # a further one
WAITING: Final = 3.0  # what a card gains while a tile lies in the reserve
KINDS: Final = ("place_with_gate", "add_with_gate", "builder_add_with_gate", "gate_add_with_gate")


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values the card by what waits for it, and a gate by the building behind it."""
    if move.kind == "take_gate":
        seat = view["seats"][view["you"]]
        held = view["city_gates"]["held"][view["you"]]
        worth = SPARE if held else WAITING if seat["reserve"] else CARD
        return worth * time_left(view)
    if move.kind in KINDS:
        return _built(view, move) - CARD * time_left(view)
    return None


def _built(view: dict[str, Any], move: Move) -> float:
    """The building and what it does to the wall."""
    state = own_table(view)
    seat = int(view["you"])
    before = wall_points(state, seat)
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, seat, tile, move.parts.get("turn", 0), cell_at(*move.parts["at"]))
    walls = wall_points(state, seat) - before
    kinds = [kind for kind in state.rules.tiles[tile].kinds if kind < len(TYPES)]
    return building_gain(view, kinds) + scorings_left(view) * walls
