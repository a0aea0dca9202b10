"""The Palace Designers: feet towards a place where one can build, and building there."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import own_table, rules_of
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.building import cells_of
from alhambra.engine.cells import BIT, SIDE_LETTERS, STEP, cell_at
from alhambra.engine.laying import refuse_add
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.palace_designers import cells_around

FEET: Final = 2.0
BESIDE: Final = 1.0
OPEN: Final = 0.6  # a free cell behind an open side: something will be built there
WALLED: Final = 0.2  # behind a wall only seldom


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values where he stands and where his feet point."""
    if move.kind not in ("designer_feet", "designer_anew"):
        return None
    board = own_table(view).boards[view["you"]]
    cell = cell_at(*move.parts["at"])
    feet = cell + int(STEP[SIDE_LETTERS.index(move.parts["side"])])
    value = 0.0
    for own in cells_of(board, cell):
        for side, step in enumerate(STEP):
            if board.free(own + step):
                chance = WALLED if board.walls(own) & BIT[side] else OPEN
                value += chance * (FEET if own + step == feet else BESIDE)
    return value


def extra(view: dict[str, Any], move: Move) -> float:
    """What laying a tile on an empty cell beside the designer adds."""
    if move.kind not in ("place", "add"):
        return 0.0
    at, side = view["palace_designers"]["designers"][view["you"]]
    if side is None:
        return 0.0
    stands, feet = cell_at(*at), SIDE_LETTERS.index(side)
    around = cells_around(_under_him(view, stands), stands, feet)
    laid = _cells(view, move.parts["tile"], move.parts["at"])
    if around[0] in laid:
        return FEET
    return BESIDE if any(cell in around for cell in laid) else 0.0


def _under_him(view: dict[str, Any], stands: int) -> list[int]:
    """The cells of the tile on which the designer stands."""
    board = view["seats"][view["you"]]["board"]
    tiles = [_cells(view, laid["tile"], laid["at"]) for laid in board]
    return next((cells for cells in tiles if stands in cells), [stands])


def _cells(view: dict[str, Any], tile: str, at: list[int]) -> list[int]:
    """The cells that a tile laid here covers."""
    rules = rules_of(view)
    first, second = cell_at(*at), rules.tiles[rules.tile_by_name[tile]].second
    return [first, first + second] if second else [first]


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Which tiles in sight fit at his feet; if none does, that the cell there is free."""
    if move.kind not in ("designer_feet", "designer_anew"):
        return
    state, seat, cell = own_table(view), int(view["you"]), cell_at(*move.parts["at"])
    side = SIDE_LETTERS.index(move.parts["side"])
    feet, board = cell + int(STEP[side]), state.boards[seat]
    fitting = [name for name in _in_sight(view) if _fits(state, seat, name, feet)]
    if fitting:
        yield Reason("designer_tile", tile=fitting[0], count=len(fitting), points=int(FEET))
    elif board.free(feet):
        walled = bool(board.walls(cell) & BIT[side])
        yield Reason("designer_free", walled=walled, points=int(FEET))


def _in_sight(view: dict[str, Any]) -> list[str]:
    """What waits to be placed, lies in the reserve or is for sale; what comes soonest first."""
    own = view["seats"][view["you"]]
    return [name for name in (*own["pending"], *own["reserve"], *view["market"]) if name]


def _fits(state: State, seat: int, name: str, cell: int) -> bool:
    """Whether a tile of one cell may be laid there."""
    tile = state.rules.tile_by_name[name]
    if not state.rules.tile_simple[tile]:
        return False
    turns = range(int(state.rules.tile_turns[tile]))
    return any(refuse_add(state, seat, tile, turn, cell) == "" for turn in turns)
