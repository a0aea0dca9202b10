"""What the referee says when the engine and the rules differ."""

from typing import Any


class ObjectionError(Exception):
    """One difference: about what, and what each of the two says."""

    def __init__(self, what: str, engine: Any, referee: Any) -> None:
        super().__init__(f"{what}: the engine says {engine}, the referee {referee}")
        self.what = what
        self.engine = engine
        self.referee = referee


def agree(what: str, engine: Any, referee: Any) -> None:
    """Objects unless both say the same."""
    if engine != referee:
        raise ObjectionError(what, engine, referee)
