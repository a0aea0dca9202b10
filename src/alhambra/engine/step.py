"""Steps and deeds: what the engine asks and what one may answer.

A `Step` lies on the stack of open frames. A frame with a seat is a question to that seat; its step
lists the deeds that answer it. A frame without a seat is automatic work: `run` looks at the state,
pushes what must happen first, and leaves the stack when nothing is left to do.

A `Deed` is one kind of move: where it is offered, whether it is legal, what it does, how it reads.
Inside the engine a move is one int: the deed's number and three small arguments, or the deed's
number, one argument, a currency and a payment.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from alhambra.engine.state import State

DEED_MASK: Final = 255
A_SHIFT: Final = 8
B_SHIFT: Final = 20
C_SHIFT: Final = 32
ARG_MASK: Final = 4095
# A move that pays has no second argument but a currency, and more room for the payment.
CURRENCY_MASK: Final = 7
PAY_SHIFT: Final = 23

NOBODY: Final = -1

# What a deed is to a turn; modules may bar deeds by it.
FREE: Final = 0  # costs no action
TAKE: Final = 1  # the action of taking money, in any of its forms
BUY: Final = 2  # the action of buying
REDESIGN: Final = 3  # a redesign, as an action or as a gift
OTHER: Final = 4  # any other action

# The closed set of question shapes a client must be able to draw; see docs/questions.md.
SHAPES: Final = ("menu", "place", "choose", "pay", "bid", "cards", "cells", "confirm")


def pack(deed: i64, a: i64, b: i64, c: i64) -> i64:
    """One move as one int."""
    return deed | (a << A_SHIFT) | (b << B_SHIFT) | (c << C_SHIFT)


def pack_payment(deed: i64, a: i64, currency: i64, payment: i64) -> i64:
    """One move that pays as one int."""
    return deed | (a << A_SHIFT) | (currency << B_SHIFT) | (payment << PAY_SHIFT)


def arg_a(code: i64) -> i64:
    """The first argument of a packed move."""
    return (code >> A_SHIFT) & ARG_MASK


def arg_b(code: i64) -> i64:
    """The second argument of a packed move."""
    return (code >> B_SHIFT) & ARG_MASK


def arg_c(code: i64) -> i64:
    """The third argument of a packed move."""
    return code >> C_SHIFT


def arg_currency(code: i64) -> i64:
    """The currency of a packed move that pays."""
    return (code >> B_SHIFT) & CURRENCY_MASK


def arg_pay(code: i64) -> i64:
    """The payment of a packed move that pays."""
    return code >> PAY_SHIFT


class BadMoveError(Exception):
    """The parts of a move name something that is not there; `reason` is the key of the rule."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


@final
class Moves:
    """The packed moves of one question, in the order in which they are listed."""

    def __init__(self) -> None:
        self.codes = vec[i64]()

    def add(self, code: i64) -> None:
        """Appends one move."""
        self.codes = append(self.codes, code)

    def count(self) -> i64:
        """How many there are so far."""
        return len(self.codes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0  # given by Rules when the game is set up
        self.role: i64 = FREE  # what it is to a turn

    def possible(self, state: "State", seat: i64) -> bool:
        """Whether public facts leave room for this deed in an optional menu."""
        return False

    def offer(self, state: "State", frame: "Frame", out: Moves) -> None:
        """Appends the legal moves of this kind."""
        raise NotImplementedError

    def refuse(self, state: "State", frame: "Frame", code: i64) -> str:
        """The key of the rule that forbids this move, "" if it is legal."""
        raise NotImplementedError

    def act(self, state: "State", frame: "Frame", code: i64) -> None:
        """Carries the move out; its question has left the stack already."""
        raise NotImplementedError

    def parts(self, state: "State", frame: "Frame", code: i64) -> dict[str, object]:
        """The named parts of a packed move, as plain JSON values."""
        return {}

    def code(self, state: "State", frame: "Frame", parts: dict[str, object]) -> i64:
        """Packs named parts; raises BadMoveError if they name nothing that is there."""
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a frame on the stack stands for."""

    def __init__(self, name: str, shape: str = "", deeds: "list[Deed] | None" = None) -> None:
        self.name = name
        self.shape = shape  # one of SHAPES for a question, "" for automatic work
        self.deeds: list[Deed] = [] if deeds is None else deeds

    def idle(self, state: "State", who: i64) -> bool:
        """Whether the phase would do nothing now, so that no frame is needed for it."""
        return False

    def run(self, state: "State", frame: "Frame") -> None:
        """Automatic work; pops the frame when done, or pushes what comes first."""
        raise NotImplementedError

    def data(self, state: "State", frame: "Frame") -> dict[str, object]:
        """What a client needs to phrase the question; public."""
        return {}


@final
class Frame:
    """An open question (seat >= 0) or automatic work (seat < 0), done for `who`. Immutable."""

    def __init__(self, step: Step, seat: i64, who: i64, pc: i64 = 0, a: i64 = 0) -> None:
        self.step = step
        self.seat = seat
        self.who = who
        self.pc = pc
        self.a = a

    def at(self, pc: i64) -> "Frame":
        """The same frame, further on."""
        return Frame(self.step, self.seat, self.who, pc, self.a)
