"""Somebody else at the server while it is attacked: how long do they wait?"""

import contextlib
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from alhambra.modules import ALL
from tests.server.house import House, open_house

STRICT = (
    *("--messages-per-second", "30", "--tables-per-hour", "1000"),
    *("--sockets-per-address", "200"),
)
EVERYTHING = {"modules": list(ALL)}
# What old code missed by far; a loaded machine alone may take some of it.
QUICK = 1.0


LOGGER = logging.getLogger("attacks")  # figures: -o log_cli=true -o log_cli_level=INFO


class Bystander:
    """Pings again and again from an address of their own, and notes how long each took."""

    def __init__(self, house: House, table: str, address: str = "127.0.0.77") -> None:
        where = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
        self._door = connect(where, source_address=(address, 0), max_size=None, max_queue=None)
        self.socket: ClientConnection = self._door.__enter__()
        self.socket.send(json.dumps({"type": "hello", "key": None, "since": None}))
        self.waits: list[float] = []
        self.closed = False
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        number = 0
        try:
            while not self._over.is_set():
                number += 1
                began = time.monotonic()
                self.socket.send(json.dumps({"type": "ping", "id": number}))
                while json.loads(self.socket.recv(60)).get("id") != number:
                    pass
                self.waits.append(time.monotonic() - began)
                time.sleep(0.05)
        except ConnectionClosed:
            self.closed = True

    def __enter__(self) -> "Bystander":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self._door.__exit__(None, None, None)

    def p99(self) -> float:
        """Of all waits, in seconds."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(len(waits) * 0.99))]

    def report(self, attack: str) -> None:
        """The figure of an attack."""
        LOGGER.info(
            "%s: p99 %.0f ms, worst %.0f ms", attack, self.p99() * 1e3, max(self.waits) * 1e3
        )


@contextmanager
def strict_house(database: str, folder: Path, *more: str) -> Iterator[House]:
    """A server with the limits of the world."""
    with open_house(database, folder, *STRICT, *more) as house:
        yield house


def at_once(count: int, work: Any) -> list[Any]:
    """The same many times in parallel."""
    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(work, range(count)))


def client(address: str) -> httpx.Client:
    """Somebody with an address of their own."""
    line = httpx.HTTPTransport(
        verify=False, local_address=address
    )  # certificates take long to load
    return httpx.Client(transport=line, timeout=120)


def raw(house: House, text: bytes, address: str = "127.0.0.1") -> socket.socket:
    """A connection on which some bytes were sent."""
    line = socket.create_connection(("127.0.0.1", house.port), 30, (address, 0))
    with contextlib.suppress(OSError):
        line.sendall(text)
    return line
