"""What a square is worth: the buildings it counts for, and its walls."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles, free_of_charge
from alhambra.bots.advice.worth import building_gain, own_table, unfinished_tiles
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import BIT, CELL_MASK, STEP, cell_at
from alhambra.engine.laying import walls_of
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.survey import survey
from alhambra.game.moves import Move
from alhambra.modules.squares import SQUARE, Squares

TAKEN: Final = 0.5  # which part of its best place a square is worth: it takes an action


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values taking, building and storing a square."""
    if move.kind == "take_square":
        return TAKEN * _TILES.best(view, str(move.parts["tile"]))
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What they make of a building laid beside them."""
    return _TILES.extra(view, move)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """For how many buildings the square counts there; if for none, how many could still come."""
    name = str(move.parts.get("tile", ""))
    if not name.startswith(f"{SQUARE} ") or move.kind.rpartition("_")[2] not in ("place", "add"):
        return
    state, seat, kind = own_table(view), int(view["you"]), name.split()[1]
    board = state.boards[seat]
    beside = _open_to(state, move)
    sites = unfinished_tiles(view)
    alike = [cell for cell in beside if kind_at(state, seat, cell) == TYPES.index(kind)]
    count = sum(state.rules.tiles[int(board.tile[cell])].name not in sites for cell in alike)
    room = sum(board.free(cell) for cell in beside)
    if count:
        yield Reason("square_beside", type=kind, count=count)
    elif room:
        yield Reason("square_room", type=kind, count=room)


def _open_to(state: State, move: Move) -> list[int]:
    """The cells beside the place of a square on the sides where it has no wall."""
    tile = state.rules.tile_by_name[str(move.parts["tile"])]
    walls = walls_of(state, tile, move.parts.get("turn", 0))
    cell = cell_at(*move.parts["at"])
    return [cell + int(STEP[side]) for side in range(len(BIT)) if not walls & BIT[side]]


def _worth(view: dict[str, Any], state: State) -> float:
    """What all squares of the Alhambra add to majorities."""
    module = next(module for module in state.rules.modules if isinstance(module, Squares))
    seat = int(view["you"])
    board = state.boards[seat]
    survey(board)
    kinds: list[int] = []
    for entry in board.standing:
        cell = int(entry & CELL_MASK)
        colour = module.colour(int(board.tile[cell]))
        if colour >= 0:
            kinds += [colour] * int(module.neighbours(state, seat, cell, colour))
    return building_gain(view, kinds)


_TILES = OddTiles(SQUARE, _worth, free_of_charge)
