"""What a module keeps in a game, field by field.

A field is declared once, where the module is made: its key, its kind, who sees it. The values lie
in the state, where they are copied with everything else; the field itself never changes and only
knows the place. So whatever a module keeps is shown, written, read, copied and drawn anew without a
line of its own.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.compound import Bunch
from alhambra.engine.kinds import NONE, Kind

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.rules import Rules
    from alhambra.engine.state import State

# Who sees what lies in a field.
OPEN: Final = 0  # everybody
OWNER: Final = 1  # the seat it belongs to; the others see how many
HIDDEN: Final = 2  # nobody; all see how many
SECRET: Final = 3  # nobody, not even how many

# In which order a pile is kept.
SORTED: Final = 0  # by number, so that history leaves no trace
LAID: Final = 1  # as things came
STACK: Final = 2  # the top last; written from the top

EACH_SEAT: Final = 0  # instead of a number of rows
WITH_DIRK: Final = -1  # a row for each seat, and one for Dirk if he plays
MANY: Final = 999


class Field:
    """What all fields have in common; `key` names it in views and positions.

    One without a key follows from the rest of a position, and `Module.restored` fills it.
    """

    def __init__(
        self, module: "Module", key: str, kind: Kind, seen: int, brief: bool, stage: int
    ) -> None:
        self.key = key
        self.kind = kind
        self.seen = seen
        self.brief = brief  # whether a position leaves it out while it is empty
        self.order = SORTED
        self.stage = stage  # of set-up, at which `Module.lay_out` fills it; 0 if it begins empty
        self.at: i64 = 0  # where its values begin, given by Rules
        self.players: i64 = 0
        self.holds: Pieces | None = kind.stock()
        self.along: Kind | None = None  # what its places stand for, if there is one for each value
        module.declares.fields.append(self)

    def take_place(self, rules: "Rules") -> None:
        """Takes its place in the state."""
        raise NotImplementedError

    def clear(self, state: "State") -> None:
        """As at the start of a game."""
        raise NotImplementedError

    def empty(self, state: "State") -> bool:
        """Whether there is nothing to write."""
        return False

    def values(self, state: "State") -> list[int]:
        """All that lies there."""
        raise NotImplementedError

    def show(self, state: "State", seat: i64) -> object:
        """What this seat sees of it."""
        return self.write(state)

    def write(self, state: "State") -> object:
        """All of it, as plain JSON values."""
        raise NotImplementedError

    def read(self, state: "State", value: object) -> None:
        """Restores what `write` wrote; raises ValueError with a sentence."""
        raise NotImplementedError

    def wire(self, rules: "Rules") -> object:
        """How it is made of kinds, see `description`."""
        return self.kind.wire()

    def listed(self, rules: "Rules", kind: object) -> object:
        """A list of this kind, or one of it for each value along which the field lies."""
        if self.along is None:
            return {"list": kind}
        names = [str(self.along.text(rules, n)) for n in range(self.along.size(rules))]
        return {"each": names, "of": kind}

    def hidden(self, state: "State", seat: i64) -> list[list[int]]:
        """The lists in it that this seat does not see."""
        return []


@final
class Number(Field):
    """One value."""

    def __init__(
        self,
        module: "Module",
        key: str,
        kind: Kind,
        start: int = NONE,
        brief: bool = True,
        stage: int = 0,
        seen: int = OPEN,
    ) -> None:
        super().__init__(module, key, kind, seen, brief, stage)
        self.start = start

    def of(self, state: "State") -> i64:
        """What it is now."""
        return state.numbers[self.at]

    def put(self, state: "State", value: i64) -> None:
        """Changes it."""
        state.numbers[self.at] = value

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_numbers)
        rules.first_numbers.append(self.start)

    def clear(self, state: "State") -> None:
        self.put(state, self.start)

    def empty(self, state: "State") -> bool:
        return self.of(state) == self.start

    def values(self, state: "State") -> list[int]:
        value = int(self.of(state))
        return [value] if value != NONE else []

    def show(self, state: "State", seat: i64) -> object:
        return shown_of(self.kind, state.rules, self.of(state))

    def write(self, state: "State") -> object:
        return text_of(self.kind, state.rules, self.of(state))

    def read(self, state: "State", value: object) -> None:
        self.put(state, value_of(self.kind, state.rules, value, self.start))


@final
class Numbers(Field):
    """One value for each seat."""

    def __init__(
        self,
        module: "Module",
        key: str,
        kind: Kind,
        start: int = NONE,
        brief: bool = False,
        stage: int = 0,
        seen: int = OPEN,
    ) -> None:
        super().__init__(module, key, kind, seen, brief, stage)
        self.start = start

    def of(self, state: "State", seat: i64) -> i64:
        """What a seat has."""
        return state.numbers[self.at + seat]

    def put(self, state: "State", seat: i64, value: i64) -> None:
        """Changes it."""
        state.numbers[self.at + seat] = value

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_numbers)
        self.players = rules.players
        rules.first_numbers.extend([self.start] * rules.players)

    def clear(self, state: "State") -> None:
        for seat in range(self.players):
            self.put(state, seat, self.start)

    def empty(self, state: "State") -> bool:
        for seat in range(self.players):
            if self.of(state, seat) != self.start:
                return False
        return True

    def values(self, state: "State") -> list[int]:
        found = [int(self.of(state, seat)) for seat in range(self.players)]
        return [value for value in found if value != NONE]

    def wire(self, rules: "Rules") -> object:
        return {"seats": self.kind.wire()}

    def show(self, state: "State", seat: i64) -> object:
        return [shown_of(self.kind, state.rules, self.of(state, n)) for n in range(self.players)]

    def write(self, state: "State") -> object:
        return [text_of(self.kind, state.rules, self.of(state, n)) for n in range(self.players)]

    def read(self, state: "State", value: object) -> None:
        if not isinstance(value, list) or len(value) != self.players:
            raise ValueError(f"{self.key} must be given for each seat")
        for seat, text in enumerate(value):
            self.put(state, seat, value_of(self.kind, state.rules, text, self.start))

    def hidden(self, state: "State", seat: i64) -> list[list[int]]:
        """Copies: a module that hides such a field draws it anew itself."""
        return [] if self.seen == OPEN else [self.values(state)]


@final
class Grid(Field):
    """One value for each seat in each of so many rows, such as the spaces of the market."""

    def __init__(
        self,
        module: "Module",
        key: str,
        kind: Kind,
        rows: int,
        start: int = 0,
        brief: bool = False,
        stage: int = 0,
    ) -> None:
        super().__init__(module, key, kind, OPEN, brief, stage)
        self.rows = rows
        self.start = start

    def of(self, state: "State", row: i64, seat: i64) -> i64:
        """What a seat has there."""
        return state.numbers[self.at + row * self.players + seat]

    def put(self, state: "State", row: i64, seat: i64, value: i64) -> None:
        """Changes it."""
        state.numbers[self.at + row * self.players + seat] = value

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_numbers)
        self.players = rules.players
        rules.first_numbers.extend([self.start] * (self.rows * rules.players))

    def clear(self, state: "State") -> None:
        for place in range(self.rows * self.players):
            self.put(state, 0, place, self.start)

    def empty(self, state: "State") -> bool:
        for place in range(self.rows * self.players):
            if self.of(state, 0, place) != self.start:
                return False
        return True

    def values(self, state: "State") -> list[int]:
        found = [int(self.of(state, 0, place)) for place in range(self.rows * self.players)]
        return [value for value in found if value != NONE]

    def wire(self, rules: "Rules") -> object:
        return self.listed(rules, {"seats": self.kind.wire()})

    def write(self, state: "State") -> object:
        return [
            [text_of(self.kind, state.rules, self.of(state, row, n)) for n in range(self.players)]
            for row in range(self.rows)
        ]

    def read(self, state: "State", value: object) -> None:
        rows = value if isinstance(value, list) and len(value) == self.rows else [None]
        for row, texts in enumerate(rows):
            if not isinstance(texts, list) or len(texts) != self.players:
                raise ValueError(f"{self.key} must be {self.rows} lists of one for each seat")
            for seat, text in enumerate(texts):
                self.put(state, row, seat, value_of(self.kind, state.rules, text, self.start))


@final
class Map(Field):
    """A thing, or a bunch of things, for each of some others; written as a list of pairs."""

    def __init__(
        self,
        module: "Module",
        key: str,
        one: Kind,
        kind: Kind,
        brief: bool = False,
        stage: int = 0,
    ) -> None:
        super().__init__(module, key, kind, OPEN, brief, stage)
        self.one = one
        self.bunches = isinstance(kind, Bunch)

    def of(self, state: "State") -> dict[int, int]:
        """What lies where; may be changed in place."""
        return state.maps[int(self.at)]

    def take_place(self, rules: "Rules") -> None:
        self.at = rules.maps
        rules.maps += 1

    def clear(self, state: "State") -> None:
        self.of(state).clear()

    def empty(self, state: "State") -> bool:
        return not self.of(state)

    def values(self, state: "State") -> list[int]:
        return list(self.of(state).values())

    def wire(self, rules: "Rules") -> object:
        if self.bunches:
            return {"list": {"list": "name"}}
        return {"list": {"row": {kind.word: kind.wire() for kind in (self.one, self.kind)}}}

    def write(self, state: "State") -> object:
        rules = state.rules
        found: list[object] = []
        for key, value in sorted(self.of(state).items()):
            text = self.kind.text(rules, value)
            things = text if isinstance(text, list) and self.bunches else [text]
            found.append([self.one.text(rules, key), *things])
        return found

    def read(self, state: "State", value: object) -> None:
        rules = state.rules
        what = f"{self.key} must be a list of {self.one.plural} and {self.kind.plural}"
        if not isinstance(value, list):
            raise ValueError(what)
        for entry in value:
            if not isinstance(entry, list) or len(entry) < 2:
                raise ValueError(what)
            if len(entry) > 2 and not self.bunches:
                raise ValueError(what)
            key = self.one.read(rules, entry[0])
            if key in self.of(state):
                raise ValueError(f"{self.key}: two {self.kind.plural} lie on {entry[0]}")
            thing: object = entry[1:] if self.bunches else entry[1]
            self.of(state)[key] = self.kind.read(rules, thing)


def text_of(kind: Kind, rules: "Rules", value: i64) -> object:
    """A value as others read it, None if there is none."""
    return None if value == NONE else kind.text(rules, value)


def shown_of(kind: Kind, rules: "Rules", value: i64) -> object:
    """The same in a view."""
    return None if value == NONE else kind.show(rules, value)


def value_of(kind: Kind, rules: "Rules", text: object, start: int = NONE) -> int:
    """Nothing is None in JSON; TOML has no such thing, so a position writes a dash.

    Only a field that begins with nothing can hold it.
    """
    if start == NONE and (text is None or text == "-"):
        return NONE
    return kind.read(rules, text)
