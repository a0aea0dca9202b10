"""What the server says through a socket. What a client says is in `messages`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from alhambra.server.bodies import About, TableInfo
from alhambra.server.shown import (
    Description,
    Forecast,
    GameEvent,
    Hint,
    Mark,
    Move,
    MoveWord,
    Over,
    Picture,
    Question,
    Scene,
    Sheet,
    Told,
    View,
    Ware,
)


class TableNews(Told):
    """Seats, names, presence; sent whenever they change."""

    type: Literal["table"]
    info: TableInfo


class Update(Told):
    """The table after a move, for one seat or a spectator."""

    type: Literal["update"]
    number: int
    description: Description | None  # in the first update only
    view: View
    pictures: list[Picture]  # one for each seat; Dirk has none
    currencies: list[str]  # of the market spaces
    question: Question | None
    moves: list[Move] | None  # for the asked seat, unless it is answered for
    wares: list[Ware] | None  # for the asked seat: what it could buy, had it the money
    told: int  # how many of the events that were told before still stand: an undo takes some away
    events: list[GameEvent]  # since the number that the client knows
    undo: str | None  # why the last move cannot be taken back
    restart: int  # own moves that can be taken back together
    sheets: list[Sheet]
    scorings: list[int]  # their numbers, 1 to 3; a scoring card that never came leaves a gap
    outlook: tuple[int, int] | None  # the least and the most cards until the next scoring
    forecast: Forecast
    orders: dict[str, MoveWord]  # answers in advance, by the word of the question
    deadline: float | None  # when the time of the asked seat is up
    over: Over | None


class Done(Told):
    """What was asked for is durable; it comes after the update that it caused."""

    type: Literal["done"]
    id: int
    number: int


class Refused(Told):
    """Nothing has changed; without an id the socket is closed next."""

    type: Literal["refused"]
    id: int | None
    reason: str
    text: str
    about: About


class NowAfter(Told):
    """A number before and after a move."""

    now: int
    after: int


class PointsNowAfter(Told):
    """The points of each seat (then Dirk) before and after a move, were the next scoring held."""

    now: list[int]
    after: list[int]


class Foreseen(Told):
    """What a move would do, as far as it is certain; if it is not legal, only why not."""

    reason: str | None  # why it is not legal
    text: str  # the same in English
    pictures: Picture | None  # the own board after the move
    marks: list[Mark] | None  # null if they are not known before the move is made
    scores: PointsNowAfter | None
    wall: NowAfter | None
    events: list[GameEvent] | None
    ends: bool | None  # whether the move ends the own turn


class Preview(Foreseen):
    """The answer to what a move would do."""

    type: Literal["preview"]
    id: int


class Hints(Told):
    """Up to three moves that a bot would make, the best first."""

    type: Literal["hint"]
    id: int
    number: int
    hints: list[Hint]


class Boards(Told):
    """The boards as they were at a scoring; null if nobody here saw it."""

    type: Literal["boards"]
    id: int
    scene: Scene | None


class ChatLine(Told):
    """A line of talk; the last fifty come after hello."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: float


class Pong(Told):
    """Somebody is there."""

    type: Literal["pong"]
    id: int


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableNews | Update | Done | Refused | Preview | Hints | ChatLine | Boards | Pong,
        Field(discriminator="type"),
    ],
)
