"""What the rooms say of themselves for tests in the browser.

The tests of each room have a `shown.py`: what to press when it is offered (`WISHES`), how to tell
that the module was used (`USED`), and, where there is something to be looked at, typical questions
and boards.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

from alhambra.modules import ALL
from tests.browser.person import Person

Seen = Callable[[Person], bool]


def sent(*kinds: str) -> Seen:
    """A move of one of these kinds was sent."""
    return lambda person: any(move["move"] in kinds for move in person.sent)


def names(part: str, start: str) -> Seen:
    """A move was sent that names a piece beginning so."""
    return lambda person: any(
        name.startswith(start) for move in person.sent for name in _listed(move.get(part))
    )


def has(part: str) -> Seen:
    """A move was sent that has this part."""
    return lambda person: any(part in move for move in person.sent)


def told(event: str) -> Seen:
    """The own seat was told of such an event."""
    return lambda person: any(
        entry["event"] == event and entry.get("seat", 0) == 0 for entry in person.events
    )


def either(*seen: Seen) -> Seen:
    """One of these."""
    return lambda person: any(one(person) for one in seen)


def shown_from_the_start(_: Person) -> bool:
    """What offers no action lies on the table at once."""
    return True


def _listed(value: Any) -> Iterable[str]:
    return value if isinstance(value, list) else [str(value)]


@dataclass(frozen=True)
class Asked:
    """A question of a module: its kind, the parts the tray shows, how many are to be touched."""

    question: str
    parts: tuple[str, ...] = ()
    touches: int = 1
    wishes: tuple[str, ...] = ()  # what to press on the way, if not what the module wishes anyway
    module: str = ""  # its room, known when the rooms are gathered

    def is_there(self, person: Person) -> bool:
        seen = person.look()
        asked = seen["question"] == self.question and not seen["busy"]
        return asked and set(self.parts) <= set(seen["parts"])


@dataclass(frozen=True)
class Board:
    """A board of a module when its area has these values: what is to be seen, by selectors."""

    area: dict[str, Any]
    counts: dict[str, int] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)


def said(name: str, key: str) -> Any:
    """What a room says under this key, or nothing."""
    return getattr(import_module(f"tests.modules.{name}.shown"), key, ())


def own(name: str) -> tuple[tuple[str, ...], Seen]:
    """What to press when it is offered, and how to tell that it was done."""
    return said(name, "WISHES"), said(name, "USED")


def questions(key: str) -> list[Asked]:
    """The questions of all rooms under this key."""
    return [replace(asked, module=name) for name in ALL for asked in said(name, key)]


def boards() -> list[tuple[str, Board]]:
    """The boards of all rooms."""
    return [(name, board) for name in ALL for board in said(name, "BOARDS")]
