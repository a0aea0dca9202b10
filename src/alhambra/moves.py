"""Moves and questions as the outside sees them: small values with a JSON form."""

import json
from dataclasses import dataclass
from typing import Any

from alhambra.engine.step import BadMoveError
from alhambra.phrases import phrase


class Move:
    """One answer: its kind and its named parts, all plain JSON values.

    >>> Move("buy", space=2, pay=["dirham 4"])
    Move('buy', space=2, pay=['dirham 4'])
    >>> Move.from_json({"move": "pass"})
    Move('pass')
    """

    __slots__ = ("kind", "parts")

    def __init__(self, kind: str, /, **parts: Any) -> None:
        self.kind = kind
        self.parts = parts

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
