"""Tiles and cards as text shows them: a letter and a colour each, never colour alone.

Modules bring pieces of their own. Whatever such a piece is called, it has a letter, a plain style
and, if its name ends in compass letters, walls.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import cast

from alhambra.game.moves import Move
from alhambra.modules import ALL
from alhambra.showing.pictures import Cell as PictureCell
from alhambra.showing.pictures import Spot

Cell = PictureCell  # steps east and south of the fountain

LETTERS = {
    "pavilion": "P",
    "seraglio": "S",
    "arcades": "A",
    "chambers": "C",
    "garden": "G",
    "tower": "T",
}
OUTSIDE = "△"  # the letter of whatever stands outside the walls
TYPE_STYLES = {
    "pavilion": "bold white on color(25)",
    "seraglio": "bold white on color(124)",
    "arcades": "bold white on color(130)",
    "chambers": "bold black on color(252)",
    "garden": "bold white on color(28)",
    "tower": "bold white on color(91)",
}
CURRENCY_STYLES = {
    "denar": "bold white on color(26)",
    "dirham": "bold white on color(29)",
    "ducat": "bold black on color(208)",
    "florin": "bold black on color(220)",
}
SEAT_STYLES = {
    "white": "bold",
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
    "orange": "bold color(208)",
}
NEUTRAL_STYLE = "bold white on color(240)"
OUTSIDE_STYLE = "bold black on color(150)"
WALL_STYLE = "bold color(173)"
GATE_STYLE = "bold color(220)"
OPEN_STYLE = "color(244)"
MARK_STYLE = "bold black on color(228)"
FOUNTAIN_STYLE = "bold white on color(31)"

SIDES = "NESW"
_PRICED = re.compile(r"(?P<kind>\S.*) (?P<price>\d+) (?P<walls>-|[NESW/-]+)")
_WALLED = re.compile(r"(?P<kind>\S.*) (?P<walls>-|[NESW/-]+)")


@cache
def _signs() -> dict[str, str]:
    """Letters that rooms have for their pieces."""
    return {word: sign for room in ALL.values() for word, sign in room.signs.items()}


@dataclass(frozen=True)
class Tile:
    """What is printed on a tile; `walls` are letters of N E S W, those of the first cell.

    `name` is how the game calls it; a tile that lies turned keeps its name but not its walls. On a
    board each cell of a tile is one of these.
    """

    name: str
    kind: str
    price: int | None = None
    walls: str = ""
    half: str = ""  # the corner with the right angle, if it is half a cell
    mate: Cell | None = None  # the other cell of a tile of two
    outside: bool = False  # whether it stands outside the walls, its bastions being `walls`
    unfinished: bool = False  # whether it is a building that does not count yet
    tokens: int = 0  # how many tokens of modules lie on it

    @property
    def letter(self) -> str:
        """A capital letter for a building that counts, a small one for anything else."""
        if self.kind in LETTERS and not self.unfinished:
            return LETTERS[self.kind]
        sign = OUTSIDE if self.outside else _signs().get(self.kind)
        return sign or (self._colour or self.kind)[:1].lower()

    @property
    def _colour(self) -> str:
        """The building type whose colour half a cell has."""
        return next((word for word in self.name.split() if self.half and word in LETTERS), "")

    @property
    def short(self) -> str:
        """Letter and price, as it stands on a drawn tile."""
        return f"{self.letter}{'' if self.price is None else self.price}"

    @property
    def style(self) -> str:
        """The colour of the type, for pieces of modules that of the type they name."""
        if self.outside:
            return OUTSIDE_STYLE
        for word in (self.kind, *self.name.split()):
            if word in TYPE_STYLES:
                return TYPE_STYLES[word]
        return NEUTRAL_STYLE

    def turned(self, turn: int) -> "Tile":
        """The tile with its walls turned clockwise by so many quarters."""
        walls = {SIDES[(SIDES.index(side) + turn) % 4] for side in self.walls}
        return replace(self, walls="".join(side for side in SIDES if side in walls))


@dataclass(frozen=True)
class Card:
    """A card or coin; `currency` is the first word of its name, `value` None if it is no money."""

    name: str
    currency: str
    value: int | None

    @property
    def style(self) -> str:
        """The colour of the currency; anything else is neutral."""
        return CURRENCY_STYLES.get(self.currency, NEUTRAL_STYLE)


def tile_from(name: str) -> Tile:
    """Reads `tower 11 N`, and any other name as far as it can be read.

    >>> garden, other = tile_from("garden 10 NE"), tile_from("pond 3")
    >>> garden.kind, garden.price, garden.walls
    ('garden', 10, 'NE')
    >>> other.kind, other.price, other.walls
    ('pond', None, '')
    """
    priced = _PRICED.fullmatch(name)
    if priced:
        kind, walls = priced["kind"].split()[0], priced["walls"]
        return Tile(name, kind, int(priced["price"]), _first_walls(walls))
    walled = _WALLED.fullmatch(name)
    kind = name.split(maxsplit=1)[0] if name.split() else ""
    return Tile(name, kind, None, _first_walls(walled["walls"]) if walled else "")


def tile_at(spot: Spot) -> Tile:
    """What lies on one cell of a board."""
    printed = tile_from(spot.tile)
    return replace(
        printed,
        kind=spot.kind or printed.kind,
        walls=spot.walls,
        half=spot.half,
        mate=spot.mate,
        outside=spot.outside,
        unfinished=spot.unfinished,
    )


def _first_walls(letters: str) -> str:
    return letters.split("/", maxsplit=1)[0].replace("-", "")


def card_from(name: str) -> Card:
    """Reads `denar 3`; other money ends in its value, or is worth 1 if it names none.

    >>> card_from("denar shell").value, card_from("denar shell 5").value
    (1, 5)
    """
    currency, _, rest = name.partition(" ")
    if rest.isdecimal():
        return Card(name, currency, int(rest))
    if currency not in CURRENCY_STYLES or not rest:
        return Card(name, currency, None)
    value = rest.rpartition(" ")[2]
    return Card(name, currency, int(value) if value.isdecimal() else 1)


def cards_of(move: Move, part: str) -> list[Card]:
    """The cards a move names."""
    return [card_from(name) for name in cast(list[str], move.parts[part])]


def tile_of(move: Move) -> Tile:
    """The tile a move names."""
    return tile_from(cast(str, move.parts["tile"]))


def cell_of(move: Move) -> Cell:
    """The cell a move names."""
    x, y = cast(list[int], move.parts["at"])
    return x, y


def turn_of(move: Move) -> int:
    """The quarter turns a move names."""
    return cast(int, move.parts.get("turn", 0))


def total(cards: list[Card]) -> int:
    """What cards are worth together."""
    return sum(card.value or 0 for card in cards)


def in_reading_order(moves: list[Move]) -> list[Move]:
    """By cells, from the north-west to the south-east, as one reads."""
    return sorted(moves, key=lambda move: (cell_of(move)[1], cell_of(move)[0], turn_of(move)))
