"""How workers on one PostgreSQL hear of each other.

Every commit names its tables on a channel; presence and the right to play for bots are advisory
locks, which vanish with their worker.
"""

import asyncio
import contextlib
import logging
from hashlib import sha256
from typing import Any

import psycopg

from alhambra.server.committer import CHANNEL
from alhambra.server.notices import SERVER_NAME, Heard

LOGGER = logging.getLogger("alhambra.server.postgres")
DRIVER = 1000  # the lock of whoever plays for a table's bots; smaller numbers are seats
RETRY = 1.0  # seconds until a lost connection is tried again


class Postgres:
    """Two connections: one listens, one holds the locks."""

    def __init__(self, url: str, worker: str) -> None:
        self._url = url
        self._worker = worker
        self._locks: psycopg.AsyncConnection[Any] | None = None
        self._held: dict[tuple[str, int], bool] = {}  # lock -> whether it is shared
        self._busy = asyncio.Lock()
        self._ear: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Connects and listens."""
        listening = asyncio.Event()
        self._ear = asyncio.create_task(self._listen(heard, listening))
        await listening.wait()

    async def stop(self) -> None:
        """Closing the connections frees all locks."""
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        if self._locks is not None:
            await self._locks.close()

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        """Listens forever; after a lost connection any table may have changed."""
        while True:
            try:
                async with await self._connect() as ear:
                    await ear.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        await heard("")
                    listening.set()
                    async for notice in ear.notifies():
                        await self._pass_on(notice.payload, heard)
            except psycopg.OperationalError as error:
                LOGGER.warning("the database does not answer", extra={"why": str(error)})
                await asyncio.sleep(RETRY)

    async def _connect(self) -> "psycopg.AsyncConnection[Any]":
        """By its name whoever restores a backup knows that a server runs."""
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, application_name=SERVER_NAME
        )

    async def _pass_on(self, payload: str, heard: Heard) -> None:
        worker, *tables = payload.split(" ")
        if worker != self._worker:
            for table in tables:
                await heard(table)

    # --- Locks

    async def arrive(self, table: str, seat: int) -> None:
        """Somebody sits here; others hear of it."""
        if (table, seat) not in self._held:
            await self._take(table, seat, shared=True)
            await self._tell(table)

    async def depart(self, table: str, seat: int) -> None:
        """Nobody sits here any more; others hear of it."""
        if (table, seat) in self._held:
            await self._free(table, seat)
            await self._tell(table)

    async def present(self, table: str) -> set[int]:
        """Read from the locks that are held."""
        rows = await self._ask(
            "SELECT DISTINCT objid FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname ="
            " current_database()) AND classid = %s::bigint::oid AND objid < %s",
            (_number(table) % 2**32, DRIVER),
        )
        return {int(row[0]) for row in rows}

    async def drive(self, table: str) -> bool:
        """Whoever asks first may, until they hand over or die."""
        return (table, DRIVER) in self._held or await self._take(table, DRIVER, shared=False)

    async def hand_over(self, table: str) -> None:
        """Another worker may."""
        if (table, DRIVER) in self._held:
            await self._free(table, DRIVER)

    async def _take(self, table: str, what: int, shared: bool) -> bool:
        how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        rows = await self._ask(f"SELECT {how}(%s::int, %s::int)", (_number(table), what))
        if rows[0][0]:
            self._held[table, what] = shared
        return bool(rows[0][0])

    async def _free(self, table: str, what: int) -> None:
        shared = self._held.pop((table, what))
        how = "pg_advisory_unlock_shared" if shared else "pg_advisory_unlock"
        await self._ask(f"SELECT {how}(%s::int, %s::int)", (_number(table), what))

    async def _tell(self, table: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._worker} {table}"))

    async def _ask(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """One at a time; a lost connection is opened again and its locks are taken anew."""
        async with self._busy:
            for _ in range(2):
                try:
                    connection = await self._connection()
                    cursor = await connection.execute(query, values)
                    return await cursor.fetchall()
                except psycopg.OperationalError:
                    self._locks = None
            raise ConnectionError("the database does not answer")

    async def _connection(self) -> "psycopg.AsyncConnection[Any]":
        if self._locks is None or self._locks.closed:
            self._locks = await self._connect()
            held, self._held = self._held, {}
            for (table, what), shared in held.items():
                how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
                cursor = await self._locks.execute(
                    f"SELECT {how}(%s::int, %s::int)",
                    (_number(table), what),
                )
                if (await cursor.fetchall())[0][0]:
                    self._held[table, what] = shared
        return self._locks


def _number(table: str) -> int:
    """A table's name as the 32 bits that a lock takes."""
    return int.from_bytes(sha256(table.encode()).digest()[:4], "big", signed=True)
