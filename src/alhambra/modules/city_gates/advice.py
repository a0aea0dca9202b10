"""When a gate is worth its card: for a building that would else lie in the reserve."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    building_gain,
    own_table,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install, uninstall
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.city_gates.building import refuse_edge, refuse_spot

CARD: Final = 1.0  # a gate card in hand, while there is time to use it
SPARE: Final = 0.2  # a further one
WAITING: Final = 3.0  # what a card gains while a tile lies in the reserve
KINDS: Final = ("place_with_gate", "add_with_gate", "builder_add_with_gate", "gate_add_with_gate")
MOVES: Final = ("craft_move_with_gate", "gate_move_with_gate")


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values the card by what waits for it, and a gate by the building behind it."""
    if move.kind == "take_gate":
        seat = view["seats"][view["you"]]
        held = view["city_gates"]["held"][view["you"]]
        worth = SPARE if held else WAITING if seat["reserve"] else CARD
        return worth * time_left(view)
    if move.kind in KINDS:
        return _built(view, move) - CARD * time_left(view)
    if move.kind in MOVES:
        return _moved(view, move) - CARD * time_left(view)
    return None


def open_gates(view: dict[str, Any]) -> list[tuple[list[int], str]]:
    """Those in one's own Alhambra."""
    return [(at, side) for at, side in view["city_gates"]["gates"][view["you"]]]


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """A tile of the reserve that a gate lets in, and how many places need one."""
    if move.kind != "take_gate":
        return
    state, seat = own_table(view), int(view["you"])
    board = state.boards[seat]
    near = [cell for cell in board.cells_around() if board.free(cell) and board.touched(cell)]
    walled = [cell for cell in near if board.touched(cell) == board.facing_walls(cell)]
    waiting = [name for name in view["seats"][seat]["reserve"] if _let_in(state, seat, name)]
    if waiting:
        yield Reason("gate_reserve", tile=waiting[0])
    if walled:
        yield Reason("gate_places", count=len(walled))


def _let_in(state: State, seat: int, name: str) -> bool:
    """Whether a gate makes a place for a tile, as it is printed, somewhere."""
    tile = state.rules.tile_by_name[name]
    sides = range(4 * len(state.rules.tiles[tile].kinds))
    return any(
        refuse_edge(state, seat, tile, 0, cell, side) == ""
        for cell in state.boards[seat].cells_around()
        if refuse_spot(state, seat, tile, 0, cell) == ""
        for side in sides
    )


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


def _moved(view: dict[str, Any], move: Move) -> float:
    """What a tile that changes its place does to the wall."""
    state = own_table(view)
    seat = int(view["you"])
    before = wall_points(state, seat)
    tile = uninstall(state, seat, cell_at(*move.parts["lift"]))
    install(state, seat, tile, int(move.parts.get("turn", 0)), cell_at(*move.parts["at"]))
    return float(scorings_left(view) * (wall_points(state, seat) - before))
