"""One thread that writes: all that arrives while it writes shares its next transaction.

A write is acknowledged when its transaction is durable. If a shared transaction fails, each of its
writes is tried alone, so that nobody pays for another's mistake.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from alhambra.server.metrics import Metrics
from alhambra.server.rows import LogRow
from alhambra.server.store import add_log, add_log_and_notify

Job = Callable[[Connection], Any]
CHANNEL = "alhambra"
_LONGEST_NOTICE = 400  # tables named in one notice; PostgreSQL carries 8000 bytes


@dataclass
class Write:
    """Rows for logs, then a job of any kind; `tables` names whom it concerns."""

    rows: Sequence[LogRow]
    job: Job | None
    tables: Sequence[str]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    result: Any = field(default=None)


class Committer:
    """Writes for one process."""

    def __init__(self, engine: Engine, worker: str, metrics: Metrics) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._line: Connection | None = None  # only the thread uses it
        self._worker = worker  # so that a worker knows its own notices
        self._metrics = metrics
        self.commits = 0  # transactions so far
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="committer")
        self._thread.start()

    async def write(
        self, tables: Sequence[str], rows: Sequence[LogRow] = (), job: Job | None = None
    ) -> Any:
        """The job's result, once everything is durable."""
        loop = asyncio.get_running_loop()
        write = Write(rows, job, tables, loop.create_future(), loop)
        self._queue.put(write)
        return await write.done

    @property
    def waiting(self) -> int:
        """How many writes are in no transaction yet."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Returns once everything asked for is written."""
        self._queue.put(None)
        self._thread.join()

    # --- In the thread

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            batch, more = self._batch(first)
            began = time.perf_counter()
            self._commit(batch)
            self.commits += 1
            self._metrics.committed(len(batch), time.perf_counter() - began)
            if not more:
                break
        self._hang_up()

    def _batch(self, first: Write) -> tuple[list[Write], bool]:
        """All that waits, and whether more may come."""
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while True:
                write = self._queue.get_nowait()
                if write is None:
                    return batch, False
                batch.append(write)
        return batch, True

    def _commit(self, batch: list[Write]) -> None:
        try:
            self._transaction(batch)
        except Exception as error:
            if len(batch) == 1:
                _tell(batch, error)
                return
            for write in batch:
                self._commit([write])
            return
        _tell(batch, None)

    def _transaction(self, batch: list[Write]) -> None:
        rows = [row for write in batch for row in write.rows]
        if self._shared and 0 < len(rows) <= _LONGEST_NOTICE and not any(w.job for w in batch):
            if self._at_once(rows, dict.fromkeys(t for w in batch for t in w.tables)):
                return
        with self._engine.begin() as connection:
            if rows:
                add_log(connection, rows)
            for write in batch:
                if write.job is not None:
                    write.result = write.job(connection)
            if self._shared:
                self._notify(connection, dict.fromkeys(t for w in batch for t in w.tables))

    def _at_once(self, rows: list[LogRow], tables: Iterable[str]) -> bool:
        """Writes moves only, on a connection that stays open; False if that connection was lost."""
        if self._line is None:
            options = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            self._line = options.connect()
        try:
            add_log_and_notify(self._line, rows, CHANNEL, " ".join([self._worker, *tables]))
            return True
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self._hang_up()
            return False

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _notify(self, connection: Connection, tables: Iterable[str]) -> None:
        names = list(tables)
        for begin in range(0, len(names), _LONGEST_NOTICE):
            payload = " ".join([self._worker, *names[begin : begin + _LONGEST_NOTICE]])
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )


def _tell(batch: list[Write], error: Exception | None) -> None:
    """Answers all at once: one wake-up of the loop for the whole batch."""
    with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
        batch[0].loop.call_soon_threadsafe(_resolve, batch, error)


def _resolve(batch: list[Write], error: Exception | None) -> None:
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(write.result)
        else:
            write.done.set_exception(error)
