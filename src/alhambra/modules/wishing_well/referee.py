"""Wishing wells for the referee: just so many buildings in line with the spout."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.pieces import turned
from alhambra.referee.table import Table


class WishingWell(Assistant):
    """`well 3 1` wishes for three."""

    @staticmethod
    def turns_freely(tile: str) -> bool:
        return tile.startswith("well ")

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        drawn = table.papers[seat]
        found = 0
        for cell, square in drawn.squares.items():
            if self.turns_freely(square.tile):
                wish = int(square.tile.split()[1])
                line = drawn.buildings_from(cell, turned("N", square.turn))
                found += wish if line == wish else 0
        return {"wishing_well": found}
