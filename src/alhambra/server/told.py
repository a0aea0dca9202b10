"""What the server says through a socket. What a client says is in `messages`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from alhambra.server.bodies import About, TableInfo
from alhambra.server.orders.language import Order
from alhambra.server.shown import (
    Description,
    Forecast,
    GameEvent,
    Hint,
    Mark,
    Move,
    MoveWord,
    Outlook,
    Over,
    Parts,
    Picture,
    Question,
    QuestionWord,
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


class Did(Told):
    """What an order has done, after so many of the events."""

    at: int
    move: Move


class Orders(Told, total=False):
    """The own orders, and the plan for the own turn; empty if nothing is ordered."""

    orders: list[Order]
    plan: list[Move]
    cancelled: str | None  # why a plan that is due is not carried out
    did: list[Did]  # since the number that the client knows


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
    answered: Move | None  # what was answered before this seat is due, and waits
    told: int  # how many of the events that were told before still stand: an undo takes some away
    events: list[GameEvent]  # since the number that the client knows
    undo: str | None  # why the last move cannot be taken back
    restart: int  # own moves that can be taken back together
    sheets: list[Sheet]
    scorings: list[int]  # their numbers, 1 to 3; a scoring card that never came leaves a gap
    outlook: tuple[int, int] | None  # the least and the most cards until the next scoring
    forecast: Forecast
    orders: Orders  # the own ones; a spectator has none
    deadline: float | None  # when this seat's time is up, or that of the seat that is due
    bank: float | None  # seconds in that seat's bank when its time began to run
    over: Over | None


class Changes(Told):
    """An update for whoever said so in its hello: the rest is as in the last one."""

    type: Literal["changes"]
    parts: Parts  # by the way to each: `deadline`, `view/display`, `pictures/0`


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
    """Up to three moves that a bot would make, the best first, and how the game may end."""

    type: Literal["hint"]
    id: int
    number: int
    hints: list[Hint]
    outlook: list[Outlook]  # of every seat


class Try(Told):
    """What an order would do now."""

    does: Literal["do", "ask", "pass", "nothing", "unasked"]
    move: Move | None


class Tried(Told):
    """What each of some orders would do, and why a plan could not be carried out."""

    type: Literal["tried"]
    id: int
    orders: list[Try]
    plan: str | None


class OwnTurn(Told):
    """The own turn, were it now, after planned moves; no question where nobody can know it."""

    question: Question | None
    moves: list[Move]
    wares: list[Ware]


class Ahead(OwnTurn):
    """The answer to what could be planned."""

    type: Literal["ahead"]
    id: int


class Fact(Told):
    """Something that can be asked of a move: one of some choices of a kind, or a number."""

    part: str | None  # none: it is said of the whole move
    fact: str
    kind: str
    choices: list[str | int | bool]


class OrderedMove(Told):
    """A kind of move, and what a condition can speak of."""

    move: MoveWord
    facts: list[Fact]


# What lets a question pass is called `pass`, which is no name in Python.
Choice = TypedDict(
    "Choice", {"question": QuestionWord, "pass": MoveWord | None, "moves": list[OrderedMove]}
)


class Choices(Told):
    """The questions for which orders can be given."""

    type: Literal["choices"]
    id: int
    questions: list[Choice]


class Boards(Told):
    """The boards as they were at a scoring; null if nobody here saw it."""

    type: Literal["boards"]
    id: int
    scene: Scene | None


class ChatLine(Told):
    """A line of talk, or a note of the table's own; the last fifty come after hello."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: float
    note: str  # what has become of the seat, or of the game; empty in talk


class Pong(Told):
    """Somebody is there."""

    type: Literal["pong"]
    id: int


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableNews
        | Update
        | Changes
        | Done
        | Refused
        | Preview
        | Hints
        | Tried
        | Ahead
        | Choices
        | ChatLine
        | Boards
        | Pong,
        Field(discriminator="type"),
    ],
)
