"""The language of orders: plain data, read strictly and bounded in size.

An order is for one kind of question. It names a kind of move and conditions that such a move must
meet: then it is made, or the person is asked. Of several orders for a question the first that fits
decides. If none fits, the person is asked where one of them says so, else the question is passed.
An order without a move always passes.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from pydantic_core.core_schema import CoreSchema, no_info_plain_validator_function

VERSION: Final = 2  # the first form named one kind of move for each kind of question
MOST_ORDERS = 12
MOST_CONDITIONS = 8
MOST_NAMES = 40
LONGEST_PLAN = 3

# How long an order holds: until the own next turn, until the next scoring, to the end.
TURN: Final = "turn"
SCORING: Final = "scoring"
GAME: Final = "game"
ASK: Final = "ask"
PASS: Final = "pass"
UNKNOWN: Final = -1  # own turns begun when an order of the first form was given

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Value = Name | Annotated[int, msgspec.Meta(ge=0, le=999)] | bool


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What must hold: a fact of a part (or of the move as a whole) is among these, or from-to."""

    fact: Name
    part: Name | None = None
    among: Annotated[tuple[Value, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    least: Count | None = None
    most: Count | None = None


class Order(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """One order as a person gives it."""

    question: Name
    until: Literal["turn", "scoring", "game"]
    move: Name | None = None
    conditions: Annotated[tuple[Condition, ...], msgspec.Meta(max_length=MOST_CONDITIONS)] = (
        msgspec.field(default=(), name="if")
    )
    then: Literal["do", "ask"] = "do"
    otherwise: Literal["pass", "ask"] = msgspec.field(default="ask", name="else")

    @classmethod
    def __get_pydantic_core_schema__(cls, *_: object) -> CoreSchema:
        """What is told of orders is checked by the same words as what is given."""
        return no_info_plain_validator_function(lambda data: msgspec.convert(data, cls))


class Kept(msgspec.Struct, omit_defaults=True, frozen=True):
    """An order with when it was given: own turns begun and scorings held until then."""

    order: Order
    turns: int = 0
    scorings: int = 0


class Step(msgspec.Struct, omit_defaults=True, frozen=True):
    """One step of a plan: the question it answers, the move, and what that cost when planned."""

    question: str
    move: dict[str, Any]
    price: int | None = None


class Book(msgspec.Struct, omit_defaults=True, frozen=True):
    """All that a seat has ordered: orders between turns, and a plan for its own turn `turn`.

    Whoever took the seat over is told nothing of what was ordered up to `since`.
    """

    version: Literal[2] = VERSION
    orders: tuple[Kept, ...] = ()
    plan: tuple[Step, ...] = ()
    turn: int = 0
    since: int = 0  # the length of the log when the seat's person took it over

    @property
    def empty(self) -> bool:
        """Whether nothing is ordered."""
        return not self.orders and not self.plan


def read(data: dict[str, Any]) -> Book:
    """What the database keeps of a seat's orders; rows of the first form still hold."""
    if "version" in data:
        return msgspec.convert(data, Book)
    return Book(orders=tuple(_first_form(question, move) for question, move in data.items()))


def _first_form(question: str, move: str) -> Kept:
    """It held until the own next turn, and answered where it left no choice."""
    return Kept(Order(question, TURN, move, otherwise=ASK), turns=UNKNOWN)


def written(book: Book) -> dict[str, Any]:
    """For the database; nothing ordered is an empty table."""
    if book.empty and not book.since:
        return {}
    # The version is written although it is the default: it tells the forms apart.
    return {**msgspec.to_builtins(book, str_keys=True), "version": VERSION}
