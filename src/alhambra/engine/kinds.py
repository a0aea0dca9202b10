"""Kinds: what a number stands for, and how it is written, read and counted.

Inside the engine everything is a small number. A kind turns it into the plain JSON value that
views, events, moves and positions show, and back. Whatever knows its kind needs no further code.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.rules import Rules

NONE: Final = -1  # no value of a kind; None in JSON
BYTE: Final = 256


_POWERS: Final[vec[i64]] = vec[i64]([i64(2**n) for n in range(63)])


def power(n: i64) -> i64:
    """Two to the power of n, below 63; a plain 1 is shifted as a short number once compiled."""
    return _POWERS[n]


class NoSuchError(ValueError):
    """A text that names nothing of a kind; `reason` is the rule that a move breaks with it."""

    def __init__(self, kind: "Kind", text: object) -> None:
        super().__init__(f"there is no {kind.noun} {text}")
        self.reason = kind.reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a number stands for. `word` is its name on the wire, by which clients draw it."""

    def __init__(self, word: str, noun: str = "", reason: str = "", plural: str = "") -> None:
        self.word = word
        self.noun = noun or word  # in complaints: "there is no NOUN ..."
        self.plural = plural or f"{self.noun}s"
        self.reason = reason or f"no_such_{word}"  # what is said if a move names none

    def text(self, rules: "Rules", value: i64) -> object:
        """The value as others read it."""
        raise NotImplementedError

    def find(self, rules: "Rules", text: object) -> i64:
        """The value that is written so, NONE if there is none; TypeError if it is no such thing."""
        raise NotImplementedError

    def show(self, rules: "Rules", value: i64) -> object:
        """The value in a view: as it is written, but a cell is always [x, y]."""
        return self.text(rules, value)

    def wire(self) -> object:
        """What clients know it by: its word, or how it is made of others."""
        return self.word

    def size(self, rules: "Rules") -> i64:
        """All values lie below this number."""
        return BYTE

    def stock(self) -> "Pieces | None":
        """The stock of pieces, if such a value stands for pieces that lie wherever it stands."""
        return None

    def pieces_in(self, value: i64) -> list[int]:
        """Which pieces of the stock those are."""
        return [int(value)]

    def read(self, rules: "Rules", text: object) -> int:
        """The value that is written so; raises ValueError with a sentence."""
        value = self.find(rules, text)
        if value == NONE:
            raise NoSuchError(self, text)
        return int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Kind):
    """A whole number from `low` to `high`, kept as the distance from `low`."""

    def __init__(
        self, low: int = 0, high: int = 4095, word: str = "amount", plural: str = ""
    ) -> None:
        super().__init__(word, reason="bad_part", plural=plural)
        self.low = low
        self.high = high

    def text(self, rules: "Rules", value: i64) -> object:
        return int(value) + self.low

    def find(self, rules: "Rules", text: object) -> i64:
        if isinstance(text, bool) or not isinstance(text, int):
            raise TypeError("a whole number is wanted")
        return text - self.low if self.low <= text <= self.high else NONE

    def size(self, rules: "Rules") -> i64:
        return self.high - self.low + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Kind):
    """One of some words (or numbers), in their order."""

    def __init__(
        self,
        word: str,
        words: Sequence[object],
        noun: str = "",
        reason: str = "",
        plural: str = "",
    ) -> None:
        super().__init__(word, noun, reason, plural)
        self.words = list(words)

    def text(self, rules: "Rules", value: i64) -> object:
        return self.words[int(value)]

    def find(self, rules: "Rules", text: object) -> i64:
        if isinstance(text, bool) or text not in self.words:
            return NONE
        return self.words.index(text)

    def size(self, rules: "Rules") -> i64:
        return len(self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair(Kind):
    """Two values side by side; where one of them is a piece, the pair is the place of it.

    Written as a list, or as one text with something in between: `white: denar 2`.
    """

    def __init__(self, one: Kind, other: Kind, between: str = "") -> None:
        super().__init__("pair")
        self.one = one
        self.other = other
        self.between = between

    def text(self, rules: "Rules", value: i64) -> object:
        one, other = self.one.text(rules, first(value)), self.other.text(rules, second(value))
        return f"{one}{self.between}{other}" if self.between else [one, other]

    def show(self, rules: "Rules", value: i64) -> object:
        return [self.one.show(rules, first(value)), self.other.show(rules, second(value))]

    def find(self, rules: "Rules", text: object) -> i64:
        both: list[object] = text if isinstance(text, list) else []
        if self.between and isinstance(text, str):
            both = list(text.split(self.between, 1))
        if len(both) != 2:
            raise TypeError(f"each entry names a {self.one.noun}, then the {self.other.noun}")
        return pair(self.one.read(rules, both[0]), self.other.read(rules, both[1]))

    def wire(self) -> object:
        return {"row": {kind.word: kind.wire() for kind in (self.one, self.other)}}

    def size(self, rules: "Rules") -> i64:
        return BYTE * self.one.size(rules)

    def stock(self) -> "Pieces | None":
        return self.one.stock() or self.other.stock()

    def pieces_in(self, value: i64) -> list[int]:
        if self.one.stock() is not None:
            return self.one.pieces_in(first(value))
        return self.other.pieces_in(second(value))


def pair(one: i64, other: i64) -> i64:
    """The value of a Pair; the other half lies below 256."""
    return one * BYTE + other


def first(both: i64) -> i64:
    """The one half of a Pair."""
    return both // BYTE


def second(both: i64) -> i64:
    """The other half."""
    return both % BYTE


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Kind):
    """So many values of one kind, written as a list in any order."""

    def __init__(self, kind: Kind, count: int, reason: str) -> None:
        super().__init__(kind.word, reason=reason)
        self.kind = kind
        self.count = count

    def text(self, rules: "Rules", value: i64) -> object:
        return [self.kind.text(rules, one) for one in self.values(value)]

    def wire(self) -> object:
        return {"list": self.kind.wire()}

    def values(self, value: i64) -> list[int]:
        """The single ones."""
        return [int(value >> 8 * n & 255) for n in range(i64(self.count))]

    def size(self, rules: "Rules") -> i64:
        return power(8 * self.count)

    def of(self, values: list[int]) -> i64:
        """All of them as one number."""
        value: i64 = 0
        for one in reversed(values):
            value = value << 8 | one
        return value

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, (list, tuple)) or len(text) != self.count:
            return NONE
        return self.of([self.kind.read(rules, one) for one in text])


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(Kind):
    """Some of the values of a kind, none twice, as one bit for each."""

    def __init__(self, kind: Kind, values: list[int]) -> None:
        super().__init__(kind.word, reason=kind.reason)
        self.kind = kind
        self.choice = values  # what can be among them, in the order of bits; cards from their first

    def text(self, rules: "Rules", value: i64) -> object:
        return [self.kind.text(rules, one) for one in self.values(value)]

    def wire(self) -> object:
        return {"list": self.kind.wire()}

    def values(self, bits: i64) -> list[int]:
        """The single ones."""
        first = self._first()
        return [first + one for place, one in enumerate(self.choice) if bits >> place & 1]

    def bit(self, one: i64) -> i64:
        """The bit of one of them."""
        return power(self.choice.index(int(one) - self._first()))

    def of(self, values: list[int]) -> i64:
        """All of them as one number."""
        bits: i64 = 0
        for one in values:
            bits |= self.bit(one)
        return bits

    def _first(self) -> int:
        """The faces of cards are known only when the game is set up."""
        stock = self.kind.stock()
        return stock.first if stock is not None else 0

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, (list, tuple)):
            raise TypeError("a list is wanted")
        chosen: i64 = 0
        for one in text:
            value = self.kind.read(rules, one)
            if value - self._first() not in self.choice or chosen & self.bit(value):
                return NONE
            chosen |= self.bit(value)
        return chosen

    def size(self, rules: "Rules") -> i64:
        return power(len(self.choice))

    def stock(self) -> "Pieces | None":
        return self.kind.stock()

    def pieces_in(self, value: i64) -> list[int]:
        return [piece for one in self.values(value) for piece in self.kind.pieces_in(one)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Kind):
    """Any number of values of one kind, in an event."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.word)
        self.kind = kind

    def text(self, rules: "Rules", value: i64) -> object:
        return self.kind.text(rules, value)

    def wire(self) -> object:
        return {"list": self.kind.wire()}


@mypyc_attr(allow_interpreted_subclasses=True)
class ForSeats(Listed):
    """One value for each seat, in an event; with two players Dirk's may come last."""

    def wire(self) -> object:
        return {"seats": self.kind.wire()}


@final
class Together(Kind):
    """Different things side by side, each with its name, in what follows from the table."""

    def __init__(self, **kinds: Kind) -> None:
        super().__init__("row")
        self.kinds = kinds

    def wire(self) -> object:
        return {"row": {name: kind.wire() for name, kind in self.kinds.items()}}


@final
class ForEach(Listed):
    """One value for each of some names, in their order."""

    def __init__(self, names: Sequence[object], kind: Kind) -> None:
        super().__init__(kind)
        self.names = [str(name) for name in names]

    def wire(self) -> object:
        return {"each": self.names, "of": self.kind.wire()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Perhaps(Kind):
    """A value of a kind, or nothing: then a move or an event leaves its key out."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.word, kind.noun, kind.reason)
        self.kind = kind

    def text(self, rules: "Rules", value: i64) -> object:
        return None if value == NONE else self.kind.text(rules, value)

    def wire(self) -> object:
        return self.kind.wire()

    def find(self, rules: "Rules", text: object) -> i64:
        return self.kind.find(rules, text)

    def size(self, rules: "Rules") -> i64:
        return self.kind.size(rules)

    def stock(self) -> "Pieces | None":
        return self.kind.stock()

    def pieces_in(self, value: i64) -> list[int]:
        return [] if value == NONE else self.kind.pieces_in(value)


def distinct(values: list[int]) -> list[int]:
    """The values in their order, each where it comes first."""
    found: list[int] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


def pairs_of(values: list[int]) -> list[tuple[int, int]]:
    """All ways to pick two of some sorted values, equal ways once."""
    found: list[tuple[int, int]] = []
    for n, one in enumerate(values):
        if n == 0 or values[n - 1] != one:
            for m in range(n + 1, len(values)):
                if m == n + 1 or values[m - 1] != values[m]:
                    found.append((one, values[m]))  # noqa: PERF401 - compiles to better code
    return found
