"""After a passing failure games carry on by themselves.

A table whose copy in memory was dropped because something failed is opened again: at once, then
less and less often, until its bots and clocks run.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from alhambra.server.refusals import Refusal

if TYPE_CHECKING:
    from alhambra.server.hall import Hall

LOGGER = logging.getLogger("alhambra.server.mending")
PASSING = (DBAPIError, ConnectionError, TimeoutError)  # the database is away, or full
LOOK = 0.5  # seconds between two looks
FIRST, LAST = 0.5, 8.0  # seconds until a table is tried again
FORGOTTEN = 60.0  # seconds after which a table that lived counts as sound


class Mender:
    """For all tables of one worker."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._due: dict[str, float] = {}  # by table: when it is tried
        self._waits: dict[str, tuple[float, float]] = {}  # by table: the last wait, and its end

    def note(self, table: str) -> None:
        """A table was dropped although its game may have to go on."""
        now = time.monotonic()
        wait, until = self._waits.get(table, (0.0, 0.0))
        wait = FIRST if not wait or now > until + FORGOTTEN else min(LAST, 2 * wait)
        self._waits[table] = (wait, now + wait)
        self._due[table] = now + wait

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            now = time.monotonic()
            for table in [name for name, at in self._due.items() if at <= now]:
                await self._mend(table)
            if not self._due and len(self._waits) > 1000:
                self._waits.clear()

    async def _mend(self, table: str) -> None:
        del self._due[table]
        if table in self._hall.tables:
            return
        try:
            await self._hall.table(table)
        except Refusal:  # it is gone, or cannot be played: nobody is helped by trying again
            return
        except Exception as error:
            LOGGER.info("a table has to wait", extra={"table": table, "why": type(error).__name__})
            self.note(table)
            return
        self._hall.metrics.count("tables_mended_total")
