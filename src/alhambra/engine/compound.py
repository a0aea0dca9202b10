"""Kinds of several values in one number: rows of different things, bunches of like ones."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.kinds import NONE, Kind, Perhaps, power

if TYPE_CHECKING:
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.rules import Rules

COLUMN_BITS: Final = 12
COLUMN_MASK: Final = 4095
MOST_COLUMNS: Final = 5  # so that a row is a small number


@final
class Column:
    """One of the things that stand side by side in a Row."""

    def __init__(self, name: str, kind: Kind, shift: int) -> None:
        self.name = name
        self.kind = kind
        self.shift: i64 = shift
        self.mask: i64 = COLUMN_MASK << shift

    def of(self, row: i64) -> i64:
        """What stands there, NONE if nothing does."""
        return (row >> self.shift & COLUMN_MASK) + NONE

    def change(self, row: i64, value: i64) -> int:
        """The row with something else there."""
        return int(row & ~self.mask | (value - NONE) << self.shift)

    def read(self, rules: "Rules", text: object) -> int:
        """What is written so; nothing is None, or a dash, where there may be nothing."""
        nothing = isinstance(self.kind, Perhaps) and (text is None or text == "-")
        return NONE if nothing else self.kind.read(rules, text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Kind):
    """Up to five values of different kinds side by side, written as a list.

    A row is the place of the pieces in its columns. Where there may be nothing, a column is made
    with Perhaps.
    """

    def __init__(self, word: str, noun: str = "", plural: str = "") -> None:
        super().__init__(word, noun, plural=plural)
        self.columns: list[Column] = []

    def column(self, name: str, kind: Kind) -> Column:
        """Declares the next column; all are declared before a field of this kind is made."""
        if len(self.columns) == MOST_COLUMNS:
            raise ValueError(f"a row has at most {MOST_COLUMNS} columns")
        column = Column(name, kind, COLUMN_BITS * len(self.columns))
        self.columns.append(column)
        return column

    def of(self, *values: int) -> int:
        """All of them as one number."""
        row = 0
        for column, value in zip(self.columns, values, strict=True):
            row = column.change(row, value)
        return row

    def text(self, rules: "Rules", value: i64) -> object:
        return [column.kind.text(rules, column.of(value)) for column in self.columns]

    def show(self, rules: "Rules", value: i64) -> object:
        return [column.kind.show(rules, column.of(value)) for column in self.columns]

    def wire(self) -> object:
        return {"row": {column.name: column.kind.wire() for column in self.columns}}

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, list) or len(text) != len(self.columns):
            names = ", ".join([column.name for column in self.columns])
            raise TypeError(f"each {self.noun} is written as {names}")
        columns = zip(self.columns, text, strict=True)
        return self.of(*[column.read(rules, one) for column, one in columns])

    def stock(self) -> "Pieces | None":
        for column in self.columns:
            if column.kind.stock() is not None:
                return column.kind.stock()
        return None

    def pieces_in(self, value: i64) -> list[int]:
        found: list[int] = []
        for column in self.columns:
            if column.kind.stock() is not None:
                found += column.kind.pieces_in(column.of(value))
        return found


@final
class Bunch(Kind):
    """So many of each of the values of a kind, written as a list."""

    def __init__(self, kind: Kind, count: int, most: int) -> None:
        super().__init__(kind.word, kind.noun, kind.reason, kind.plural)
        self.kind = kind
        self.count = count  # how many values there are, from 0
        self.most = most  # of each in a bunch
        self.bits: i64 = most.bit_length()
        self.mask: i64 = (1 << most.bit_length()) - 1

    def one(self, value: i64) -> i64:
        """The bunch of this value alone; bunches are added and taken away like numbers."""
        return power(self.bits * value)

    def number(self, bunch: i64, value: i64) -> i64:
        """How many of a value are in a bunch."""
        return bunch >> self.bits * value & self.mask

    def values(self, bunch: i64) -> list[int]:
        """The single ones, sorted."""
        found: list[int] = []
        value = 0
        while bunch > 0:
            for _ in range(bunch & self.mask):
                found.append(value)  # noqa: PERF401 - compiles to better code
            bunch >>= self.bits
            value += 1
        return found

    def of(self, values: list[int]) -> int:
        """All of them as one number."""
        bunch: i64 = 0
        for value in values:
            bunch += self.one(value)
        return int(bunch)

    def text(self, rules: "Rules", value: i64) -> object:
        return [self.kind.text(rules, one) for one in self.values(value)]

    def wire(self) -> object:
        return {"list": self.kind.wire()}

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, (list, tuple)):
            raise TypeError(f"a list of {self.plural} is wanted")
        values = [self.kind.read(rules, one) for one in text]
        for value in values:
            if values.count(value) > self.most:
                name = self.kind.text(rules, value)
                raise ValueError(f"there are not so many {self.plural} {name}")
        return self.of(values)

    def size(self, rules: "Rules") -> i64:
        return power(self.bits * self.count)

    def stock(self) -> "Pieces | None":
        return self.kind.stock()

    def pieces_in(self, value: i64) -> list[int]:
        return self.values(value)
