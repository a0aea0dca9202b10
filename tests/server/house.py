"""A real server in a process of its own, and people who talk to it."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
Value = TypeVar("Value")
PATIENCE = 120.0  # seconds until something must have gone wrong, on however busy a machine
START = ("-m", "alhambra")
# One client for all: making one loads certificates, which takes as long as hundreds of requests.
CLIENT = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server with its database."""

    program: tuple[str, ...] = START

    def __init__(self, database: str, log: Path, *more: str) -> None:
        self.database = database
        self.port = free_port()
        self.log = log
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the server answers."""
        where = ("--database" if self.database.startswith("postgres") else "--data", self.database)
        given = ("--tables-per-hour", "--messages-per-second", "--sockets-per-address")
        limits = [word for limit in given for word in (limit, "100000")]
        words = ("serve", "--port", str(self.port), *where, "--bot-pause", "0", *limits, *self.more)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, *words],
                stderr=log,
                stdout=log,
                env=os.environ.copy(),
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return CLIENT.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Politely; says how the process ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """At once, without any chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def said(self) -> list[Json]:
        """The lines of the log."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    # --- HTTP

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return CLIENT.request(method, f"{self.url}/api{path}", json=body, headers=headers)

    def get(self, path: str, key: str = "") -> Any:
        answer = self.ask("GET", path, key=key)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        answer = self.ask("POST", path, {} if body is None else body, key)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
        answer = self.ask(method, path, body, key)
        problem = answer.json()["error"]
        assert set(problem) == {"reason", "text", "about"}
        assert problem["text"]
        return answer.status_code, problem["reason"]

    def table(self, *kinds: str, **more: Any) -> Json:
        """A new table; a seat is human, open, or the name of a bot."""
        made: Json = self.post("/tables", wish(*kinds, **more))
        made["keys"] = {entry["seat"]: entry["key"] for entry in made["seats"]}
        return made

    def sit(self, table: str, key: str | None = None, since: int | None = None) -> "Guest":
        return Guest(self, table, {"key": key, "since": since})


def wish(*kinds: str, **more: Any) -> Json:
    """The body of a request for a new table."""
    seats: list[Json] = []
    for number, kind in enumerate(kinds):
        if kind in ("human", "open"):
            seats.append({"kind": kind, "name": f"P{number}" if kind == "human" else ""})
        else:
            seats.append({"kind": "bot", "bot": kind})
    return {"name": "test", "players": len(kinds), "seats": seats, **more}


class Guest:
    """One socket and what came through it."""

    def __init__(self, house: House, table: str, hello: Json) -> None:
        address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
        self._door = connect(address, max_size=None, max_queue=None)
        self.socket: ClientConnection = self._door.__enter__()
        self.heard: list[Json] = []
        self.update: Json = {}
        self.info: Json = {}
        self.log: list[Json] = []
        self._id = 0
        self.say({"type": "hello", **hello})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.__exit__(None, None, None)

    @property
    def number(self) -> int:
        return int(self.update["number"])

    @property
    def asked(self) -> bool:
        """Whether this very seat has to answer."""
        return bool(self.update) and self.update["moves"] is not None

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            self.log = [*self.log[: message["told"]], *message["events"]]
        if message["type"] == "table":
            self.info = message["info"]
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> Json:
        """The next message of a kind."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.hear(end - time.monotonic())
            if message["type"] == kind:
                return message
        raise TimeoutError(kind)

    def never(self, kind: str, seconds: float) -> None:
        """Nothing of this kind may come for a while."""
        try:
            message = self.until(kind, seconds)
        except TimeoutError:
            return
        raise AssertionError(message)

    def until_asked(self) -> None:
        """Until this seat must answer or the game is over."""
        while not self.asked and not (self.update and self.update["over"]):
            self.until("update")

    def ask(self, kind: str, **parts: Any) -> Json:
        """Sends a request and waits for what came of it."""
        self._id += 1
        self.say({"type": kind, "id": self._id, **parts})
        while True:
            message = self.hear()
            if message.get("id") == self._id:
                return message

    def play(self, move: Json, number: int | None = None, **more: Any) -> Json:
        asked = self.number if number is None else number
        return self.ask("move", number=asked, move=move, **more)

    def play_any(self, chance: random.Random) -> Json:
        """Any legal move, unless somebody who was asked too has been quicker."""
        answer = self.play(chance.choice(self.update["moves"]))
        assert answer["type"] == "done" or answer["reason"] == "stale", answer
        return answer

    def farewell(self) -> tuple[list[Json], int | None]:
        """All that still comes, and the code with which the server closes."""
        rest: list[Json] = []
        try:
            while True:
                rest.append(self.hear(10))
        except ConnectionClosed as closed:
            return rest, closed.rcvd.code if closed.rcvd else None


def meet(*guests: Guest) -> None:
    """Until all know the same."""
    newest = max(guest.number for guest in guests)
    for guest in guests:
        while guest.number < newest:
            guest.until("update")
    if any(guest.number > newest for guest in guests):
        meet(*guests)


def due(*guests: Guest) -> Guest | None:
    """Whoever of these is asked, once all know the same."""
    meet(*guests)
    return next((guest for guest in guests if guest.asked), None)


@contextmanager
def open_house(database: str, folder: Path, *more: str) -> Iterator[House]:
    """A server that is stopped again, whatever happens."""
    house = House(database, folder / "server.log", *more)
    try:
        house.start()
        yield house
    finally:
        if house.process is not None and house.process.poll() is None:
            house.stop()


def run_alone(work: Coroutine[Any, Any, Value]) -> Value:
    """Runs it in a thread of its own: the browser's tests may leave a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
