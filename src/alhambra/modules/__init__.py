"""The modules of the Mega Box, by id, in the order of their numbers."""

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.engine.module import Module


@dataclass(frozen=True)
class Entry:
    """What the catalogue tells of a module without playing it."""

    id: str
    number: int
    box: str
    revision: int
    make: Callable[[], Module]


ALL: dict[str, Entry] = {}
