"""An update as what has changed since the last one, part by part.

Most of a table stays as it was from one move to the next. An update is cut into parts, each with
its place; whoever holds the last one is sent the parts that differ, everybody else all of it.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from alhambra.server.messages import encode
from alhambra.server.told import Update

# They depend on what a guest knows already, so they are told each time.
ALWAYS = frozenset({"number", "description", "told", "events", "orders"})

Parts = dict[str, bytes]  # by place, as `view/seats/0`


def parts_of(update: Update) -> Parts:
    """Cuts an update into parts: its keys, those of its view, and each seat and drawing."""
    whole: dict[str, Any] = dict(update)
    view = dict(whole.pop("view"))
    lists = {"pictures": whole.pop("pictures"), "view/seats": view.pop("seats")}
    parts = {name: encode(value) for name, value in whole.items()}
    parts.update((f"view/{name}", encode(value)) for name, value in view.items())
    for name, values in lists.items():
        parts.update((f"{name}/{index}", encode(value)) for index, value in enumerate(values))
    return parts


@dataclass(frozen=True)
class Last:
    """The last update of a seat, and its number among all that the table has sent."""

    serial: int
    parts: Parts


NOTHING = Last(0, {})


class Changes:
    """What each seat of a table was last told, for as long as somebody watches from it."""

    def __init__(self) -> None:
        self._last: dict[int | None, Last] = {}
        self._serial = 0

    def written(self, seat: int | None, holds: int | None, update: Update) -> "Written":
        """For a guest of this seat that `holds` this serial (None: it takes whole updates only)."""
        if holds is None:
            return encode(update), None
        parts = parts_of(update)
        last = self._last.get(seat, NOTHING)
        self._serial += 1
        self._last[seat] = Last(self._serial, parts)
        if holds != last.serial or last.parts.keys() != parts.keys():
            return encode(update), self._serial
        return _changes(last.parts, parts), self._serial

    def forget(self, seats: set[int | None]) -> None:
        """Forgets all seats but these."""
        self._last = {seat: last for seat, last in self._last.items() if seat in seats}


Written = tuple[bytes, int | None]  # a message, and the serial that its reader then holds


def _changes(before: Parts, now: Parts) -> bytes:
    changed = {
        name: msgspec.Raw(value)
        for name, value in now.items()
        if name in ALWAYS or before[name] != value
    }
    return encode({"type": "changes", "parts": changed})
