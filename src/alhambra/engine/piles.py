"""Fields that hold lists: one pile, or one for each seat."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from alhambra.engine.fields import (
    EACH_SEAT,
    LAID,
    MANY,
    OPEN,
    OWNER,
    SORTED,
    STACK,
    WITH_DIRK,
    Field,
    shown_of,
    text_of,
    value_of,
)
from alhambra.engine.kinds import NONE, Kind

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.rules import Rules
    from alhambra.engine.state import State


@final
class Pile(Field):
    """A list of things."""

    def __init__(
        self,
        module: "Module",
        key: str,
        kind: Kind,
        seen: int = OPEN,
        order: int = SORTED,
        most: int = MANY,
        brief: bool = False,
        stage: int = 0,
    ) -> None:
        super().__init__(module, key, kind, seen, brief, stage)
        self.order = order
        self.most = most

    def of(self, state: "State") -> list[int]:
        """What lies there; may be changed in place."""
        return state.rows[int(self.at)]

    def put(self, state: "State", values: list[int]) -> None:
        """Lays something else there."""
        state.rows[int(self.at)] = values

    def add(self, state: "State", value: i64) -> None:
        """One thing more, in its place."""
        _add(state.rows[int(self.at)], int(value), self.order)

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_rows)
        rules.first_rows.append([])

    def clear(self, state: "State") -> None:
        self.put(state, [])

    def empty(self, state: "State") -> bool:
        return not self.of(state)

    def values(self, state: "State") -> list[int]:
        return self.of(state)

    def show(self, state: "State", seat: i64) -> object:
        if self.seen != OPEN:
            return len(self.of(state))
        return _shown(self.kind, state.rules, self.of(state), self.order)

    def wire(self, rules: "Rules") -> object:
        return self.listed(rules, self.kind.wire())

    def write(self, state: "State") -> object:
        return _texts(self.kind, state.rules, self.of(state), self.order)

    def read(self, state: "State", value: object) -> None:
        if not isinstance(value, list):
            raise ValueError(f"{self.key} must be a list of {self.kind.plural}")
        self.put(state, _read(self, state.rules, value, self.order, self.most))

    def hidden(self, state: "State", seat: i64) -> list[list[int]]:
        return [] if self.seen == OPEN else [self.of(state)]


@final
class Piles(Field):
    """A list of things for each seat, or so many lists."""

    def __init__(
        self,
        module: "Module",
        key: str,
        kind: Kind,
        seen: int = OPEN,
        order: int = SORTED,
        most: int | dict[str, int] = MANY,
        brief: bool = False,
        stage: int = 0,
        count: int = EACH_SEAT,
        length: int = 0,
    ) -> None:
        super().__init__(module, key, kind, seen, brief, stage)
        self.order = LAID if length else order
        self.count = count
        self.by_seat = count in (EACH_SEAT, WITH_DIRK)
        self.length = length  # of each, if they never grow: then NONE is an empty place
        self.limits = most
        self.most = length or (most if isinstance(most, int) else MANY)

    def of(self, state: "State", seat: i64) -> list[int]:
        """What a seat has; may be changed in place."""
        return state.rows[int(self.at + seat)]

    def put(self, state: "State", seat: i64, values: list[int]) -> None:
        """Gives it something else."""
        state.rows[int(self.at + seat)] = values

    def add(self, state: "State", seat: i64, value: i64) -> None:
        """One thing more, in its place."""
        _add(state.rows[int(self.at + seat)], int(value), self.order)

    def all(self, state: "State") -> list[list[int]]:
        """The lists of all seats."""
        return state.rows[int(self.at) : int(self.at) + self.count]

    def total(self, state: "State") -> int:
        """How many things all seats have together."""
        return sum([len(row) for row in self.all(state)])

    def owner(self, state: "State", value: i64) -> int:
        """The seat that has it, NONE if nobody does."""
        for seat in range(self.count):
            if int(value) in state.rows[int(self.at) + seat]:
                return seat
        return NONE

    def deal(self, state: "State", values: list[int]) -> None:
        """Deals as many of these to each seat as it may have, as far as they go."""
        share = self.most
        for seat in range(self.count):
            self.put(state, seat, _ordered(values[seat * share : (seat + 1) * share], self.order))

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_rows)
        if self.by_seat:
            self.count = rules.players if self.count != WITH_DIRK else int(rules.scored)
        if isinstance(self.limits, dict):
            self.most = self.limits[str(rules.players)]
        rules.first_rows.extend([[NONE] * self.length for _ in range(self.count)])

    def clear(self, state: "State") -> None:
        for seat in range(self.count):
            self.put(state, seat, [NONE] * self.length)

    def empty(self, state: "State") -> bool:
        return not self.values(state)

    def values(self, state: "State") -> list[int]:
        return [value for row in self.all(state) for value in row if value != NONE]

    def show(self, state: "State", seat: i64) -> object:
        rules, rows = state.rules, self.all(state)
        if self.seen == OPEN:
            return [_shown(self.kind, rules, row, self.order) for row in rows]
        shown: list[object] = [len(row) for row in rows]
        if seat >= 0 and self.seen == OWNER:
            shown[int(seat)] = _shown(self.kind, rules, rows[int(seat)], self.order)
        return shown

    def wire(self, rules: "Rules") -> object:
        kind = self.kind.wire()
        if self.by_seat:
            return {"seats": self.listed(rules, kind)}
        return self.listed(rules, {"list": kind})

    def write(self, state: "State") -> object:
        return [_texts(self.kind, state.rules, row, self.order) for row in self.all(state)]

    def read(self, state: "State", value: object) -> None:
        rows = value if isinstance(value, list) and len(value) == self.count else [None]
        for seat, row in enumerate(rows):
            if not isinstance(row, list) or len(row) < self.length:
                raise ValueError(self._must_be())
            self.put(state, seat, _read(self, state.rules, row, self.order, self.most))

    def _must_be(self) -> str:
        if self.length:
            return f"{self.key} must be {self.count} lists of {self.length} {self.kind.plural}"
        wanted = "a list for each seat" if self.by_seat else f"{self.count} lists"
        return f"{self.key} must be {wanted}"

    def hidden(self, state: "State", seat: i64) -> list[list[int]]:
        if self.seen == OPEN:
            return []
        rows = self.all(state)
        return [row for n, row in enumerate(rows) if self.seen != OWNER or n != seat]


def _texts(kind: Kind, rules: "Rules", values: list[int], order: int) -> list[object]:
    ordered = values[::-1] if order == STACK else values
    return [text_of(kind, rules, value) for value in ordered]


def _shown(kind: Kind, rules: "Rules", values: list[int], order: int) -> list[object]:
    ordered = values[::-1] if order == STACK else values
    return [shown_of(kind, rules, value) for value in ordered]


def _ordered(values: list[int], order: int) -> list[int]:
    if order == SORTED:
        return sorted(values)
    return values[::-1] if order == STACK else values


def _add(row: list[int], value: int, order: int) -> None:
    """Keeps a sorted list sorted; elsewhere the new thing comes last."""
    index = len(row)
    if order == SORTED:
        while index > 0 and row[index - 1] > value:
            index -= 1
    row.insert(index, value)


def _read(field: Field, rules: "Rules", texts: list[object], order: int, most: int) -> list[int]:
    """A place may be empty only where things stay as they were laid."""
    if len(texts) > most:
        noun = field.kind.noun if most == 1 else field.kind.plural
        raise ValueError(f"{field.key}: at most {most} {noun}")
    start = NONE if order == LAID else 0
    return _ordered([value_of(field.kind, rules, one, start) for one in texts], order)
