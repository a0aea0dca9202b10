"""An Alhambra on squared paper, as a view describes it."""

from dataclasses import dataclass, field
from typing import Any

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CORNERS = ("NW", "NE", "SE", "SW")  # where the right angle of a half cell lies, by its turn

BASE = {
    "pavilion": "2NEW 3SW 4ES 5NW 6N 7E 8-",
    "seraglio": "3ESW 4NE 5SW 6ES 7W 8S 9-",
    "arcades": "4NES 5NW 6SW 6NE 7ES 8N 8E 9- 10-",
    "chambers": "5NSW 6ES 7SW 7NE 8NW 9W 9S 10- 11-",
    "garden": "6ESW 7NSW 8SW 8NE 8NW 9E 10N 10W 10- 11- 12S",
    "tower": "7NEW 8NES 9ES 9NE 9NW 10W 11N 11S 11- 12- 13E",
}
# Which way the second half of a project lies, and its walls, by the types of its halves.
PROJECTS = {
    **dict.fromkeys(["pavilion arcades", "tower seraglio", "chambers garden"], ("S", "E")),
    **dict.fromkeys(["tower pavilion"], ("S", "E")),
    **dict.fromkeys(["arcades tower", "chambers seraglio", "garden pavilion"], ("S", "W")),
    **dict.fromkeys(["seraglio garden"], ("S", "W")),
    **dict.fromkeys(["chambers tower", "garden arcades", "pavilion seraglio"], ("E", "N")),
    **dict.fromkeys(["arcades chambers"], ("E", "N")),
    **dict.fromkeys(["tower garden", "pavilion chambers", "seraglio arcades"], ("E", "S")),
}

Cell = tuple[int, int]


@dataclass(frozen=True)
class Square:
    """One whole cell of a tile."""

    tile: str
    type: str  # "" for what has no type, or is not finished
    walls: frozenset[str]
    turn: int
    finished: bool = True

    @property
    def base(self) -> bool:
        """Whether it is one of the 54 tiles of the base game."""
        kind, _, rest = self.tile.partition(" ")
        return kind in BASE and rest.replace(" ", "") in BASE[kind].split()


@dataclass
class Paper:
    """One Alhambra: whole cells, half cells by their corner, camps by their bastions."""

    squares: dict[Cell, Square] = field(default_factory=dict)
    halves: dict[Cell, str] = field(default_factory=dict)
    camps: dict[Cell, str] = field(default_factory=dict)

    def types(self) -> list[str]:
        """The type of every finished building."""
        return [square.type for square in self.squares.values() if square.type]

    def line(self, cell: Cell, side: str) -> list[Square]:
        """Whole cells in a straight line, as far as there is no gap."""
        found = []
        here = beside(cell, side)
        while here in self.squares:
            found.append(self.squares[here])
            here = beside(here, side)
        return found


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour on one side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def turned(side: str, turn: int) -> str:
    """A side after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def tile_types(tile: str) -> list[str]:
    """The building types printed on a tile."""
    words = tile.split()
    if words[0] == "project":
        return words[1:]
    return words[:1] if words[0] in TYPES else []


def paper(view: dict[str, Any], seat: int) -> Paper:
    """The Alhambra of one seat."""
    mine = view["seats"][seat]
    sites = view.get("building_sites", {}).get("sites", [])
    unfinished = {site["tile"] for site in sites}
    found = Paper()
    walls = frozenset(mine.get("fountain", ""))
    found.squares[0, 0] = Square(f"fountain {seat}", "", walls, 0)
    for lying in mine["board"]:
        _lay(found, lying, lying["tile"] in unfinished)
    return found


def _lay(found: Paper, lying: dict[str, Any], unfinished: bool) -> None:
    tile, turn = lying["tile"], lying.get("turn", 0)
    words, cell = tile.split(), (lying["at"][0], lying["at"][1])
    first, _, second = lying.get("added", "").partition("/")
    if words[0] == "camp":
        found.camps[cell] = words[2]
    elif words[0] == "watchtower":
        found.halves[cell] = CORNERS[turn]
    elif words[0] == "project":
        way, walls = PROJECTS[f"{words[1]} {words[2]}"]
        other = beside(cell, turned(way, turn))
        for place, kind, added in ((cell, words[1], first), (other, words[2], second)):
            sides = frozenset(turned(side, turn) for side in walls + added)
            found.squares[place] = Square(tile, kind, sides, turn)
    else:
        printed = words[-1] if set(words[-1]) <= set(SIDES) else ""
        sides = frozenset(turned(side, turn) for side in printed + first)
        kind = words[0] if words[0] in TYPES and not unfinished else ""
        found.squares[cell] = Square(tile, kind, sides, turn, not unfinished)
