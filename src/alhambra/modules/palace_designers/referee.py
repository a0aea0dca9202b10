"""Palace designers for the referee: points for tiles beside the one on which he stands."""

from typing import Any, ClassVar, NamedTuple

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.pieces import SIDES, Cell, beside
from alhambra.referee.story import DUE_BY, Event, Story

AT_FEET, ELSEWHERE = 2, 1


class Stand(NamedTuple):
    """Where a designer is, and on which tile."""

    cell: Cell
    side: str  # of his feet
    tile: str


class PalaceDesigners(Assistant):
    """Where each designer stands, and what is due to his seat.

    A tile that fills empty ground beside his tile brings two points at his feet and one at any
    other outer side of the tile, however many cells it has. Then he goes to the new tile.
    """

    at_once: ClassVar[tuple[str, ...]] = ("designer_points",)

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        told = self.shown["designers"]
        self.stands = [self._read(seat, designer) for seat, designer in enumerate(told)]
        self.new: list[list[Cell]] = [[] for _ in told]  # the cells of a tile laid just now
        self.due: list[list[int]] = [[] for _ in told]
        self.goes: list[list[Cell]] = [[] for _ in told]  # where he must go

    def _read(self, seat: int, designer: list[Any]) -> Stand | None:
        at, side = designer
        if not at or not side:
            return None
        cell = (at[0], at[1])
        return Stand(cell, side, self.story.tile_at(seat, cell))

    def hear(self, event: Event, look: Look) -> None:
        name, seat = event["event"], event.get("seat", -1)
        if name in ("placed", "added"):
            self._count(seat, self.story.whole_cells(seat, event["tile"]))
        elif name in ("relocated", "exchanged", "removed"):
            self._lift(seat, event)
            if name == "relocated":
                self._count(seat, self.story.whole_cells(seat, event["tile"]))
        elif name == "designer_stands":
            self._stand(seat, event)
        elif name == "designer_points":
            due = self.due[seat].pop(0) if self.due[seat] else 0
            agree(f"points for the designer of seat {seat}", event["points"], due)
        elif name in DUE_BY:
            agree("points due to designers", [[] for _ in self.due], self.due)

    def _lift(self, seat: int, event: Event) -> None:
        """If the tile under him leaves its place he is set anew."""
        stand = self.stands[seat]
        moved = stand and event["event"] == "relocated" and event["tile"] == stand.tile
        if stand and (moved or stand.tile not in self.story.boards[seat]):
            self.stands[seat] = None

    def _count(self, seat: int, cells: list[Cell]) -> None:
        """What the new tile brings; if he is being set anew it is counted after that."""
        stand = self.stands[seat]
        self.new[seat] = [] if stand else cells
        if stand is None:
            return
        sides = [
            (cell, side)
            for cell in self.story.cells(seat, stand.tile)
            for side in SIDES
            if beside(cell, side) in cells
        ]
        if sides:
            feet = (stand.cell, stand.side) in sides
            self.due[seat].append(AT_FEET if feet else ELSEWHERE)
            self.goes[seat] = cells

    def _stand(self, seat: int, event: Event) -> None:
        cell = (event["at"][0], event["at"][1])
        if self.goes[seat]:
            there = cell in self.goes[seat]
            agree(f"the designer of seat {seat} goes to the new tile", True, there)
        self.goes[seat] = []
        self.stands[seat] = Stand(cell, event["side"], self.story.tile_at(seat, cell))
        if self.new[seat]:
            self._count(seat, self.new[seat])
