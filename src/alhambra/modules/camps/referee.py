"""Camps for the referee: they lean on walls and count the buildings behind them."""

from collections.abc import Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant
from alhambra.referee.ground import edge
from alhambra.referee.paper import Outwork, Paper
from alhambra.referee.pieces import OPPOSITE, Cell, beside
from alhambra.referee.shapes import Form
from alhambra.referee.table import Table


def camp(tile: str, at: Cell, _turn: int, _added: str) -> Paper:
    """`camp 9 SW` has bastions in the south and in the west."""
    return Paper(outworks={at: Outwork(tile, tile.split()[2])})


class Camps(Assistant):
    """Buildings in line with each bastion count in every scoring."""

    forms: ClassVar[Mapping[str, Form]] = {"camp": camp}

    def broken(self, paper: Paper) -> str:
        """Each camp has a bastion at a wall."""
        lean = all(
            any(edge(paper, beside(cell, side), OPPOSITE[side]) == "wall" for side in one.bastions)
            for cell, one in paper.outworks.items()
        )
        return "" if lean else "camps"

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        drawn = table.papers[seat]
        found = sum(
            drawn.buildings_from(cell, side)
            for cell, one in drawn.outworks.items()
            for side in one.bastions
        )
        return {"camps": found}
