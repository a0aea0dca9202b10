"""All tables of one worker: read from the database when needed, dropped when nobody looks."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from sqlalchemy import Connection

from alhambra.server import forgetting, people, store
from alhambra.server.botpool import BotPool
from alhambra.server.chain import BrokenChain, anchor, check
from alhambra.server.clocks import rows as clocks
from alhambra.server.clocks.rows import StoredClock
from alhambra.server.clocks.timepiece import BEAT, Timepiece
from alhambra.server.committer import Committer
from alhambra.server.costs import Purses, Talk
from alhambra.server.keys import is_id
from alhambra.server.limits import Sockets
from alhambra.server.mending import PASSING, Mender
from alhambra.server.metrics import Metrics
from alhambra.server.notices import Alone, Notices
from alhambra.server.open_files import most_connections
from alhambra.server.play import NoSuchRoom, OtherRules, Play, check_rooms
from alhambra.server.reach.watch import Watch
from alhambra.server.refusals import Refusal, absent, outdated
from alhambra.server.rows import (
    OVER,
    WAITING,
    AnswerRow,
    ChatRow,
    LogRow,
    SeatKeyRow,
    SeatRow,
    Stored,
    TableRow,
)
from alhambra.server.settings import Settings
from alhambra.server.tables import Table
from alhambra.server.turns import Turns, aside
from alhambra.server.watchdog import Watchdog
from alhambra.server.workshop import CHEAP, Asker, Overrun, Workshop, lanes
from alhambra.server.workshop.worker import WorkFailure

LOGGER = logging.getLogger("alhambra.server.hall")
CARRY = 1.0  # seconds between two looks at the log of SQLite
ROUND = BEAT  # seconds between two rounds of the caretaker
PURGE = 240  # rounds between two looks for games that are old enough to be forgotten
PROOF = 1.0  # seconds for which one proof that the database can be written is enough
PROBE = 5.0  # seconds that it may take

Value = TypeVar("Value")
Told = TypeVar("Told")
Words = TypeVarTuple("Words")
Keys = dict[str, SeatKeyRow]
Rows = tuple[
    TableRow | None,
    list[SeatRow],
    list[AnswerRow],
    list[LogRow],
    list[ChatRow],
    Keys,
    StoredClock,
]
News = tuple[Rows, set[int]]


class Hall:
    """The tables, and everything they share."""

    def __init__(self, settings: Settings, turns: Turns) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.worker = secrets.token_hex(8)
        self.engine = store.connect(settings.database)
        self.committer = Committer(self.engine, self.worker, self.metrics)
        self.watchdog = Watchdog(self.metrics)
        self.workshop = Workshop(lanes(settings.bot_processes), self.metrics)
        self.bots = BotPool(self.workshop, settings.bot_seconds, self.metrics)
        most = most_connections()
        per_address = min(settings.sockets_per_address, most // 2)
        self.sockets = Sockets(settings.sockets_per_seat, per_address, most)
        self.purses = Purses(settings.messages_per_second, lambda: self.watchdog.stalled)
        self.talk = Talk()
        self.turns = turns
        self.mender = Mender(self)
        self.time = Timepiece()
        self.notices: Notices = Alone()
        self.shared = self.engine.dialect.name == "postgresql"
        if self.shared:
            from alhambra.server.postgres import Postgres  # noqa: PLC0415 - an extra

            url = self.engine.url.set(drivername="postgresql")
            self.notices = Postgres(url.render_as_string(hide_password=False), self.worker)
        self.tables: dict[str, Table] = {}
        self.stopping = False
        self._proved = -PROOF  # when the database last showed that it can be written
        self.watch = Watch(self, settings.reach)
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._replaying = ThreadPoolExecutor(1, "replaying")
        self._handing: set[asyncio.Task[None]] = set()
        self._servants: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Starts listening and goes on with the games that were interrupted."""
        await self.notices.start(self._heard)
        self.workshop.warm_up(CHEAP)
        for servant in (self._care(), self.watch.run(), self.watchdog.run(), self.mender.run()):
            self._servants.append(asyncio.create_task(servant))
        if not self.shared:
            self._servants.append(asyncio.create_task(self._carry_over()))

    async def close(self) -> None:
        """Sends everybody away, finishes what is being written, lets everything go."""
        self.stopping = True
        for servant in self._servants:
            servant.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await servant
        for table in list(self.tables.values()):
            async with table.lock:  # what is being answered is answered
                self.forget(table)
        await self.notices.stop()
        self.workshop.stop()
        self._replaying.shutdown(wait=False)
        await asyncio.to_thread(self.committer.stop)
        self.engine.dispose()

    # --- Tables

    async def table(self, name: str) -> Table:
        """The table of this name, from memory or from its log."""
        if name in self.tables:
            return self.tables[name]
        if not is_id(name):
            raise Refusal("no_such_table", 404)
        if name not in self._reading:
            self._reading[name] = asyncio.create_task(self._read_table(name))
        return await asyncio.shield(self._reading[name])

    async def _read_table(self, name: str) -> Table:
        try:
            return await self._opened(name)
        except store.UNREADABLE:
            LOGGER.exception("a table cannot be opened", extra={"table": name})
            self.tables.pop(name, None)
            raise Refusal("damaged") from None
        finally:
            del self._reading[name]

    async def _opened(self, name: str) -> Table:
        table = Table(*await self.stored(name), self)
        await table.look_around()
        self.tables[name] = table
        if self.shared:  # what others wrote before we listened
            await table.catch_up()
        table.driver.poke()
        return table

    async def stored(self, name: str) -> tuple[Stored, Play | None]:
        """A table as it lies in the database, and its game played again, one game at a time."""

        def question(connection: Connection) -> Stored | None:
            return store.load(connection, name)

        try:
            found = await self.read(question)
        except store.UNREADABLE as error:
            LOGGER.warning("a table cannot be read", extra={"table": name, "why": str(error)})
            raise Refusal("damaged") from None
        if found is None:
            raise Refusal("no_such_table", 404)
        loop = asyncio.get_running_loop()
        return found, await loop.run_in_executor(self._replaying, _replayed, found)

    def forget(self, table: Table, mend: bool = True) -> None:
        """Drops the copy in memory; guests come back and find a fresh one.

        If something failed, the table is opened again by itself: its game shall go on.
        """
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.dropped = True
        table.driver.stop()
        for guest in table.guests:
            guest.dismiss()
        if not self.stopping and mend:
            self.mender.note(table.id)
        if not self.stopping:
            handing = asyncio.create_task(self._hand_over(table.id))
            self._handing.add(handing)
            handing.add_done_callback(self._handing.discard)

    async def _hand_over(self, name: str) -> None:
        """Another worker may drive the table, unless it is open here again."""
        if name not in self.tables and name not in self._reading:
            with contextlib.suppress(ConnectionError):
                await self.notices.hand_over(name)

    # --- The database

    async def read(self, question: Callable[[Connection], Value]) -> Value:
        """Asks the database in a thread."""
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], Value]) -> Value:
        with self.engine.connect() as connection:
            return question(connection)

    async def news(self, table: str, number: int, chat: int) -> News:
        """What is new at a table since a number of its log and a line of its chat."""

        def question(connection: Connection) -> Rows:
            clock = clocks.load(connection, table)  # before the log, which may move it on
            return (
                store.table_row(connection, table),
                store.seats_of(connection, table),
                store.answers_of(connection, table),  # before the log: none is both or neither
                store.log_after(connection, table, number),
                store.chat_after(connection, table, chat),
                store.keys_of(connection, table),
                clock,
            )

        return await self.read(question), await self.notices.present(table)

    async def _heard(self, name: str) -> None:
        """Another worker has changed a table; an empty name means that any may have changed."""
        for table in [self.tables.get(name)] if name else list(self.tables.values()):
            if table is not None:
                try:
                    await table.catch_up()
                except Exception:
                    LOGGER.exception("catching up failed", extra={"table": table.id})
                    self.forget(table)

    async def refresh(self, tables: list[str]) -> None:
        """Something besides the log was changed at these tables, by this worker."""
        for name in tables:
            if name in self.tables:
                await self._heard(name)

    async def work(
        self, lane: str, asker: Asker, job: Callable[[*Words], Told], *arguments: *Words
    ) -> Told:
        """What a job of the workshop returns; refused if it takes too much or no lane is free."""
        try:
            async with aside():
                return await self.workshop.do(lane, asker, job, *arguments)
        except Overrun:
            raise Refusal("too_heavy", 422) from None
        except WorkFailure as failure:
            LOGGER.warning("a job failed", extra={"job": job.__name__, "why": str(failure)[:300]})
            raise Refusal("busy", 503, about={"seconds": 1}) from None

    def measure(self) -> None:
        """Notes what is so at this moment: tables, queues, the loop's delay."""
        behind = (guest.line.qsize() for table in self.tables.values() for guest in table.guests)
        self.metrics.level("tables", len(self.tables))
        self.metrics.level("writes_waiting", self.committer.waiting)
        self.metrics.level("messages_waiting", max(behind, default=0))
        self.watchdog.tell()

    async def check_writable(self) -> None:
        """Raises whatever the database says when something is to be made durable."""
        if time.monotonic() > self._proved + PROOF:
            async with asyncio.timeout(PROBE):
                await self.committer.write([], job=store.prove)
            self._proved = time.monotonic()

    # --- Care

    async def _care(self) -> None:
        """Goes on with interrupted games, then makes its rounds."""
        rounds, awake = 0, False
        while True:
            try:
                await self._beat()
                if not awake:
                    await self._wake()
                    awake = True
                if rounds % PURGE == 0:
                    await self._purge()
                await self._round()
            except PASSING as error:
                LOGGER.warning("the caretaker has to wait", extra={"why": type(error).__name__})
            except Exception:
                LOGGER.exception("the caretaker failed")
            rounds += 1
            await asyncio.sleep(ROUND)

    async def _carry_over(self) -> None:
        """Keeps SQLite's write-ahead log short without holding up commits."""
        carried = 0
        while True:
            await asyncio.sleep(CARRY)
            written = self.committer.commits
            if written != carried:
                carried = written
                try:
                    await self.read(store.carry_over)
                except PASSING as error:
                    LOGGER.warning("carrying over has to wait", extra={"why": str(error)[:200]})
                except Exception:
                    LOGGER.exception("carrying over failed")

    async def _beat(self) -> None:
        """Clocks follow the machine's time; if that jumped, they have been moved along."""
        wall = self.time.wall()
        moved = await self.committer.write([], job=lambda connection: clocks.beat(connection, wall))
        if self.time.follow() or moved:
            await self._heard("")

    async def _wake(self) -> None:
        """Reads the running games that may wait for a bot, or where an answer waits."""
        await self._wake_all(await self.read(store.waiting_for_machines))

    async def _wake_all(self, names: list[str]) -> None:
        for name in names:
            if name not in self.tables and await self.notices.drive(name):
                with contextlib.suppress(Refusal):
                    await self.table(name)

    async def _round(self) -> None:
        now = self.time.now()
        playing = [table.id for table in self.tables.values() if table.row.state != OVER]
        for name in await self.read(lambda connection: store.ended_of(connection, playing)):
            await self._heard(name)
        await self._wake_all(await self.read(lambda connection: clocks.overdue(connection, now)))
        for table in list(self.tables.values()):
            self._poke(table)
            await asyncio.sleep(0)
            idle = time.monotonic() - table.touched > self.settings.idle_seconds
            if idle and not table.guests and not table.driver.busy:
                self.forget(table, mend=False)

    def _poke(self, table: Table) -> None:
        """Whatever is wrong with one table, the others go on."""
        try:
            table.driver.poke()
        except Exception:
            LOGGER.exception("a table cannot go on", extra={"table": table.id})
            self.forget(table, mend=False)

    async def _purge(self) -> None:
        """Forgets old tables, here and at other workers, who hear of those the job has named."""
        now, settings = self.time.wall(), self.settings
        days = (settings.keep_days, settings.waiting_days, settings.running_days)
        kept = forgetting.Kept(*(forgetting.DAY * many for many in days))
        gone: list[str] = []
        if not await self.read(lambda connection: forgetting.believed(connection, now)):
            LOGGER.warning("the clock is far beyond the newest row, so nothing is forgotten")
            return

        def job(connection: Connection) -> None:
            gone[:] = forgetting.forget(connection, now, kept)
            people.purge(connection, now)

        await self.committer.write(gone, job=job)
        for name in gone:
            if name in self.tables:
                self.forget(self.tables[name], mend=False)
        if gone:
            LOGGER.info("old tables were forgotten", extra={"count": len(gone)})


def _replayed(stored: Stored) -> Play | None:
    """The game of a log; one with other rules or a missing module is kept as it is.

    A game that has not begun yet starts under today's rules.
    """
    try:
        if stored.table.state == WAITING:
            check_rooms(stored.table.start)
            return None
        check(anchor(stored.table.id, stored.table.start), stored.log)
        return Play(stored.table.start, stored.log)
    except store.UNREADABLE as error:
        LOGGER.warning("a game cannot go on", extra={"table": stored.table.id, "why": str(error)})
        if isinstance(error, OtherRules):
            raise outdated(error.difference) from None
        if isinstance(error, NoSuchRoom):
            raise absent(error.module) from None
        if isinstance(error, BrokenChain):
            raise Refusal("log_changed", about={"number": error.number}) from None
        raise Refusal("damaged") from None
