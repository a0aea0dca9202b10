"""The Street Trader: which residents to take along, where to stand, who moves in."""

from collections import Counter
from typing import Any, Final

from alhambra.bots.advice.worth import own_table, scorings_left
from alhambra.engine.cells import cell_at
from alhambra.engine.rules import TYPES
from alhambra.modules.token_spots import SECOND_MARK
from alhambra.moves import Move

SERIES: Final = (0, 1, 3, 6, 10, 15, 21)
# How many tiles of each type there are.
TILES: Final = dict(zip(TYPES, (7, 7, 9, 9, 11, 11), strict=True))
COMMON: Final = 0.05  # a tile more of its colour makes a resident likelier to move in
AHEAD: Final = 0.3  # which part of its points a resident with the trader is worth
MISSED: Final = -0.4  # the trader makes way and nobody moves in
REACHED: Final = 0.5  # the trader's cell can be reached on foot
TIGHT: Final = 0.1  # each further tile beside his cell must fit what is laid there


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values the moves of the trader."""
    if move.kind == "choose_residents":
        return COMMON * sum(TILES[name] for name in move.parts["residents"])
    if move.kind == "place_trader":
        return _place(view, move.parts["at"])
    if move.kind == "move_in":
        return float(scorings_left(view))
    if move.kind == "new_resident":
        return _along(view, move.parts["type"])
    if move.kind == "swap_resident":
        return _along(view, move.parts["take"]) - _along(view, move.parts["give"])
    return None


def extra(view: dict[str, Any], move: Move) -> float:
    """What laying a tile adds because the trader stands there."""
    trader = view["street_trader"]["traders"][view["you"]]
    if "tile" not in move.parts or move.parts.get("at") != trader["at"]:
        return 0.0
    kind = str(move.parts["tile"]).split()[0]
    if kind not in trader["residents"]:
        return MISSED
    return _gain(view, kind) * scorings_left(view)


def _homes(view: dict[str, Any]) -> Counter[str]:
    """How many own residents of each colour live in buildings."""
    houses = view["street_trader"]["residents"][view["you"]]
    return Counter(_colour(name) for name in houses)


def _colour(house: str) -> str:
    """The colour of a house: its type, of a project the half."""
    words = house.removesuffix(SECOND_MARK).split()
    if words[0] in TILES:
        return words[0]
    return words[-1 if house.endswith(SECOND_MARK) else 1]


def _points(homes: Counter[str]) -> int:
    """What these residents bring in one scoring."""
    most = max(homes.values(), default=0)
    return sum(SERIES[sum(1 for n in homes.values() if n > i)] for i in range(most))


def _gain(view: dict[str, Any], kind: str) -> int:
    """What one more resident of this colour would bring in one scoring."""
    homes = _homes(view)
    before = _points(homes)
    homes[kind] += 1
    return _points(homes) - before


def _along(view: dict[str, Any], kind: str) -> float:
    """What a resident with the trader promises."""
    waiting: int = view["street_trader"]["traders"][view["you"]]["residents"].count(kind)
    gain = AHEAD * scorings_left(view) * _gain(view, kind) / (1 + waiting)
    return gain + COMMON * TILES[kind]


def _place(view: dict[str, Any], at: list[int]) -> float:
    """Where one can walk to, and no other side must fit, something will be built soon."""
    board = own_table(view).boards[view["you"]]
    cell = cell_at(*at)
    touched = int(board.touched(cell))
    reached = touched & ~int(board.facing_walls(cell))
    return (REACHED if reached else 0.0) - TIGHT * touched.bit_count()
