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

from alhambra.engine.kinds import NONE, Kind, NoSuchError, Perhaps

if TYPE_CHECKING:
    from alhambra.engine.rules import Rules
    from alhambra.engine.state import State

DEED_MASK: Final = 255
A_SHIFT: Final = 8
B_SHIFT: Final = 20
C_SHIFT: Final = 32
ARG_MASK: Final = 4095
# A move that pays has no second argument but a currency, and more room for the payment.
CURRENCY_MASK: Final = 7
PAY_SHIFT: Final = 23

MOVE_BITS: Final = 63
ROOM: Final = 12  # bits of a usual argument
ALWAYS: Final = -2  # no usual value: the part is always written
USUAL_MOVES: Final = 32  # room for the moves of most questions
ONE_WAY: Final = [0]  # the candidates of a deed without parts

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
        self.codes = vec[i64](capacity=USUAL_MOVES)

    def add(self, code: i64) -> None:
        """Appends one move."""
        self.codes = append(self.codes, code)

    def count(self) -> i64:
        """How many there are so far."""
        return len(self.codes)


@final
class Part:
    """One thing that a move names. It has a place in the packed move, unless it follows from it."""

    def __init__(
        self, name: str, kind: Kind, reason: str, follows: bool, usual: int = ALWAYS
    ) -> None:
        self.name = name
        self.kind = kind
        self.reason = reason or kind.reason  # what is said if it names nothing that is there
        self.follows = follows
        optional = isinstance(kind, Perhaps)
        self.usual: i64 = NONE if optional else usual  # the value that is left out
        self.least: i64 = NONE if optional else 0  # the value that is packed as 0
        self.shift: i64 = 0  # its place, given when the game is set up
        self.mask: i64 = 0

    def of(self, code: i64) -> i64:
        """Its value in a packed move."""
        return ((code >> self.shift) & self.mask) + self.least

    def packed(self, value: i64) -> i64:
        """The value in its place, to be joined with the rest of a move."""
        return (value - self.least) << self.shift

    def read(self, rules: "Rules", parts: dict[str, object]) -> i64:
        """Its value among named parts; raises BadMoveError if they name nothing that is there."""
        text = parts.get(self.name)
        if text is None and self.usual != ALWAYS:
            return self.usual
        try:
            value = self.kind.find(rules, text)
        except TypeError as error:
            raise BadMoveError("bad_part", f"{self.name}: {error}") from None
        except NoSuchError as error:
            raise BadMoveError(error.reason, str(text)) from None
        if value == NONE:
            raise BadMoveError(self.reason, str(text))
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of move. Its parts are declared in the order in which they are written."""

    def __init__(self, name: str, role: int = FREE) -> None:
        self.name = name
        self.number: i64 = 0  # given by Rules when the game is set up
        self.role: i64 = role  # what it is to a turn
        self.named: list[Part] = []  # all parts
        self.packed: list[Part] = []  # those with a place in the packed move
        self.way_of: Deed | None = None  # the deed to which this one is another way

    def part(self, name: str, kind: Kind, reason: str = "", usual: int = ALWAYS) -> Part:
        """Declares something that a move of this kind names, unless it is the usual value."""
        part = Part(name, kind, reason, False, usual)
        self.named.append(part)
        self.packed.append(part)
        return part

    def also(self, name: str, kind: Kind, reason: str = "") -> None:
        """Declares a part that follows from the others (see `tells`) and may be left out."""
        self.named.append(Part(name, kind, reason, True))

    def kinds(self, rules: "Rules") -> dict[str, Kind]:
        """All that a move of this kind may name; said otherwise where parts are packed by hand."""
        return {part.name: part.kind for part in self.named}

    def place_parts(self, rules: "Rules") -> None:
        """Gives each part its place: the usual three if they will do, else one beside the other."""
        bits = [(int(p.kind.size(rules) - p.least) - 1).bit_length() for p in self.packed]
        places = [A_SHIFT, B_SHIFT, C_SHIFT, MOVE_BITS][: len(bits)]
        for place, needed in zip(places, bits, strict=False):
            if needed > (ROOM if place < C_SHIFT else MOVE_BITS - C_SHIFT):
                places = []
        if len(places) < len(bits) or MOVE_BITS in places:
            places = [A_SHIFT + sum(bits[:number]) for number in range(len(bits))]
            if A_SHIFT + sum(bits) > MOVE_BITS:
                raise ValueError(f"the parts of {self.name} do not fit into one move")
        for part, place, needed in zip(self.packed, places, bits, strict=True):
            part.shift, part.mask = place, (1 << needed) - 1

    def pack(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
        """The move with these values of its packed parts, in their order."""
        code = self.number
        if len(self.packed) > 0:
            code |= self.packed[0].packed(a)
        if len(self.packed) > 1:
            code |= self.packed[1].packed(b)
        if len(self.packed) > 2:
            code |= self.packed[2].packed(c)
        if len(self.packed) > 3:
            code |= self.packed[3].packed(d)
        if len(self.packed) > 4:
            code |= self.packed[4].packed(e)
        return code

    def possible(self, state: "State", seat: i64) -> bool:
        """Whether public facts leave room for this deed in an optional menu."""
        return False

    def candidates(self, state: "State", frame: "Frame") -> list[int]:
        """Values of its only part that might be legal, in the order in which they are listed."""
        if len(self.packed) == 0:
            return ONE_WAY
        return list(range(int(self.packed[0].kind.size(state.rules))))

    def offer(self, state: "State", frame: "Frame", out: Moves) -> None:
        """Appends the legal moves of this kind; written by hand where there are many."""
        for value in self.candidates(state, frame):
            code = self.pack(value)
            if self.refuse(state, frame, code) == "":
                out.add(code)

    def refuse(self, state: "State", frame: "Frame", code: i64) -> str:
        """The key of the rule that forbids this move, "" if it is legal."""
        return ""

    def act(self, state: "State", frame: "Frame", code: i64) -> None:
        """Carries the move out; its question has left the stack already."""
        raise NotImplementedError

    def tells(self, state: "State", frame: "Frame", code: i64) -> list[int]:
        """The values of the parts that follow from the others."""
        return []

    def parts(self, state: "State", frame: "Frame", code: i64) -> dict[str, object]:
        """The named parts of a packed move, as plain JSON values."""
        texts: dict[str, object] = {}
        told = self.tells(state, frame, code)[::-1]
        for part in self.named:
            value = told.pop() if part.follows else int(part.of(code))
            if value != part.usual:
                texts[part.name] = part.kind.text(state.rules, value)
        return texts

    def code(self, state: "State", frame: "Frame", parts: dict[str, object]) -> i64:
        """Packs named parts; raises BadMoveError if they name nothing that is there."""
        code = self.number
        for part in self.packed:
            code |= part.packed(part.read(state.rules, parts))
        self._check_told(state, frame, code, parts)
        return code

    def _check_told(
        self, state: "State", frame: "Frame", code: i64, parts: dict[str, object]
    ) -> None:
        """What follows from the rest must be right where it is said."""
        given = [part for part in self.named if part.follows and part.name in parts]
        if given:
            true = self.parts(state, frame, code)
            for part in given:
                if not same(parts[part.name], true.get(part.name)):
                    raise BadMoveError(part.reason, str(parts[part.name]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Deed):
    """Names one of its candidates; to name anything else breaks the rule `reason`."""

    def __init__(self, name: str, part: str, kind: Kind, reason: str) -> None:
        super().__init__(name)
        self.chosen = self.part(part, kind)
        self.reason = reason

    def refuse(self, state: "State", frame: "Frame", code: i64) -> str:
        return "" if int(self.chosen.of(code)) in self.candidates(state, frame) else self.reason


def same(one: object, other: object) -> bool:
    """Whether two values are equal and of one type, so that true is not 1."""
    return type(one) is type(other) and one == other


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a frame on the stack stands for."""

    def __init__(
        self,
        name: str,
        shape: str = "",
        deeds: "list[Deed] | None" = None,
        about: str = "",
        kind: Kind | None = None,
    ) -> None:
        self.name = name
        self.shape = shape  # one of SHAPES for a question, "" for automatic work
        self.deeds: list[Deed] = [] if deeds is None else deeds
        self.about = about  # what the frame's argument is, if the question is about it
        self.kind = kind

    def kinds(self) -> dict[str, Kind]:
        """All that the question is about, see `data`."""
        return {} if self.kind is None else {self.about: self.kind}

    def idle(self, state: "State", who: i64) -> bool:
        """Whether the phase would do nothing now, so that no frame is needed for it."""
        return False

    def run(self, state: "State", frame: "Frame") -> None:
        """Automatic work; pops the frame when done, or pushes what comes first."""
        raise NotImplementedError

    def data(self, state: "State", frame: "Frame") -> dict[str, object]:
        """What a client needs to phrase the question; public."""
        if self.kind is None:
            return {}
        return {self.about: self.kind.text(state.rules, frame.a)}


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
