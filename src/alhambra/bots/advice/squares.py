"""What a square is worth: the buildings it counts for, and its walls."""

from typing import Any

from alhambra.bots.advice.odd_tiles import LIKELY, OddTiles, free_of_charge
from alhambra.bots.advice.worth import building_gain
from alhambra.engine.cells import CELL_MASK
from alhambra.engine.state import State
from alhambra.engine.survey import survey
from alhambra.modules.squares import SQUARE, Squares
from alhambra.moves import Move


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values taking, building and storing a square."""
    if move.kind == "take_square":
        return LIKELY * _TILES.best(view, str(move.parts["tile"]))
    return _TILES.advise(view, move)


def extra(view: dict[str, Any], move: Move) -> float:
    """What the own ones make of a building laid beside them."""
    return _TILES.extra(view, move)


def _worth(view: dict[str, Any], state: State) -> float:
    """What all squares of the Alhambra add to majorities."""
    module = next(module for module in state.rules.modules if isinstance(module, Squares))
    seat = int(view["you"])
    board = state.boards[seat]
    survey(board)
    kinds: list[int] = []
    for entry in board.standing:
        cell = int(entry & CELL_MASK)
        colour = module.colours.get(int(board.tile[cell]), -1)
        if colour >= 0:
            kinds += [colour] * int(module.neighbours(state, seat, cell, colour))
    return building_gain(view, kinds)


_TILES = OddTiles(SQUARE, _worth, free_of_charge)
