"""People who play at the tables of a server through real sockets, and how long they wait."""

import asyncio
import random
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

RUN_UP = 1.0  # seconds until what is measured begins
LATE = 1.0  # seconds by which a pair may be late and still catch up with its pace
AT_ONCE = 20  # tables made at the same time


class Heard(msgspec.Struct):
    """What of a message a player needs."""

    type: str
    number: int = 0
    moves: list[msgspec.Raw] | None = None
    over: dict[str, Any] | None = None


_DECODER: "msgspec.json.Decoder[Heard]" = msgspec.json.Decoder(Heard)


class Sitting:
    """Two people at one table, each with a socket, or one of them alone."""

    def __init__(self, sockets: list[ClientConnection], updates: list[Heard]) -> None:
        self.sockets = sockets
        self.updates = updates

    @classmethod
    async def begin(cls, address: str, people: int = 2) -> "Sitting":
        """Makes a table and says hello from its seats."""
        made = await asyncio.to_thread(_make_table, address)
        where = f"ws{address.removeprefix('http')}/api/tables/{made['table']}/socket"
        sockets: list[ClientConnection] = []
        for seat in made["seats"][:people]:
            person = await connect(where, compression=None, max_size=None)
            hello = {"type": "hello", "key": seat["key"], "since": None}
            await person.send(msgspec.json.encode(hello).decode())
            sockets.append(person)
        return cls(sockets, [await _update(person) for person in sockets])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.updates[0].over is not None

    async def answer(self, chance: random.Random) -> float:
        """Plays any move and says how many seconds its acknowledgement took."""
        asked = 0 if self.updates[0].moves else 1
        update, person = self.updates[asked], self.sockets[asked]
        move = bytes(chance.choice(update.moves or []))
        began = time.perf_counter()
        text = b'{"type":"move","id":1,"number":%d,"move":%b}' % (update.number, move)
        await person.send(text.decode())
        self.updates[asked] = await _update(person)
        await _until(person, "done")
        took = time.perf_counter() - began
        self.updates[1 - asked] = await _update(self.sockets[1 - asked])
        return took

    async def end(self) -> None:
        for person in self.sockets:
            await person.close()


class Room:
    """People at so many tables, and spare tables for pairs whose game ends while they are timed."""

    def __init__(self, address: str, tables: int, people: int = 2) -> None:
        self._address = address
        self._people = people
        self._chance = random.Random(tables)
        self.sittings: list[Sitting] = []
        self._spare: list[Sitting] = []
        self._over: list[Sitting] = []
        self._tables = tables

    async def fill(self, spare: int) -> None:
        """Everybody sits, at a game that is not over, and so many tables are ready besides."""
        for sitting in self._over:
            await sitting.end()
        self._over = []
        self.sittings += await self._begin(self._tables - len(self.sittings))
        self._spare += await self._begin(spare - len(self._spare))

    async def _begin(self, count: int) -> list[Sitting]:
        """New tables, a few at a time."""
        made: list[Sitting] = []
        for begin in range(0, count, AT_ONCE):
            wave = min(AT_ONCE, count - begin)
            begun = (Sitting.begin(self._address, self._people) for _ in range(wave))
            made += await asyncio.gather(*begun)
        return made

    async def answer(self, place: int) -> float:
        """A move at one of the tables; a game that is over makes way for another one."""
        if self.sittings[place].over:
            self._over.append(self.sittings[place])
            ready = self._spare.pop() if self._spare else await Sitting.begin(self._address)
            self.sittings[place] = ready
        return await self.sittings[place].answer(self._chance)

    async def close(self) -> None:
        """Everybody leaves."""
        everyone = self.sittings + self._spare + self._over
        await asyncio.gather(*(sitting.end() for sitting in everyone))


async def _update(person: ClientConnection) -> Heard:
    return await _until(person, "update")


async def _until(person: ClientConnection, kind: str) -> Heard:
    while True:
        heard = _DECODER.decode(await person.recv())
        if heard.type == kind:
            return heard


def _make_table(address: str) -> dict[str, Any]:
    body = {"players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}
    header = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", msgspec.json.encode(body), header)
    with urllib.request.urlopen(request) as answer:
        return dict(msgspec.json.decode(answer.read()))


async def load(room: Room, seconds: float, pace: float) -> dict[str, float]:
    """All pairs play, together `pace` moves a second (0: as many as they can).

    What is timed begins when all of them play, and ends before any of them stops.
    """
    pause = len(room.sittings) / pace if pace else 0.0
    begin = time.perf_counter() + max(pause, RUN_UP)
    end = begin + seconds
    times: list[float] = []

    async def play(place: int) -> None:
        due = time.perf_counter() + pause * place / len(room.sittings)
        while due < end and time.perf_counter() < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await room.answer(place)
            if begin <= time.perf_counter() < end:
                times.append(took)
            due = max(due + pause, time.perf_counter() - LATE)

    await asyncio.gather(*(play(place) for place in range(len(room.sittings))))
    return summary(times, seconds)


def summary(times: list[float], seconds: float) -> dict[str, float]:
    """Moves a second, and the longest that half and 99 in 100 of them took."""
    ordered = sorted(times)
    return {
        "moves_per_second": len(ordered) / seconds,
        "p50_ms": 1000 * ordered[len(ordered) // 2],
        "p99_ms": 1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
    }
