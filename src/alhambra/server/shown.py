"""What is shown of a game, as it goes over the wire: moves, questions, views, drawings, scores.

These are the types of plain dictionaries, so they cost nothing where a game is told. The client's
types and docs/messages.md are written from them, comments included (`tools/wire.py`).
"""

from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypeVar, cast

import msgspec
from pydantic import ConfigDict, GetCoreSchemaHandler, with_config
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypeAliasType, TypedDict

from alhambra.engine.cells import SIDE_LETTERS
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.engine.scoring import EDGE_LETTERS
from alhambra.engine.step import SHAPES
from alhambra.game.catalogue import COLOURS

Value = TypeVar("Value")


def written(value: Value) -> Value:
    """Written as JSON once; it stands for the value wherever it is sent."""
    return cast("Value", msgspec.Raw(msgspec.json.encode(value)))


@dataclass(frozen=True)
class OneOf:
    """One of some words that the engine knows; a client has them as a list of this name."""

    words: tuple[str, ...]
    name: str

    def __get_pydantic_core_schema__(self, _: Any, __: GetCoreSchemaHandler) -> CoreSchema:
        """Any other word is refused."""
        return core_schema.literal_schema(list(self.words))


@with_config(ConfigDict(extra="forbid"))
class Told(TypedDict):
    """Has these keys and no others."""


@with_config(ConfigDict(extra="allow"))
class Named(TypedDict):
    """Has parts besides, which the description of the game tells."""


# --- Words

# A kind of thing, such as `tile`; rooms bring words of their own.
KindWord = TypeAliasType("KindWord", str)
# A kind of move; rooms bring words of their own.
MoveWord = TypeAliasType("MoveWord", str)
# A kind of event; rooms bring words of their own.
EventWord = TypeAliasType("EventWord", str)
# Who asks; rooms bring words of their own.
QuestionWord = TypeAliasType("QuestionWord", str)

# How a question is drawn.
Shape = TypeAliasType("Shape", Annotated[str, OneOf(SHAPES, "SHAPES")])
Side = TypeAliasType("Side", Annotated[str, OneOf(tuple(SIDE_LETTERS), "SIDES")])
# A side, or the long side of half a cell.
Edge = TypeAliasType("Edge", Annotated[str, OneOf(tuple(EDGE_LETTERS), "EDGES")])
BuildingType = TypeAliasType("BuildingType", Annotated[str, OneOf(TYPES, "TYPES")])
# Of the base game; modules may bring others.
Currency = TypeAliasType("Currency", Annotated[str, OneOf(CURRENCIES, "CURRENCIES")])
Colour = TypeAliasType("Colour", Annotated[str, OneOf(COLOURS, "COLOURS")])

# Anything that JSON can say.
Json = TypeAliasType("Json", Any)
Parts = TypeAliasType("Parts", dict[str, Json])
# Steps east and south of the fountain.
Cell = TypeAliasType("Cell", tuple[int, int])


# --- What parts are


class ListKind(Told):
    """Several of a kind."""

    list: "Kind"


class SeatsKind(Told):
    """One for each seat."""

    seats: "Kind"


class EachKind(Told):
    """One for each of some names, in their order."""

    each: list[str]
    of: "Kind"


class RowKind(Told):
    """Different things side by side, each with a name."""

    row: dict[str, "Kind"]


# A word, or made of others.
Kind = TypeAliasType("Kind", "KindWord | ListKind | SeatsKind | EachKind | RowKind")
Kinds = TypeAliasType("Kinds", dict[str, Kind])


class Description(Told):
    """Of which kinds everything in a game is; modules and rooms from elsewhere included."""

    moves: dict[str, Kinds]  # by the word of the move
    events: dict[str, Kinds]
    questions: dict[str, Kinds]
    areas: dict[str, Kinds]  # what modules show in a view, by module
    parts: Kinds  # for texts that only know the name of a part


# --- Questions, moves and what happened


class Move(Named):
    """One answer: its kind, and its parts besides."""

    move: MoveWord


class GameEvent(Named):
    """Something that happened: its kind, and its parts besides."""

    event: EventWord


class Question(Told):
    """What is asked now."""

    seat: int
    kind: QuestionWord
    shape: Shape  # how to draw it
    data: Parts  # what it is about


class Ware(Named):
    """Something for sale: the kind of move that buys it, and besides the parts that name it."""

    move: MoveWord
    currency: str
    price: int  # with all that modules add or take off


class Reason(Named):
    """A fact that speaks for a move: the text `hint-REASON` says it, with the parts besides."""

    reason: str


class Hint(Told):
    """A move that a bot would make, and why."""

    move: Move
    reasons: list[Reason]
    # How much better the first is than the next, or how much worse another one is than the first.
    points: int | None


class Outlook(Told):
    """What a seat may expect, as somebody at the table could estimate it."""

    points: int  # at the end
    chance: int  # to win, in percent


# --- The view


class LaidTile(Told):
    """A tile of an Alhambra."""

    tile: str
    at: Cell
    turn: NotRequired[int]  # quarter turns clockwise
    added: NotRequired[str]  # walls that were added to it


class SeatView(Told):
    """What can be known of a seat."""

    colour: Colour
    score: int
    cards: int  # how many it holds
    board: list[LaidTile]
    reserve: list[str]
    pending: list[str]  # bought, and still to be placed
    wall: int  # the length of the longest
    buildings: dict[BuildingType, int]
    fountain: NotRequired[str]  # walls that were added to it
    hand: NotRequired[list[str]]  # only one's own


class DirkView(Told):
    """The third player of two."""

    tiles: list[str]
    score: int


class Mark(Told):
    """Tokens that lie open on a tile, on a cell (also beside a board) or on a market space."""

    word: str  # the text `piece-WORD` is its name
    count: int
    tile: NotRequired[str]
    seat: NotRequired[int]  # whose board; with a space, whose token it is
    at: NotRequired[Cell]
    space: NotRequired[int]
    side: NotRequired[str]  # a side or a corner of the cell


@with_config(ConfigDict(extra="allow"))
class View(TypedDict):
    """The table as one seat may know it, and besides what each module shows, under its id."""

    players: int
    modules: list[str]
    options: list[str]
    you: int | None  # null for a spectator
    turn: int  # whose turn it is
    starter: int
    rounds: int  # scorings held
    over: bool
    market: list[str | None]
    display: list[str]
    discard: list[str]
    deck: int
    tower: int
    gone: list[str]  # tiles that left the game
    seats: list[SeatView]
    question: Question | None
    dirk: NotRequired[DirkView]
    drawn: NotRequired[str]  # a tile that was turned up and lies nowhere yet
    marks: NotRequired[list[Mark]]


# --- Drawings


class PictureCell(Told):
    """What lies on one cell; a tile of two cells has two of these."""

    x: int
    y: int
    tile: str
    kind: str  # the building type on this very cell, or nothing
    walls: str  # as the tile lies; of what stands outside the walls, its bastions
    half: NotRequired[str]  # the corner with the right angle of half a cell
    turn: NotRequired[int]
    mate: NotRequired[Cell]  # the other cell of the tile
    outside: NotRequired[bool]  # stands outside the walls
    unfinished: NotRequired[bool]  # does not count yet


class FountainWalls(Told):
    """The walls that were built at the fountain."""

    walls: str


class Extra(Told):
    """Something between two cells, told once: a gate in a double wall."""

    x: int
    y: int
    side: Side
    kind: str


class Picture(Told):
    """One Alhambra as it is drawn; whoever draws it needs no rule."""

    cells: list[PictureCell]
    fountain: FountainWalls
    rim: list[tuple[int, int, Edge]]  # the outer wall that would be scored
    extras: list[Extra]


class Scene(Told):
    """All boards at one moment, and the tokens on them."""

    pictures: list[Picture]
    marks: list[Mark]


# --- Scores

# What is scored, its points, and where they come from.
SheetItem = TypeAliasType("SheetItem", tuple[str, int, Parts])
# One scoring: the items of every seat; with two players the last one is Dirk's.
Sheet = TypeAliasType("Sheet", list[list[SheetItem]])


class Forecast(Told):
    """The next scoring, were it held now."""

    round: int  # its number
    points: list[int]  # of each seat, then Dirk's
    values: dict[BuildingType, list[int]]  # what the places of a type are worth
    modules: dict[str, list[int]]  # what of the points modules count, as far as they count
    last: dict[str, list[int]]  # the same of the last scoring, were it held now


class Over(Told):
    """The result, and what was promised at the start; null if the game began from a file."""

    winners: list[int]
    seed: int | None
    salt: str | None
    generator: str | None  # what dealt
    words: list[str]  # what guests added to seed and salt before the first card
