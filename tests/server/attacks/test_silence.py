"""A7: a guest who reads nothing of what they are sent is cut off, and nothing is kept of them.

The process that is tried is a real one of uvicorn with our sockets, but its application sends more
than any system takes from it.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn

from alhambra.server import packing
from tests.server.attacks.test_floods import CLOSE, frame, handshake
from tests.server.house import free_port

MUCH = "x" * 40_000_000


@contextmanager
def sending(**more: Any) -> Iterator[tuple[uvicorn.Server, int, threading.Event]]:
    """A server that sends much and more; and whether its application knows that the guest went."""
    gone = threading.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "websocket"
        await send({"type": "websocket.accept"})
        try:
            for _ in range(2):
                await send({"type": "websocket.send", "text": MUCH})
        except OSError:
            pass
        while (await receive())["type"] != "websocket.disconnect":
            pass
        gone.set()

    port = free_port()
    config = uvicorn.Config(
        app, port=port, lifespan="off", log_level="error", ws=packing.PackedSockets, **more
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=asyncio.run, args=(server.serve(),))
    thread.start()
    try:
        while not server.started:
            time.sleep(0.05)
        yield server, port, gone
    finally:
        server.force_exit = server.should_exit = True
        thread.join()


def silent(port: int) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(handshake("any"))
    return line


def rid_of(server: uvicorn.Server) -> bool:
    """Whether the connection is gone before long."""
    end = time.monotonic() + 30
    while server.server_state.connections and time.monotonic() < end:
        time.sleep(0.05)
    return not server.server_state.connections


def test_whoever_answers_no_ping_is_cut_off() -> None:
    """They would have been "present" for ever."""
    hurry = {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}
    with sending(**hurry) as (server, port, gone), silent(port):
        assert gone.wait(30)
        assert rid_of(server)


def test_whoever_says_goodbye_and_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their connection would have stayed open: a thousand of them, and nobody gets in."""
    monkeypatch.setattr(packing, "LINGER", 1.0)
    with sending() as (server, port, gone), silent(port) as line:
        line.recv(100)
        line.sendall(frame(CLOSE, b"\x03\xe8"))
        assert gone.wait(30)
        assert rid_of(server)
