"""The table as a seat sees it: the game's view, read into small typed values."""

from dataclasses import dataclass
from typing import Any

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import LAST_ROUND, place_values
from alhambra.game.game import Game, Sheet
from alhambra.showing.areas import is_by_seat, named
from alhambra.showing.outlook import cards_until_scoring
from alhambra.showing.pictures import BoardPicture, board_picture, tile_picture
from alhambra.showing.printed import Card, Cell, Tile, card_from, tile_at
from alhambra.terminal.tokens import Mark, marked

Gate = tuple[Cell, str]  # the cell to the west or north of a gate, and the side it stands on


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
    hand: list[Card] | None
    fountain: str  # walls that were built at the fountain
    gates: frozenset[Gate]


@dataclass(frozen=True)
class Dirk:
    """The third player of the two-player game: tiles and points, nothing else."""

    tiles: list[Tile]
    score: int


@dataclass(frozen=True)
class Ahead:
    """The next scoring as it would be now, and what the places of each type earn in it."""

    sheet: Sheet
    values: dict[str, list[int]]
    cards: tuple[int, int] | None  # the least and the most that are turned up before it


@dataclass(frozen=True)
class Table:
    """Everything that lies open."""

    you: int | None
    turn: int
    rounds: int
    over: bool
    modules: list[str]
    extras: dict[str, dict[str, Any]]  # what each module shows, by its id
    by_seat: dict[str, list[str]]  # the parts of it that say something of each seat
    marks: list[Mark]  # tokens that lie on tiles, cells and market spaces
    market: list[Tile | None]
    display: list[Card]
    deck: int
    tower: int
    gone: list[Tile]
    seats: list[Seat]
    dirk: Dirk | None
    ahead: Ahead

    @property
    def order(self) -> list[Seat]:
        """The seats in the order of the table, beginning with yours."""
        first = self.you or 0
        return self.seats[first:] + self.seats[:first]


def read_table(game: Game, you: int | None) -> Table:
    """The table as a seat (None: a spectator) sees it."""
    view, areas = game.view(you), game.description()["areas"]
    dirk = view.get("dirk")
    marks: list[Mark] = view.get("marks", [])
    return Table(
        you=view["you"],
        turn=view["turn"],
        rounds=view["rounds"],
        over=view["over"],
        modules=view["modules"],
        extras={module: _area(areas[module], view.get(module, {})) for module in view["modules"]},
        by_seat={
            module: [key for key, kind in area.items() if is_by_seat(kind)]
            for module, area in areas.items()
        },
        marks=marks,
        market=[
            None if name is None else marked(_tile(game, name), marks) for name in view["market"]
        ],
        display=_cards(view["display"]),
        deck=view["deck"],
        tower=view["tower"],
        gone=_tiles(game, view["gone"]),
        seats=[
            _seat(game, number, seat, board_picture(game, number), marks)
            for number, seat in enumerate(view["seats"])
        ],
        dirk=None if dirk is None else Dirk(_tiles(game, dirk["tiles"]), dirk["score"]),
        ahead=_ahead(game, view["rounds"]),
    )


def _area(kinds: dict[str, Any], shown: dict[str, Any]) -> dict[str, Any]:
    return {key: named(kinds.get(key), value) for key, value in shown.items()}


def _ahead(game: Game, rounds: int) -> Ahead:
    """The next scoring, or the last one once all are done."""
    round = min(rounds + 1, LAST_ROUND)
    values = [place_values(game.state, round, kind) for kind in range(len(TYPES))]
    return Ahead(
        game.count_round(round),
        dict(zip(TYPES, values, strict=True)),
        cards_until_scoring(game.state),
    )


def _seat(
    game: Game, number: int, seat: dict[str, Any], picture: BoardPicture, marks: list[Mark]
) -> Seat:
    return Seat(
        number=number,
        colour=seat["colour"],
        score=seat["score"],
        cards=seat["cards"],
        board={spot.at: marked(tile_at(spot), marks, number, spot.at) for spot in picture.spots},
        reserve=_tiles(game, seat["reserve"]),
        pending=_tiles(game, seat["pending"]),
        wall=seat["wall"],
        hand=_cards(seat["hand"]) if "hand" in seat else None,
        fountain=picture.fountain,
        gates=frozenset(((x, y), side) for x, y, side in picture.gates),
    )


def _tile(game: Game, name: str) -> Tile:
    return tile_at(tile_picture(game, name)[0])


def _tiles(game: Game, names: list[str]) -> list[Tile]:
    return [_tile(game, name) for name in names]


def _cards(names: list[str]) -> list[Card]:
    return [card_from(name) for name in names]
