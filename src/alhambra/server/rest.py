"""Bots rest while nobody is watching.

They go on as soon as somebody does. Where a person's turn depends on them they go on by themselves
after a long pause: the person is told when it is their turn.
"""

import time
from typing import TYPE_CHECKING

from alhambra.server.rows import HUMAN
from alhambra.server.workshop import Asker

if TYPE_CHECKING:
    from alhambra.server.tables import Table

LONG = 10  # times as long as bots go on unseen, until they go on for somebody who is away


class Rest:
    """When the bots of one table rest."""

    def __init__(self, table: "Table", changed: float) -> None:
        self._table = table
        self._address = ""  # of whoever looked last
        self._seen = time.monotonic() - max(0.0, time.time() - changed)

    @property
    def asker(self) -> Asker:
        """For whom the bots of the table think: whoever looks, or nobody."""
        return Asker(self._address if self._watched() else "", self._table.id)

    def look(self, address: str) -> None:
        """Somebody looks at the table."""
        self._address = address
        self._seen = time.monotonic()

    def pause(self) -> float | None:
        """Seconds until the bots go on: 0 if they need no rest, None if somebody must look."""
        if self._watched():
            self._seen = time.monotonic()
        unseen, after = time.monotonic() - self._seen, self._table.hall.settings.rest_after
        if unseen < after:
            return 0.0
        if not any(seat.kind == HUMAN and not seat.stand_in for seat in self._table.seats):
            return None
        return max(0.0, LONG * after - unseen)

    def _watched(self) -> bool:
        return bool(self._table.guests or self._table.present)
