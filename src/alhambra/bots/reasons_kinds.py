"""What a reason is: the key of a text (`hint-KEY`) and its parts, as plain JSON values."""

import json
from typing import Any


class Reason:
    """Why a move is good, as data that somebody else puts into words.

    >>> Reason("wall", now=5, after=7).to_json()
    {'reason': 'wall', 'now': 5, 'after': 7}
    """

    __slots__ = ("key", "parts")

    def __init__(self, key: str, /, **parts: Any) -> None:
        self.key = key
        self.parts = parts

    def to_json(self) -> dict[str, Any]:
        """`{"reason": key, ...parts}`."""
        return {"reason": self.key, **self.parts}

    def alike(self, other: "Reason") -> bool:
        """Whether both say the same, either now or once a tile is built."""
        return self.key == other.key and {**self.parts, "then": 0} == {**other.parts, "then": 0}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json(), sort_keys=True))

    def __repr__(self) -> str:
        parts = "".join(f", {key}={value!r}" for key, value in self.parts.items())
        return f"Reason({self.key!r}{parts})"
