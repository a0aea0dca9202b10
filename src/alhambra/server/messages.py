"""The messages of the socket. What a client sends is read strictly: unknown fields are refused."""

from typing import Annotated, Any, Literal

import msgspec

from alhambra.server.clocks.description import MOST_HOLIDAYS
from alhambra.server.orders.language import LONGEST_PLAN, MOST_ORDERS, Order

LONGEST_MESSAGE = 16_384  # bytes
LONGEST_CHAT = 300  # characters

Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Plan = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=LONGEST_PLAN)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Message, tag="hello"):
    """The first message: who is there, and what they have seen."""

    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    since: Number | None = None
    changes: bool = False  # whether updates may come as what has changed


class Play(Message, tag="move"):
    """Answers the question that was open at this number."""

    id: Id
    number: Number
    move: dict[str, Any]
    lasting: bool = False  # a pass between turns that holds until there is something new to do


class Undo(Message, tag="undo"):
    """Takes back one's own last move, or the whole turn as far as nothing hidden was turned up."""

    id: Id
    number: Number
    turn: bool = False


class Withdraw(Message, tag="withdraw"):
    """Takes back an answer that waits until its seat is due."""

    id: Id


class Preview(Message, tag="preview"):
    """What would this move do?"""

    id: Id
    number: Number
    move: dict[str, Any]


class Hint(Message, tag="hint"):
    """What would a bot do, and why?"""

    id: Id
    number: Number


class Orders(Message, tag="orders"):
    """Answers in advance, which replace earlier ones, and maybe a new plan for the own turn."""

    id: Id
    orders: Annotated[list[Order], msgspec.Meta(max_length=MOST_ORDERS)]
    plan: Plan | None = None


class Try(Message, tag="try"):
    """What would these orders do with what lies on the table now?"""

    id: Id
    orders: Annotated[list[Order], msgspec.Meta(max_length=MOST_ORDERS)]
    plan: Plan = []


class Ahead(Message, tag="ahead"):
    """What could be planned for the own turn after these moves?"""

    id: Id
    plan: Plan = []


class Choices(Message, tag="choices"):
    """What can be ordered in this game?"""

    id: Id


class Chat(Message, tag="chat"):
    """A line for everybody at the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Resign(Message, tag="resign"):
    """A bot takes the seat for good."""

    id: Id


class Agree(Message, tag="agree"):
    """Agrees on something, or no more; `yes` false ends a pause, or lets a late person go on."""

    id: Id
    matter: Literal["pause", "late", "seat"]
    seat: Seat | None = None  # whom it is about
    yes: bool = True


class Holiday(Message, tag="holiday"):
    """Days off, from now on."""

    id: Id
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOLIDAYS)]


class Back(Message, tag="back"):
    """Ends days off, and the time in which a bot stood in."""

    id: Id


class Boards(Message, tag="boards"):
    """How did the boards look at this scoring?"""

    id: Id
    scoring: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Ping(Message, tag="ping"):
    """Is anybody there?"""

    id: Id


Foreseeing = Preview | Boards | Try | Ahead | Choices
Looking = Foreseeing | Hint  # what changes nothing
Agreeing = Agree | Holiday | Back
Request = Play | Undo | Withdraw | Orders | Chat | Resign | Agreeing | Ping | Looking
Client = Hello | Request

_DECODER: msgspec.json.Decoder[Client] = msgspec.json.Decoder(Client)
encode = msgspec.json.Encoder().encode


def decode(text: str) -> Client:
    """Reads a message; raises msgspec.DecodeError if it is none."""
    return _DECODER.decode(text)
