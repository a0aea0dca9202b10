"""Where the marshal walks: to as many buildings that can get a servant as his steps allow."""

from typing import Any, Final

from alhambra.bots.advice.worth import own_table, paid_value, scorings_left
from alhambra.engine.board import Board
from alhambra.engine.cells import cell_at
from alhambra.engine.lines import on_foot
from alhambra.engine.rules import TYPES
from alhambra.moves import Move

IDLE: Final = -0.01  # a step that brings nothing, not even later
WALK: Final = 6  # steps, less the money that is taken
LATER: Final = 0.9  # a servant who comes a step later is worth this part of one who comes now


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Each servant saves a point in every scoring to come."""
    if move.kind == "marshal_stop":
        return 0.0
    if move.kind != "marshal_step":
        return None
    walk = Walk(view)
    steps = int(view["question"]["data"]["steps"])
    gain = walk.best(cell_at(*move.parts["at"]), steps - 1, [])
    return gain * scorings_left(view) + IDLE


def extra(view: dict[str, Any], move: Move) -> float:
    """What the walk adds for which little money is taken."""
    steps = WALK - paid_value(move.parts["cards"]) if move.kind == "take" else 0
    if steps <= 0:
        return 0.0
    walk = Walk(view)
    start = cell_at(*view["palace_staff"]["marshals"][view["you"]]["at"])
    ways = [walk.best(cell, steps - 1, []) for cell in on_foot(walk.board, start)]
    return max(ways, default=0.0) * scorings_left(view)


class Walk:
    """The own Alhambra, and which of its buildings wait for a servant."""

    def __init__(self, view: dict[str, Any]) -> None:
        state = own_table(view)
        self.board: Board = state.boards[view["you"]]
        self.rules = state.rules
        self.open: dict[str, int] = view["palace_staff"]["open"]
        served = [self.rules.tile_by_name[name] for name in view["palace_staff"]["served"]]
        self.served = frozenset(served)

    def best(self, cell: int, steps: int, taken: list[int]) -> float:
        """Servants for this cell and the best way on from it."""
        tile = int(self.board.tile[cell])
        here = 1.0 if self._gets_servant(tile, taken) else 0.0
        if steps == 0:
            return here
        after = [*taken, tile] if here else taken
        ways = [self.best(other, steps - 1, after) for other in on_foot(self.board, cell)]
        return here + LATER * max(ways, default=0.0)

    def _gets_servant(self, tile: int, taken: list[int]) -> bool:
        """Whether the tile has none, and one of its colour lies open beyond those taken before."""
        if not self.rules.tiles[tile].base or tile in self.served or tile in taken:
            return False
        kind = self.rules.tile_kind[tile]
        used = sum(1 for other in taken if self.rules.tile_kind[other] == kind)
        return self.open.get(TYPES[int(kind)], 0) > used
