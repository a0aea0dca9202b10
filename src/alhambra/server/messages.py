"""The messages of the socket. What a client sends is read strictly: unknown fields are refused."""

from typing import Annotated, Any

import msgspec

LONGEST_MESSAGE = 16_384  # bytes
LONGEST_CHAT = 300  # characters
INVISIBLE = ("Cc", "Cs", "Cn", "Co")  # signs that nobody can read and some databases refuse

Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Message, tag="hello"):
    """The first message: who is there, and what they have seen."""

    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    since: Number | None = None


class Play(Message, tag="move"):
    """Answers the question that was open at this number."""

    id: Id
    number: Number
    move: dict[str, Any]
    lasting: bool = False  # a pass between turns that holds until there is something new to do


class Undo(Message, tag="undo"):
    """Takes the own last move back, or the whole turn as far as nothing hidden was turned up."""

    id: Id
    number: Number
    turn: bool = False


class Withdraw(Message, tag="withdraw"):
    """Takes an answer back that waits until its seat is due."""

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
    """Answers in advance: kind of question -> kind of move."""

    id: Id
    orders: Annotated[dict[Name, Name], msgspec.Meta(max_length=50)]


class Chat(Message, tag="chat"):
    """A line for everybody at the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Resign(Message, tag="resign"):
    """A bot takes the seat for good."""

    id: Id


class Boards(Message, tag="boards"):
    """How did the boards look at this scoring?"""

    id: Id
    scoring: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Ping(Message, tag="ping"):
    """Is anybody there?"""

    id: Id


Request = Play | Undo | Withdraw | Preview | Hint | Orders | Chat | Resign | Boards | Ping
Client = Hello | Request

_DECODER: msgspec.json.Decoder[Client] = msgspec.json.Decoder(Client)
encode = msgspec.json.Encoder().encode


def decode(text: str) -> Client:
    """Reads a message; raises msgspec.DecodeError if it is none."""
    return _DECODER.decode(text)
