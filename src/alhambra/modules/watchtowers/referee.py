"""Watchtowers for the referee: half a cell, beside a building of their colour."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant
from alhambra.referee.outline import longest
from alhambra.referee.paper import Half, Paper
from alhambra.referee.pieces import CORNERS, Cell, beside
from alhambra.referee.shapes import Form
from alhambra.referee.table import Table
from alhambra.referee.ways import Way, Ways

IN_THE_WALL = 2


def watchtower(tile: str, at: Cell, turn: int, _added: str) -> Paper:
    """`watchtower garden 1`: its colour and its number."""
    return Paper(halves={at: Half(tile, CORNERS[turn], tile.split()[1])})


class Watchtowers(Assistant):
    """Each in the longest wall brings two points more; one that fits nowhere goes back."""

    forms: ClassVar[Mapping[str, Form]] = {"watchtower": watchtower}
    alike: ClassVar[tuple[str, ...]] = ("watchtower",)

    @staticmethod
    def turns_freely(tile: str) -> bool:
        return tile.startswith("watchtower ")

    def broken(self, paper: Paper) -> str:
        """Each touches a building of its colour, finished or not, with a short side."""
        held = all(
            any(_coloured(paper, beside(cell, side), half.colour) for side in half.corner)
            for cell, half in paper.halves.items()
        )
        return "" if held else "towers"

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        return {"watchtowers": IN_THE_WALL * longest(table.papers[seat])[1]}

    def laying_moves(self, usual: set[str]) -> set[str]:
        return {"return_watchtower"}

    def placings(self, asked: Ways, tiles: list[str]) -> Iterator[Way]:
        """They go back once nothing else waits and none of them has a place."""
        if all(self.turns_freely(t) for t in tiles) and not any(
            asked.adds("place", tiles, asked.plan)
        ):
            for tile in tiles:
                yield ("return_watchtower", self.story.look_of(tile), (), (), 0, ())


def _coloured(paper: Paper, cell: Cell, colour: str) -> bool:
    return cell in paper.squares and paper.squares[cell].colour == colour
