"""Which questions wait for people who are away: what a worker finds goes into the queue.

None of this delays a move. A look asks the database for tables that have moved on
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
from alhambra.server.reach.since import facts, own_last
from alhambra.server.reach.wishes import WEBHOOK, insertion
from alhambra.server.refusals import Refusal
from alhambra.server.rows import RUNNING
from alhambra.server.schema import HELD, LOG, LOOKED, MUTED, TABLES, WAYS

if TYPE_CHECKING:
    from alhambra.server.hall import Hall
    from alhambra.server.tables import Table

LOGGER = logging.getLogger("alhambra.server.reach")
LOOK = 5.0  # seconds between two looks
AGAIN = 60.0  # seconds until those are looked for again who are told already
MOST_TABLES = 100  # read in one look
LEASE = "courier"  # of all workers one looks, and has the courier
ALONE = (True, False)  # who reads a notice: its person alone, or a room full of others
COURIER = (sys.executable, "-m", "alhambra.server.reach.courier")

Said = dict[bool, Facts]  # by `ALONE`


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


def tell(connection: Connection, table: str, number: int, seat: int, told: Said) -> None:
    """Whoever is asked, at `seat`, will be told in all their ways, once."""
    muted = exists().where(
        (MUTED.c.person_id == HELD.c.person_id) & (MUTED.c.table_id == HELD.c.table_id)
    )
    ways = (
        select(WAYS.c.id, WAYS.c.kind)
        .join(HELD, HELD.c.person_id == WAYS.c.person_id)
        .where((HELD.c.table_id == table) & (HELD.c.seat == seat))
        .where(WAYS.c.switched_on & WAYS.c.confirmed & ~muted)
    )
    for way, kind in connection.execute(ways).all():
        queue.add(connection, way, told[kind != WEBHOOK], 0.0, number, seat)


def note(connection: Connection, found: Sleeping) -> None:
    """The table has been looked at, and everybody who is asked there is told."""
    values = {"number": found.number}
    marking = insertion(connection, "looked").values(table_id=found.table, **values)
    connection.execute(marking.on_conflict_do_update(index_elements=["table_id"], set_=values))


class Watch:
    """One worker's; of all workers one is at work."""

    def __init__(
        self, hall: "Hall", options: Options, now: Callable[[], float] = time.time
    ) -> None:
        self._hall = hall
        self._options = options
        self._now = now
        self._began = now()  # before that, nobody knows who was here
        self._seen: dict[tuple[str, int], float] = {}  # when who is asked was last at the table
        self._told: dict[tuple[str, int, int], float] = {}  # when, while others are still there
        self._absent: dict[tuple[str, int], float] = {}  # since when whoever is to be reminded is
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
        """Looks through the tables that have moved on, and through what is due."""
        before = self._now() - self._options.grace
        found = await self._hall.read(lambda connection: sleeping(connection, before))
        known = {entry.table for entry in found}
        self._seen = {key: at for key, at in self._seen.items() if key[0] in known}
        self._told = {key: at for key, at in self._told.items() if key[0] in known}
        for entry in found:
            await self._look_at(entry)
        await self._wake()

    async def _look_at(self, found: Sleeping) -> None:
        """Everybody who is asked is told, whoever is due; whoever sits there, once they leave."""
        table = None
        with contextlib.suppress(Refusal):  # a game that cannot go on waits for nobody
            table = await self._hall.table(found.table)
        due = None if table is None else table.asked()
        if table is None or due is None:
            await self._hall.committer.write([], job=lambda connection: note(connection, found))
            return
        if table.number != found.number or (table.given() is not None and not due.automatic):
            return  # it goes on by itself
        present = await self._hall.notices.present(table.id)
        asked = [seat for seat in table.line() if table.open_to(seat) is not None]
        away = [seat for seat in asked if self._away(found, seat, present)]
        if len(away) == len(asked):
            await self._tell(found, table, away, True)
            return
        now = self._now()  # who has found another way by then is told there too
        told = {seat: self._told.get((found.table, found.number, seat), 0.0) for seat in away}
        fresh = [seat for seat in away if now - told[seat] >= AGAIN]
        if fresh:
            await self._tell(found, table, fresh, False)
            self._told |= {(found.table, found.number, seat): now for seat in fresh}

    async def _tell(self, found: Sleeping, table: "Table", away: list[int], all_told: bool) -> None:
        line = list(table.line())
        before, since = await self._hall.read(
            lambda connection: (
                queue.told_before(connection, table.id, found.number),
                {
                    seat: {alone: own_last(connection, table.id, seat, alone) for alone in ALONE}
                    for seat in away
                },
            )
        )
        if table.number != found.number or table.asking is None:
            return
        still_open = table.asking.still_open
        same = {seat: before[seat] for seat in line if still_open(seat, before.get(seat, -1))}
        told: dict[int, Said] = {
            seat: {alone: facts(table, seat, log) for alone, log in since[seat].items()}
            for seat in away
        }

        def job(connection: Connection) -> None:
            for seat, number in same.items():
                queue.carry(connection, found.table, seat, number, found.number)
            for seat, said in told.items():
                tell(connection, found.table, found.number, seat, said)
            if all_told:
                note(connection, found)

        await self._hall.committer.write([], job=job)

    def _away(self, found: Sleeping, seat: int, present: set[int]) -> bool:
        """Whether an asked person has been away for so long that they are told."""
        now, key = self._now(), (found.table, seat)
        if seat in present:
            self._seen[key] = now
            return False
        return now - max(self._seen.get(key, self._began), found.at) >= self._options.grace

    async def _wake(self) -> None:
        """Reminders, and what came in quiet hours, are not for whoever sits at the table."""
        now = self._now()
        due = await self._hall.read(lambda connection: queue.sleepers(connection, now))
        keys = {(row.table, row.seat) for row in due}
        self._absent = {key: since for key, since in self._absent.items() if key in keys}
        awake, later = [], {}
        for row in due:
            if await self._needless(row):
                self._absent.pop((row.table, row.seat), None)
                later[row.id] = now + max(row.again, self._options.grace, LOOK)
            elif now - self._absent.setdefault((row.table, row.seat), now) >= self._options.grace:
                awake.append(row.id)

        def job(connection: Connection) -> None:
            queue.wake(connection, awake)
            for row, until in later.items():
                queue.sleep_on(connection, row, until)

        if awake or later:
            await self._hall.committer.write([], job=job)

    async def _needless(self, row: queue.Sleeper) -> bool:
        """Whether the person sits there, or an order of theirs has answered."""
        if row.seat in await self._hall.notices.present(row.table):
            return True
        if not row.orders:
            return False
        with contextlib.suppress(Refusal):
            return (await self._hall.table(row.table)).open_to(row.seat) is None
        return False
