"""What can be named: every value of every part of a deed, or a good sample of them."""

import itertools
import json
from collections.abc import Sequence
from random import Random
from typing import Any

from alhambra.engine.compound import Bunch, Row
from alhambra.engine.kinds import Kind, Pair, Perhaps, Several, Some
from alhambra.engine.rules import Rules
from alhambra.engine.step import ALWAYS, Deed

Parts = dict[str, Any]

MOST_TEXTS = 300  # of a compound kind
MOST_VALUES = 6_000  # of a plain kind; of larger ones only those are named that were listed
ALL_BELOW = 150  # so many moves of one deed are all named
MOST_REMEMBERED = 80  # values of a part, of a game
LEFT_OUT = None  # instead of a value: the part is not named


def texts_of(kind: Kind, rules: Rules, chance: Random) -> list[object]:
    """The values of a kind as they are written, of compound kinds a sample."""
    if isinstance(kind, Perhaps):
        return [LEFT_OUT, *texts_of(kind.kind, rules, chance)]
    if isinstance(kind, Several):
        return _lists(texts_of(kind.kind, rules, chance), [kind.count], chance)
    if isinstance(kind, Some | Bunch):
        return _lists(texts_of(kind.kind, rules, chance), [1, 0, 2, 3], chance)
    if isinstance(kind, Pair):
        return _pairs(kind, rules, chance)
    if isinstance(kind, Row):
        columns = [texts_of(column.kind, rules, chance) for column in kind.columns]
        return [[chance.choice(column) for column in columns] for _ in range(MOST_TEXTS)]
    return _single(kind, rules)


def _single(kind: Kind, rules: Rules) -> list[object]:
    """All values that are written somehow and read again; numbers between them mean nothing."""
    found: list[object] = []
    size = int(kind.size(rules))
    for value in range(size if size <= MOST_VALUES else 0):
        try:
            text = kind.text(rules, value)
            if kind.find(rules, text) == value:
                found.append(text)
        except (LookupError, TypeError, ValueError):
            continue
    return found


def _lists(texts: list[object], sizes: list[int], chance: Random) -> list[object]:
    if not texts:
        return []
    small: list[object] = [list(some) for n in sizes for some in _combinations(texts, n)]
    if len(small) > MOST_TEXTS:
        return chance.sample(small, MOST_TEXTS)
    return small


def _combinations(texts: list[object], size: int) -> Sequence[tuple[object, ...]]:
    """Ways to pick so many, of many texts only the first ways."""
    ways = itertools.combinations_with_replacement(texts, size)
    return list(itertools.islice(ways, 4 * MOST_TEXTS))


def _pairs(kind: Pair, rules: Rules, chance: Random) -> list[object]:
    ones, others = texts_of(kind.one, rules, chance), texts_of(kind.other, rules, chance)
    both = list(itertools.product(ones, others))
    some = both if len(both) <= MOST_TEXTS else chance.sample(both, MOST_TEXTS)
    return [f"{a}{kind.between}{b}" if kind.between else [a, b] for a, b in some]


class Names:
    """What was named in a game so far, from which further moves are made up."""

    def __init__(self, rules: Rules, chance: Random) -> None:
        self.rules = rules
        self.chance = chance
        self._texts: dict[int, list[object]] = {}
        self._values: dict[str, dict[str, object]] = {}  # by part, then by their text
        self._moves: dict[str, list[Parts]] = {}  # by deed

    def remember(self, deed: str, parts: Parts) -> None:
        """A listed move: its values may be named for other moves too."""
        moves = self._moves.setdefault(deed, [])
        moves.append(parts)
        del moves[:-8]
        for part, value in parts.items():
            known = self._values.setdefault(part, {})
            known[json.dumps(value)] = value
            if len(known) > MOST_REMEMBERED:
                known.pop(next(iter(known)))

    def made_up(self, deed: Deed, listed: list[Parts]) -> list[Parts]:
        """Moves of a deed, legal or not: all, or such as differ in one part from known ones."""
        declared = {part.name: self._of_kind(part.kind) for part in deed.named if not part.follows}
        for part in deed.named:
            if part.name in declared and part.usual != ALWAYS:
                declared[part.name] = [LEFT_OUT, *declared[part.name]]
        number = 1
        for texts in declared.values():
            number *= len(texts)
        if declared and number <= ALL_BELOW:
            return [_named(declared, values) for values in itertools.product(*declared.values())]
        return self._near(deed.name, declared, listed) or [{}]

    def _near(
        self, deed: str, declared: dict[str, list[object]], listed: list[Parts]
    ) -> list[Parts]:
        chance = self.chance
        bases = chance.sample(listed, min(len(listed), 5)) + self._moves.get(deed, [])[-3:]
        if not bases and declared and all(declared.values()):
            bases = [
                _named(declared, [chance.choice(v) for v in declared.values()]) for _ in "six of"
            ]
        found: list[Parts] = []
        for base in bases:
            found.append(base)
            for part in {**dict.fromkeys(declared), **dict.fromkeys(base)}:
                for value in self._others(part, base.get(part), declared.get(part, [])):
                    rest = {key: kept for key, kept in base.items() if key != part}
                    found.append(rest if value is LEFT_OUT else {**rest, part: value})
        return found

    def _others(self, part: str, value: object, texts: list[object]) -> list[object]:
        """Other values of a part: near ones, known ones, and any."""
        near = [value - 1, value + 1] if type(value) is int else []
        known = list(self._values.get(part, {}).values())
        some = self.chance.sample(known, min(len(known), 6))
        return [*near, *some, *self.chance.sample(texts, min(len(texts), 4))]

    def _of_kind(self, kind: Kind) -> list[object]:
        if id(kind) not in self._texts:
            self._texts[id(kind)] = texts_of(kind, self.rules, self.chance)
        return self._texts[id(kind)]


def _named(declared: dict[str, list[object]], values: Sequence[object]) -> Parts:
    both = zip(declared, values, strict=True)
    return {name: value for name, value in both if value is not LEFT_OUT}
