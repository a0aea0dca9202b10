"""Bathhouses for the referee: how far away the buildings they name lie."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import SIDES, Cell, turned
from alhambra.referee.table import Table


class Bathhouses(Assistant):
    """Each names a type at each side; the nearest one in line counts."""

    @staticmethod
    def turns_freely(tile: str) -> bool:
        return tile.startswith("bathhouse ")

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        drawn = table.papers[seat]
        found = 0
        for cell, square in drawn.squares.items():
            if self.turns_freely(square.tile):
                for side, kind in zip(SIDES, square.tile.split()[1:], strict=True):
                    found += distance(drawn, cell, turned(side, square.turn), kind)
        return {"bathhouses": found}


def distance(drawn: Paper, cell: Cell, side: str, kind: str) -> int:
    """How many tiles away the first building of a type lies, 0 if there is none in line."""
    types = [square.type for square in drawn.line(cell, side)]
    return types.index(kind) + 1 if kind in types else 0
