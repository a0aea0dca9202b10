"""Projects for the referee: tiles of two cells, which may be turned by nobody alone."""

from collections.abc import Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import Paper, square
from alhambra.referee.pieces import Cell, beside, turned
from alhambra.referee.shapes import Form

# Which way the second half lies, and the walls of both, by the types of the halves.
PROJECTS = {
    **dict.fromkeys(["pavilion arcades", "tower seraglio", "chambers garden"], ("S", "E")),
    **dict.fromkeys(["tower pavilion"], ("S", "E")),
    **dict.fromkeys(["arcades tower", "chambers seraglio", "garden pavilion"], ("S", "W")),
    **dict.fromkeys(["seraglio garden"], ("S", "W")),
    **dict.fromkeys(["chambers tower", "garden arcades", "pavilion seraglio"], ("E", "N")),
    **dict.fromkeys(["arcades chambers"], ("E", "N")),
    **dict.fromkeys(["tower garden", "pavilion chambers", "seraglio arcades"], ("E", "S")),
}


def project(tile: str, at: Cell, turn: int, added: str) -> Paper:
    """`project tower garden`: the types of its halves."""
    _, one, other = tile.split()
    way, walls = PROJECTS[f"{one} {other}"]
    first, _, second = added.partition("/")
    halves = ((at, one, first), (beside(at, turned(way, turn)), other, second))
    return Paper({cell: square(tile, kind, walls, more, turn) for cell, kind, more in halves})


class MajorConstructionProjects(Assistant):
    """Each half counts as a building of its type."""

    forms: ClassVar[Mapping[str, Form]] = {"project": project}
