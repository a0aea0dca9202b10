"""Where the marshal walks: to as many buildings that can get a servant as his steps allow."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    UNSEEN,
    own_table,
    paid_value,
    scorings_left,
    unfinished_tiles,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.board import Board
from alhambra.engine.cells import cell_at
from alhambra.engine.lines import on_foot
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move

IDLE: Final = -0.01  # a step that brings nothing, not even later
WALK: Final = 6  # steps, less the money that is taken
FAR: Final = 10_000  # steps, more than any Alhambra has cells
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
    start = cell_at(*view["palace_staff"]["marshals"][view["you"]])
    return UNSEEN * walk.ahead(start, steps, []) * scorings_left(view)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Who gets a servant now or further on this way; that nobody can get one any more."""
    if move.kind not in ("marshal_step", "marshal_stop"):
        return
    walk, steps = Walk(view, later=1.0), int(view["question"]["data"]["steps"])
    here = cell_at(*view["question"]["data"]["from"])
    if move.kind == "marshal_stop":
        if not walk.ahead(here, steps, []):
            yield Reason("marshal_rest", steps=steps)
        return
    cell = cell_at(*move.parts["at"])
    count = int(walk.ahead(cell, steps - 1, []))
    tile = int(walk.board.tile[cell])
    if walk.gets_servant(tile, []):
        bare = int(view["palace_staff"]["bare"][view["you"]]) - 1
        yield Reason("marshal_servant", tile=walk.rules.tiles[tile].name, bare=bare)
    elif count:
        yield Reason("marshal_way", count=count)
    else:
        yield from _nearer(walk, here, cell)


def _nearer(walk: "Walk", here: int, cell: int) -> Iterator[Reason]:
    """The step leads to a building without a servant, whose colour may lie open later."""
    (now, _), (then, tile) = walk.nearest_bare(here), walk.nearest_bare(cell)
    if 0 < then < now:
        yield Reason("marshal_nears", steps=then, tile=walk.rules.tiles[tile].name)


class Walk:
    """The own Alhambra, and which of its buildings wait for a servant."""

    def __init__(self, view: dict[str, Any], later: float = LATER) -> None:
        self.later = later  # what a servant counts who comes a step later
        state = own_table(view)
        self.board: Board = state.boards[view["you"]]
        self.rules = state.rules
        self.open: list[str] = view["palace_staff"]["open"]
        served = unfinished_tiles(view).union(view["palace_staff"]["served"])
        self.served = frozenset(self.rules.tile_by_name[name] for name in served)

    def best(self, cell: int, steps: int, taken: list[int]) -> float:
        """Servants for this cell and the best way on from it."""
        tile = int(self.board.tile[cell])
        if self.gets_servant(tile, taken):
            return 1.0 + self.later * self.ahead(cell, steps, [*taken, tile])
        return self.later * self.ahead(cell, steps, taken)

    def ahead(self, cell: int, steps: int, taken: list[int]) -> float:
        """Servants on the best way on from this cell."""
        ways = on_foot(self.board, cell) if steps else []
        return max((self.best(other, steps - 1, taken) for other in ways), default=0.0)

    def nearest_bare(self, start: int) -> tuple[int, int]:
        """Steps to the nearest building without a servant, and its tile; far away if none is."""
        distance = {start: 0}
        todo = [start]
        for cell in todo:
            tile = int(self.board.tile[cell])
            if self._is_bare(tile):
                return distance[cell], tile
            for other in on_foot(self.board, cell):
                if other not in distance:
                    distance[other] = distance[cell] + 1
                    todo.append(other)
        return FAR, -1

    def _is_bare(self, tile: int) -> bool:
        """Whether a building of the base game has no servant."""
        return bool(self.rules.tiles[tile].base) and tile not in self.served

    def gets_servant(self, tile: int, taken: list[int]) -> bool:
        """Whether the tile has none, and one of its colour lies open beyond those taken before."""
        if not self._is_bare(tile) or tile in taken:
            return False
        kind = self.rules.tile_kind[tile]
        used = sum(1 for other in taken if self.rules.tile_kind[other] == kind)
        return self.open.count(TYPES[int(kind)]) > used
