"""The Palace Designers: feet towards a place where one can build, and building there."""

from typing import Any, Final

from alhambra.bots.advice.worth import own_table
from alhambra.engine.cells import BIT, SIDE_LETTERS, STEP, cell_at
from alhambra.moves import Move

FEET: Final = 2.0
BESIDE: Final = 1.0
OPEN: Final = 0.6  # a free cell behind an open side: something will be built there
WALLED: Final = 0.2  # behind a wall only seldom
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values where he stands and where his feet point."""
    if move.kind not in ("designer_feet", "designer_anew"):
        return None
    board = own_table(view).boards[view["you"]]
    cell = cell_at(*move.parts["at"])
    value = 0.0
    for side, letter in enumerate(SIDE_LETTERS):
        if board.free(cell + STEP[side]):
            chance = WALLED if board.walls(cell) & BIT[side] else OPEN
            value += chance * (FEET if letter == move.parts["side"] else BESIDE)
    return value


def extra(view: dict[str, Any], move: Move) -> float:
    """What laying a tile on an empty cell beside the designer adds."""
    if move.kind not in ("place", "add"):
        return 0.0
    designer = view["palace_designers"]["designers"][view["you"]]
    if designer["at"] is None:
        return 0.0
    x, y = designer["at"]
    for letter, (dx, dy) in STEPS.items():
        if list(move.parts["at"]) == [x + dx, y + dy]:
            return FEET if letter == designer["side"] else BESIDE
    return 0.0
