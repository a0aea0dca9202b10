"""Bazaars for the referee: the buildings around them, in the last scoring."""

from collections.abc import Mapping
from itertools import product

from alhambra.referee.assistant import Assistant
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.table import Table

NEAR = (-1, 0, 1)


class Bazaars(Assistant):
    """Fitting buildings around, times the colours among them."""

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        drawn = table.papers[seat]
        found = 0
        for (x, y), square in drawn.squares.items():
            if square.tile.startswith("bazaar ") and round_number == LAST_ROUND:
                around = [(x + across, y + down) for across, down in product(NEAR, repeat=2)]
                types = [drawn.squares[cell].type for cell in around if cell in drawn.squares]
                fitting = [kind for kind in types if kind in square.tile.split()[2:]]
                found += len(fitting) * len(set(fitting))
        return {"bazaars": found}
