"""The process that carries messages to people; a slow receiver delays nobody but itself.

`python -m alhambra.server.reach.courier` runs until its standard input ends: it ends with the
server that started it, however that ended.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from email.message import EmailMessage
from logging.config import dictConfig
from typing import TypeVar

from sqlalchemy import Connection, Engine

from alhambra.server import people, store
from alhambra.server.logs import log_config
from alhambra.server.reach import mail, offered, push, queue, webhook, wishes
from alhambra.server.reach.guard import NotAllowedError
from alhambra.server.reach.notice import Message, message
from alhambra.server.reach.options import Options
from alhambra.server.reach.post import Answer, Parcel, Post, Ready
from alhambra.server.reach.queue import Due
from alhambra.server.reach.wishes import MAIL, PUSH, Way
from alhambra.server.settings import Settings

LOGGER = logging.getLogger("alhambra.server.reach")
LEVEL = "ALHAMBRA_LOG"
LOOK = 1.0  # seconds between two looks at the queue
TIDY = 900.0
PATIENCE = 5  # messages in a row that a way may refuse before it is switched off
LONGEST_WAIT = 21_600.0  # seconds that a receiver may ask for
GONE = (404, 410)

Value = TypeVar("Value")


class Courier:
    """Carries what is due; the clock can be another one in tests."""

    def __init__(
        self,
        engine: Engine,
        options: Options,
        post: Post | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._engine = engine
        self._options = options
        self._post = post or Post(options)
        self._now = now
        with engine.begin() as connection:
            self._secrets = wishes.secrets_of(connection)
        self._tidied = 0.0

    async def _read(self, question: Callable[[Connection], Value]) -> Value:
        return await asyncio.to_thread(self._ask, question, False)

    async def _write(self, job: Callable[[Connection], Value]) -> Value:
        return await asyncio.to_thread(self._ask, job, True)

    def _ask(self, question: Callable[[Connection], Value], writing: bool) -> Value:
        with self._engine.begin() if writing else self._engine.connect() as connection:
            return question(connection)

    async def run(self) -> None:
        while True:
            try:
                busy = await self.round()
            except Exception:
                LOGGER.exception("the courier failed")
                busy = False
            if not busy:
                await asyncio.sleep(LOOK)

    async def round(self) -> bool:
        """Carries everything that is due now; True if there was something."""
        now = self._now()
        if now - self._tidied > TIDY:
            self._tidied = now
            await self._write(lambda connection: queue.tidy(connection, now))
        if not await self._read(lambda connection: queue.anything(connection, now)):
            return False
        taken = await self._write(lambda connection: queue.claim(connection, now))
        await asyncio.gather(*(self._carry(way, rows) for way, rows in taken.items()))
        return bool(taken)

    async def _carry(self, name: str, rows: list[Due]) -> None:
        """One message to one way, if it is the time and somebody still waits for it."""
        try:
            way, message = await self._write(lambda connection: self._pack(connection, name, rows))
            if way is not None and message is not None:
                told = [row for row in rows if row.id in message.games]
                await self._send(way, message, told)
        except Exception:  # the rows are given back when their claim has grown old
            LOGGER.exception("a message was not carried", extra={"way": name})

    def _pack(
        self, connection: Connection, name: str, rows: list[Due]
    ) -> tuple[Way | None, Message | None]:
        """What is said, None if nothing is to be said now."""
        way, now = queue.way(connection, name), self._now()
        if way is None:
            return None, None
        tests = [row for row in rows if row.table_id is None]
        open_still = {row.id: _wanted(connection, way, row) for row in rows if row not in tests}
        wanted = [row for row in rows if open_still.get(row.id)]
        queue.drop(connection, [row for row in rows if open_still.get(row.id) is False])
        unsure = [row for row in rows if row.id in open_still and open_still[row.id] is None]
        queue.put_off(connection, unsure, now)
        person = people.person_of(connection, way.person_id)
        habits = wishes.habits_of(connection, way.person_id)
        later = habits.quiet_until(now, person.zone) or way.last_sent + habits.gather * 60
        if later > now and wanted:
            queue.postpone(connection, wanted, later)
            wanted = []
        told = wanted or tests
        if wanted:  # a test says no more than the real thing
            queue.drop(connection, tests)
        if not told:
            return way, None
        games = {row.id: row.facts for row in told}
        return way, message(games, person.language, self._options)

    async def _send(self, way: Way, message: Message, rows: list[Due]) -> None:
        async def ready() -> None:
            await self._write(lambda connection: queue.begin(connection, rows))

        now = self._now()
        try:
            answer = await self._out(way, message, ready)
        except NotAllowedError as error:
            trouble = str(error)
            await self._write(lambda c: queue.refused(c, way, rows, trouble, PATIENCE))
        except mail.RefusedError as error:
            await self._settle(way, rows, Answer(550 if error.final else 450))
        except OSError as error:
            LOGGER.info("nobody answered", extra={"way": way.id, "why": str(error)})
            await self._write(lambda c: queue.failed(c, way, rows, now, "no_answer", 0.0))
        else:
            await self._settle(way, rows, answer)

    async def _settle(self, way: Way, rows: list[Due], answer: Answer) -> None:
        """What the receiver's answer means."""
        now, status = self._now(), answer.status
        wait = min(answer.retry_after, LONGEST_WAIT)

        def job(connection: Connection) -> None:
            if 200 <= status < 300:
                habits = wishes.habits_of(connection, way.person_id)
                queue.sent(connection, way, rows, now, habits.remind)
            elif way.kind == PUSH and status in GONE:
                wishes.drop_way(connection, way.id)
            elif status == 429 or (status >= 500 and way.kind != MAIL) or status == 450:
                queue.failed(connection, way, rows, now, "no_answer", wait)
            else:
                queue.refused(connection, way, rows, "refused", PATIENCE)

        await self._write(job)

    async def _out(self, way: Way, message: Message, ready: Ready) -> Answer:
        """Through the channel that leads there, as long as the host offers it."""
        offered.check(way.kind, way.address, self._options)
        if way.kind == MAIL:
            await ready()
            await mail.send(self._mail(way, message), self._options)
            return Answer(250)
        return await self._post.deliver(self._parcel(way, message), ready)

    def _mail(self, way: Way, message: Message) -> EmailMessage:
        """Until its owner has said yes, an address is asked and told nothing."""
        if not way.confirmed:
            token = self._secrets.token(wishes.CONFIRM, way.id)
            return mail.confirmation(message, way.address, token, self._options)
        token = self._secrets.token(wishes.STOP, way.id)
        return mail.notice(message, way.address, token, self._options)

    def _parcel(self, way: Way, message: Message) -> Parcel:
        if way.kind == PUSH:
            subscription = push.Subscription(way.address, **way.details)
            contact = _contact(self._options)
            return push.parcel(subscription, message, self._secrets.vapid, contact, self._now())
        return webhook.parcel(way.address, way.details["format"], message)


def _wanted(connection: Connection, way: Way, row: Due) -> bool | None:
    on = way.switched_on and way.confirmed
    return on and queue.still_waits(connection, way, row)


def _contact(options: Options) -> str:
    """Whom a push service may turn to."""
    if options.mail_from:
        return f"mailto:{options.mail_from.rstrip('>').rpartition('<')[2]}"
    return options.address if options.address.startswith("https:") else "mailto:host@localhost"


async def _until_alone() -> None:
    """Waits until the server is gone: then nothing more can be read from it."""
    await asyncio.to_thread(sys.stdin.buffer.read)


async def _main() -> None:
    settings = Settings.from_environment(os.environ)
    courier = Courier(store.connect(settings.database), settings.reach)
    running = asyncio.create_task(courier.run())
    await asyncio.wait(
        [running, asyncio.create_task(_until_alone())], return_when=asyncio.FIRST_COMPLETED
    )
    os._exit(0)  # what is being sent is claimed, and whoever comes next knows


if __name__ == "__main__":
    dictConfig(log_config(os.environ.get(LEVEL, "info")))
    asyncio.run(_main())
