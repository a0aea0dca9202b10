"""Which questions wait for people who are away: what a worker finds goes into the queue.

Nothing of this lies on the way of a move. A look asks the database for tables that have moved on
since the last look; so a kill loses nothing, and the key of a row lets nothing come twice.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Float, cast, exists, func, select

from alhambra.server.mending import PASSING
from alhambra.server.reach import queue
from alhambra.server.reach.notice import Facts
from alhambra.server.reach.options import Options
from alhambra.server.reach.since import facts
from alhambra.server.reach.wishes import insertion
from alhambra.server.refusals import Refusal
from alhambra.server.rows import RUNNING, SeatRow
from alhambra.server.schema import HELD, LOG, LOOKED, MUTED, TABLES, WAYS

if TYPE_CHECKING:
    from alhambra.server.hall import Hall
    from alhambra.server.tables import Table

LOGGER = logging.getLogger("alhambra.server.reach")
LOOK = 5.0  # seconds between two looks
MOST_TABLES = 100  # read in one look
LEASE = "courier"  # of all workers one looks, and has the courier
COURIER = (sys.executable, "-m", "alhambra.server.reach.courier")


@dataclass(frozen=True)
class Sleeping:
    """A table that nobody has looked at since its last answer."""

    table: str
    number: int
    at: float  # of the last answer


def anybody(connection: Connection) -> bool:
    """Whether there is a single way to anybody; a server at home needs no courier."""
    return bool(connection.scalar(select(exists().where(WAYS.c.id.is_not(None)))))


def sleeping(connection: Connection, before: float) -> list[Sleeping]:
    """Running tables with somebody who can be reached, answered last before that moment."""
    reachable = exists().where(
        (HELD.c.table_id == TABLES.c.id)
        & (HELD.c.seat >= 0)
        & (WAYS.c.person_id == HELD.c.person_id)
        & WAYS.c.switched_on
        & WAYS.c.confirmed
    )
    newest = select(func.max(LOG.c.number)).where(LOG.c.table_id == TABLES.c.id)
    number = func.coalesce(newest.scalar_subquery(), 0)
    last = select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id)
    last = last.order_by(LOG.c.number.desc()).limit(1)
    at = cast(func.coalesce(last.scalar_subquery(), TABLES.c.changed), Float)
    chosen = (
        select(TABLES.c.id, number, at)
        .outerjoin(LOOKED, LOOKED.c.table_id == TABLES.c.id)
        .where((TABLES.c.state == RUNNING) & reachable)
        .where(func.coalesce(LOOKED.c.number, -1) != number)
        .where(at <= before)
        .order_by(TABLES.c.changed.desc())
        .limit(MOST_TABLES)
    )
    return [Sleeping(*row) for row in connection.execute(chosen)]


def note(
    connection: Connection, found: Sleeping, seat: int = -1, told: Facts | None = None
) -> None:
    """The table has been looked at; whoever is asked, at `seat`, will be told in all their ways."""
    values = {"number": found.number}
    marking = insertion(connection, "looked").values(table_id=found.table, **values)
    connection.execute(marking.on_conflict_do_update(index_elements=["table_id"], set_=values))
    if told is None:
        return
    muted = exists().where(
        (MUTED.c.person_id == HELD.c.person_id) & (MUTED.c.table_id == HELD.c.table_id)
    )
    ways = (
        select(WAYS.c.id)
        .join(HELD, HELD.c.person_id == WAYS.c.person_id)
        .where((HELD.c.table_id == found.table) & (HELD.c.seat == seat))
        .where(WAYS.c.switched_on & WAYS.c.confirmed & ~muted)
    )
    for way in connection.scalars(ways).all():
        queue.add(connection, way, told, 0.0, found.number, seat)


class Watch:
    """One worker's; of all workers one is at work."""

    def __init__(
        self, hall: "Hall", options: Options, now: Callable[[], float] = time.time
    ) -> None:
        self._hall = hall
        self._options = options
        self._now = now
        self._began = now()  # before that, nobody knows who was here
        self._seen: dict[str, float] = {}  # when the asked person was last at the table
        self._poked = asyncio.Event()
        self._courier: subprocess.Popen[bytes] | None = None

    async def run(self) -> None:
        """Runs forever; whatever happens, people who play do not notice it."""
        pause = min(LOOK, max(0.2, self._options.grace / 2))
        try:
            while True:
                try:
                    if await self._hall.read(anybody) and await self._hall.notices.drive(LEASE):
                        self._mind_courier()
                        await self.look()
                except PASSING as error:
                    LOGGER.warning("the watch has to wait", extra={"why": type(error).__name__})
                except Exception:
                    LOGGER.exception("the watch failed")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._poked.wait(), pause)
                self._poked.clear()
        finally:
            self.stop()

    def poke(self) -> None:
        """There may be something to do."""
        self._poked.set()

    def _mind_courier(self) -> None:
        """Starts the process, and starts another one if it died."""
        if self._courier is None or self._courier.poll() is not None:
            environment = {**os.environ, **self._hall.settings.to_environment()}
            self._courier = subprocess.Popen(COURIER, stdin=subprocess.PIPE, env=environment)

    def stop(self) -> None:
        """The courier ends when nothing more comes from here."""
        courier, self._courier = self._courier, None
        if courier is not None:
            courier.kill()
            courier.wait()
            if courier.stdin is not None:
                courier.stdin.close()

    async def look(self) -> None:
        """Looks through the tables that have moved on."""
        before = self._now() - self._options.grace
        found = await self._hall.read(lambda connection: sleeping(connection, before))
        known = {entry.table for entry in found}
        self._seen = {table: at for table, at in self._seen.items() if table in known}
        for entry in found:
            await self._look_at(entry)

    async def _look_at(self, found: Sleeping) -> None:
        table = None
        with contextlib.suppress(Refusal):  # a game that cannot go on waits for nobody
            table = await self._hall.table(found.table)
        asked = None if table is None else table.asked()
        if table is None or asked is None or asked.automatic:
            await self._hall.committer.write([], job=lambda connection: note(connection, found))
            return
        if table.number != found.number or table.given() is not None:
            return  # it goes on by itself
        if self._away(found, asked, await self._hall.notices.present(table.id)):
            await self._tell(found, table, asked)

    async def _tell(self, found: Sleeping, table: "Table", asked: SeatRow) -> None:
        def job(connection: Connection) -> None:
            note(connection, found, asked.seat, facts(connection, table, asked))

        await self._hall.committer.write([], job=job)

    def _away(self, found: Sleeping, asked: SeatRow, present: set[int]) -> bool:
        """Whether the asked person has been away for so long that they are told."""
        now = self._now()
        if asked.seat in present:
            self._seen[found.table] = now
            return False
        seen = self._seen.get(found.table, self._began)
        return now - max(seen, found.at) >= self._options.grace
