"""The table as a seat sees it: the game's view, read into small typed values."""

from dataclasses import dataclass
from typing import Any

from alhambra.terminal.pieces import LETTERS, Card, Cell, Tile, card_from, tile_from


@dataclass(frozen=True)
class Seat:
    """One player's belongings; the hand is None where it is hidden."""

    number: int
    colour: str
    score: int
    cards: int
    board: dict[Cell, Tile]
    reserve: list[Tile]
    pending: list[Tile]
    wall: int
    buildings: dict[str, int]
    hand: list[Card] | None
    fountain: str  # walls that were built at the fountain


@dataclass(frozen=True)
class Dirk:
    """The third player of the two-player game: tiles and points, nothing else."""

    tiles: list[Tile]
    score: int

    @property
    def buildings(self) -> dict[str, int]:
        """How many tiles of each type he has."""
        return {kind: sum(tile.kind == kind for tile in self.tiles) for kind in LETTERS}


@dataclass(frozen=True)
class Table:
    """Everything that lies open."""

    you: int | None
    turn: int
    rounds: int
    over: bool
    modules: list[str]
    extras: dict[str, Any]  # what each module shows, by its id
    market: list[Tile | None]
    display: list[Card]
    deck: int
    tower: int
    gone: list[Tile]
    seats: list[Seat]
    dirk: Dirk | None

    @property
    def order(self) -> list[Seat]:
        """The seats in the order of the table, beginning with yours."""
        first = self.you or 0
        return self.seats[first:] + self.seats[:first]


def read_table(view: dict[str, Any]) -> Table:
    """Reads a view."""
    dirk = view.get("dirk")
    return Table(
        you=view["you"],
        turn=view["turn"],
        rounds=view["rounds"],
        over=view["over"],
        modules=view["modules"],
        extras={module: view[module] for module in view["modules"] if module in view},
        market=[None if name is None else tile_from(name) for name in view["market"]],
        display=_cards(view["display"]),
        deck=view["deck"],
        tower=view["tower"],
        gone=_tiles(view["gone"]),
        seats=[_seat(number, seat) for number, seat in enumerate(view["seats"])],
        dirk=None if dirk is None else Dirk(_tiles(dirk["tiles"]), dirk["score"]),
    )


def _seat(number: int, seat: dict[str, Any]) -> Seat:
    return Seat(
        number=number,
        colour=seat["colour"],
        score=seat["score"],
        cards=seat["cards"],
        board={(e["at"][0], e["at"][1]): _laid(e) for e in seat["board"]},
        reserve=_tiles(seat["reserve"]),
        pending=_tiles(seat["pending"]),
        wall=seat["wall"],
        buildings=seat["buildings"],
        hand=_cards(seat["hand"]) if "hand" in seat else None,
        fountain=seat.get("fountain", ""),
    )


def _laid(entry: dict[str, Any]) -> Tile:
    """A tile of a board, turned and walled as it lies."""
    return tile_from(entry["tile"]).laid(entry.get("turn", 0), entry.get("added", ""))


def _tiles(names: list[str]) -> list[Tile]:
    return [tile_from(name) for name in names]


def _cards(names: list[str]) -> list[Card]:
    return [card_from(name) for name in names]
