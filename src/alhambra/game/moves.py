"""Moves and questions as the outside sees them: small values with a JSON form."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, overload

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.step import BadMoveError
from alhambra.game.phrases import phrase


class Moment(Protocol):
    """One question of one game, which knows what its packed moves are called."""

    def name(self, code: int) -> tuple[str, dict[str, Any]]:
        """The kind and the parts of a packed move."""


class Move:
    """One answer: its kind and its named parts, all plain JSON values.

    >>> Move("buy", space=2, pay=["dirham 4"])
    Move('buy', space=2, pay=['dirham 4'])
    >>> Move.from_json({"move": "pass"})
    Move('pass')
    """

    __slots__ = ("code", "kind", "moment", "parts")

    kind: str
    parts: dict[str, Any]
    code: int  # as the engine packs it, of a move that was listed
    moment: Moment | None  # when it was listed

    def __init__(self, kind: str, /, **parts: Any) -> None:
        self.kind = kind
        self.parts = parts
        self.moment = None

    @staticmethod
    def listed(moment: Moment, code: int) -> "Move":
        """A move that names itself when somebody asks."""
        move = Move.__new__(Move)
        move.moment = moment
        move.code = code
        return move

    def __getattr__(self, name: str) -> Any:
        """Called only for what has no value yet."""
        if name not in ("kind", "parts") or self.moment is None:
            raise AttributeError(f"a move has no {name}")
        self.kind, self.parts = self.moment.name(self.code)
        return self.kind if name == "kind" else self.parts

    def __reduce__(self) -> Any:
        """Copies and pickles are plain moves, which know no game."""
        return Move.from_json, (self.to_json(),)

    def plain(self) -> "Move":
        """The same move, from which nothing leads to the game that listed it."""
        return Move(self.kind, **self.parts)

    def to_json(self) -> dict[str, Any]:
        """`{"move": kind, ...parts}`."""
        return {"move": self.kind, **self.parts}

    @staticmethod
    def from_json(data: object) -> "Move":
        """Reads what `to_json` wrote; raises IllegalMove if it is no move at all."""
        if not isinstance(data, dict) or not isinstance(data.get("move"), str):
            raise IllegalMove("bad_part", 'a move is a table with the key "move"')
        if not all(isinstance(key, str) for key in data):
            raise IllegalMove("bad_part", "the parts of a move have names")
        parts = {key: value for key, value in data.items() if key != "move"}
        return Move(data["move"], **parts)

    def _key(self) -> str:
        return json.dumps(self.to_json(), sort_keys=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        parts = "".join(f", {key}={value!r}" for key, value in self.parts.items())
        return f"Move({self.kind!r}{parts})"


class Moves(Sequence[Move]):
    """The legal moves of a question: a list in which each move is made when it is looked at."""

    __slots__ = ("_codes", "_moment")

    def __init__(self, moment: Moment, codes: "vec[i64]") -> None:
        self._moment = moment
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(self)[index]
        return Move.listed(self._moment, self._codes[index])

    def __iter__(self) -> Iterator[Move]:
        return (Move.listed(self._moment, code) for code in self._codes)

    def __add__(self, other: Sequence[Move]) -> list[Move]:
        return [*self, *other]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (list, Moves)) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment] # like a list

    def __repr__(self) -> str:
        return repr(list(self))


@dataclass(frozen=True)
class Question:
    """What is asked now: of whom, by which step, in which shape, with which public data."""

    seat: int
    kind: str
    shape: str
    data: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"seat": self.seat, "kind": self.kind, "shape": self.shape, "data": self.data}


class IllegalMove(ValueError):  # noqa: N818 - the name is part of the public API
    """A move that breaks a rule. `reason` is the key of the rule, `text` says it in English."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        self.detail = detail
        self.text = phrase("en", f"reason-{reason.replace('_', '-')}")
        super().__init__(f"{self.text} ({detail})" if detail else self.text)


def illegal(error: BadMoveError) -> IllegalMove:
    """The public form of the engine's own error."""
    return IllegalMove(error.reason, error.detail)
