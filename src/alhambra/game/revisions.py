"""Which rules a game was begun under. A game of other rules is refused, never played on."""

from collections.abc import Mapping
from dataclasses import dataclass

from alhambra.game.catalogue import BASE_REVISION, revisions

BASE = "base"


@dataclass(frozen=True)
class Difference:
    """Rules that have changed since a game was begun: a module's, or those of the base game."""

    name: str
    made: object  # what the file says, whatever that is
    now: int

    def __str__(self) -> str:
        rules = "the base rules" if self.name == BASE else f"the module {self.name}"
        return f"revision {self.made} of {rules}, while this program plays revision {self.now}"


def current(modules: tuple[str, ...]) -> dict[str, int]:
    """The revision of the base rules and of each module."""
    return {BASE: BASE_REVISION, **revisions(modules)}


def difference(made: Mapping[str, object], modules: tuple[str, ...]) -> Difference | None:
    """The first of the rules named there that is not the one this program plays."""
    for name, now in current(modules).items():
        if name in made and (made[name] != now or isinstance(made[name], bool)):
            return Difference(name, made[name], now)
    return None
