"""Handymen for the referee: the largest group of their tiles; after a roll nothing is rebuilt."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.paper import Paper, View
from alhambra.referee.pieces import SIDES, beside
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table
from alhambra.referee.ways import Ways


class Handymen(Assistant):
    """Whether they were rolled for in this turn."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.rolled = False

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] in ("turn", "handymen_rolled"):
            self.rolled = event["event"] == "handymen_rolled"

    def may_redesign(self, asked: Ways) -> bool:
        """After a roll money is the only action."""
        return asked.kind != "act" or not self.rolled

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        marked = {tile for tile, _ in table.view["handymen"]["tiles"]}
        return {"handymen": largest_group(table.papers[seat], marked)}


def largest_group(drawn: Paper, marked: set[str]) -> int:
    """Marked tiles that hang together; a tile counts once, whatever its size."""
    cells = {cell for cell, square in drawn.squares.items() if square.tile in marked}
    best = 0
    while cells:
        group = [cells.pop()]
        for cell in group:
            near = {beside(cell, side) for side in SIDES} & cells
            cells -= near
            group += near
        best = max(best, len({drawn.squares[cell].tile for cell in group}))
    return best
