"""Two things happen at the same moment, and the worse of them must not win.

A real server shows such a moment only by luck, so its parts are led here one after the other.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar, cast

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.websockets import WebSocket, WebSocketDisconnect

from alhambra.server import holding, making, people, seating, store
from alhambra.server.bodies import NewTable
from alhambra.server.guests import Guest
from alhambra.server.hall import Hall
from alhambra.server.messages import Hello
from alhambra.server.my_games import my_games
from alhambra.server.people import Device
from alhambra.server.refusals import Refusal
from alhambra.server.settings import Settings, sqlite_url
from alhambra.server.socket import Conversation
from alhambra.server.tables import Table
from alhambra.server.turns import Turns
from tests.server.house import run_alone, wish

Value = TypeVar("Value")


@asynccontextmanager
async def hall_on(database: str) -> AsyncIterator[Hall]:
    """The inside of a server, without its doors."""
    url = database if "://" in database else sqlite_url(Path(database))
    engine = store.connect(url)
    store.migrate(engine)
    engine.dispose()
    hall = Hall(Settings(url), Turns())
    try:
        yield hall
    finally:
        await hall.close()


async def begun(hall: Hall) -> tuple[Table, str]:
    """A table of two people, and the key of the first."""
    made = await making.make(hall, NewTable(**wish("human", "human")))
    return await hall.table(made["table"]), made["seats"][0]["key"]


async def somebody(hall: Hall, person: str = "") -> Device:
    """A device of somebody new, or a further one of that person."""

    def job(connection: Connection) -> Device:
        whose = person or people.add_person(connection, "en", "")
        return people.add_device(connection, whose, "")[0]

    made: Device = await hall.committer.write([], job=job)
    return made


async def waiting(table: Table, what: asyncio.Task[None], before: int) -> None:
    """Until somebody more than before waits for the table's lock."""
    while len(table.lock._waiters or ()) <= before and not what.done():
        await asyncio.sleep(0.001)


async def refused(what: Awaitable[object]) -> str:
    """Why something was refused."""
    with pytest.raises(Refusal) as refusal:
        await what
    return refusal.value.reason


class Deaf:
    """A socket through which somebody talks who reads nothing of what they are sent."""

    def __init__(self) -> None:
        self.client = None
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.read = asyncio.Event()

    async def receive_text(self) -> str:
        words = await self.said.get()
        if not words:
            raise WebSocketDisconnect
        return words

    async def send_text(self, _: str) -> None:
        await self.read.wait()

    async def close(self, _: int) -> None:
        await self.read.wait()


async def with_a_lost_device(hall: Hall) -> tuple[Table, str, Device, Device]:
    """A game, the key of a lost device to a seat of it, that device, and one that was kept."""
    table, key = await begun(hall)
    lost = await somebody(hall)
    kept = await somebody(hall, lost.person_id)
    return table, (await holding.attach(hall, lost, table.id, key))[0], lost, kept


def sent_away(guest: Guest) -> bool:
    said = [guest.line.get_nowait() for _ in range(guest.line.qsize())]
    return None in said


def test_whoever_is_signed_out_while_they_come_does_not_get_in(database: str) -> None:
    async def attack() -> None:
        async with hall_on(database) as hall:
            table, own, lost, kept = await with_a_lost_device(hall)
            async with table.lock:
                gone = asyncio.create_task(holding.sign_out(hall, kept, lost.id))
                await waiting(table, gone, 0)  # signed out, but not yet known at the table
                thief = seating.admit(table, Hello(key=own))
                coming = asyncio.create_task(seating.enter(table, thief))
                await waiting(table, coming, 1)
            await gone
            assert await refused(coming) == "bad_key"
            assert thief not in table.guests

    run_alone(attack())


def test_whoever_was_signed_out_says_nothing_more_however_slowly_they_read(database: str) -> None:
    async def attack() -> None:
        async with hall_on(database) as hall:
            table, own, lost, kept = await with_a_lost_device(hall)
            thief, deaf = seating.admit(table, Hello(key=own)), Deaf()
            talk = Conversation(cast("WebSocket", deaf), hall, table, thief)
            held = asyncio.create_task(talk.hold())
            deaf.said.put_nowait('{"type":"chat","id":1,"text":"mine"}')
            while not table.chat:
                await asyncio.sleep(0.001)
            await holding.sign_out(hall, kept, lost.id)
            for words in ('{"type":"chat","id":2,"text":"still mine"}', ""):
                deaf.said.put_nowait(words)
            await held
            assert [line.text for line in table.chat] == ["mine"]

    run_alone(attack())


def test_nobody_stays_at_a_table_that_was_dropped_while_they_came(database: str) -> None:
    async def attack() -> None:
        async with hall_on(database) as hall:
            table, key = await begun(hall)
            async with table.lock:
                guest = seating.admit(table, Hello(key=key))
                coming = asyncio.create_task(seating.enter(table, guest))
                await waiting(table, coming, 0)
                hall.forget(table)
            await coming
            assert sent_away(guest)

    run_alone(attack())


def test_memory_is_never_ahead_when_two_workers_write_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def taken(*_: object) -> None:
        raise IntegrityError("INSERT", None, Exception("the other worker was first"))

    async def attack() -> None:
        async with hall_on(str(tmp_path)) as hall:
            table, key = await begun(hall)
            monkeypatch.setattr(store, "set_seats", taken)
            with pytest.raises(IntegrityError):
                await seating.leave(table, key, 0)
            assert table.seats[0].stand_in
            assert not (await hall.table(table.id)).seats[0].stand_in

    run_alone(attack())


def test_a_long_list_of_games_lets_others_come_between(tmp_path: Path) -> None:
    async def attack() -> None:
        async with hall_on(str(tmp_path)) as hall:
            me, turns = await somebody(hall), 0
            for _ in range(5):
                table, key = await begun(hall)
                await holding.attach(hall, me, table.id, key)

            async def count() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            real = hall.read
            counter: list[asyncio.Task[None]] = []

            async def read(question: Callable[[Connection], Value]) -> Value:
                found = await real(question)
                counter.append(asyncio.create_task(count()))  # from here on all is in memory
                return found

            hall.read = read  # type: ignore[method-assign]
            assert len(await my_games(hall, me.person_id)) == 5
            assert turns >= 4
            for task in counter:
                task.cancel()

    run_alone(attack())


def test_whoever_is_back_at_a_fresh_copy_is_present(database: str) -> None:
    async def attack() -> None:
        async with hall_on(database) as hall:
            old, key = await begun(hall)
            slow = seating.admit(old, Hello(key=key))
            await seating.enter(old, slow)
            hall.forget(old)
            fresh = await hall.table(old.id)
            back = seating.admit(fresh, Hello(key=key))
            await seating.enter(fresh, back)
            await seating.depart(old, slow)
            assert await hall.notices.present(fresh.id) == {0}
            await seating.depart(fresh, back)
            assert await hall.notices.present(fresh.id) == set()

    run_alone(attack())


def test_a_device_that_was_signed_out_meanwhile_carries_nothing(database: str) -> None:
    async def attack() -> None:
        async with hall_on(database) as hall:
            table, key = await begun(hall)
            lost, thief = await somebody(hall), await somebody(hall)
            kept = await somebody(hall, lost.person_id)
            await holding.attach(hall, kept, table.id, key)
            code, _ = await holding.carry(hall, thief)
            await holding.sign_out(hall, kept, lost.id)
            assert await refused(holding.carry(hall, lost)) == "unknown_device"
            assert await refused(holding.carried(hall, code, "", lost)) == "unknown_device"
            assert await holding.keys(hall, thief, table.id) == {}
            assert 0 in await holding.keys(hall, kept, table.id)

    run_alone(attack())
