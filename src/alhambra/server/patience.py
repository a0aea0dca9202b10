"""Connections: a request that never ends is given up, and no address takes all of them.

Neither the parser nor uvicorn bounds what comes before and after a body, how many requests come
ahead of their answers, or into how many pieces a body is cut. Here all of it has an end.
"""

import asyncio
import os
from collections import Counter, deque
from typing import Any, ClassVar

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from alhambra.server.limits import household
from alhambra.server.open_files import most_connections
from alhambra.server.portions import portions
from alhambra.server.settings import Settings
from alhambra.server.shell import LONGEST_FILE

HALF = 10.0  # seconds until a request must have come whole
SPARE = 2  # times as many connections as sockets, for requests besides
LONGEST_HEAD = 16_384  # bytes of a request before its body
MOST_HEADERS = 100
LONGEST_REQUEST = 2 * LONGEST_FILE  # bytes of all of it, however its body is cut
MOST_PIECES = 8192  # into which it is cut
MOST_AHEAD = 10  # requests that wait for the answer to an earlier one; browsers send none
GOODBYE = "HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TIMEOUT = "408 Request Timeout"
TOO_LONG = "413 Content Too Large"
LONG_HEAD = "431 Request Header Fields Too Large"

Usual: Any = AutoHTTPProtocol


class Patient(Usual):  # type: ignore[misc]
    """uvicorn's own protocol, with an end to waiting."""

    open: ClassVar[Counter[str]] = Counter()

    def __init__(self, config: Config, *words: Any, **more: Any) -> None:
        super().__init__(config, *words, **more)
        settings = Settings.from_environment(os.environ)
        self._most = most_connections()
        self._per_address = SPARE * settings.sockets_per_address
        self._trusted = {one.strip() for one in str(config.forwarded_allow_ips).split(",")}
        self._who: str | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._begun = False
        self._upgraded = False
        self._answering: Any = None
        self._start()

    def _start(self) -> None:
        """Nothing of the next request has come."""
        self._came = self._headers = self._pieces = 0
        self._in_head = True

    def connection_made(self, transport: Any) -> None:
        """Somebody calls; behind a proxy nobody can say who, so only its sockets are counted."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host not in self._trusted and "*" not in self._trusted:
            self._who = household(host)
            self.open[self._who] += 1
        crowded = self._who is not None and self.open[self._who] > self._per_address
        if crowded or len(self.connections) > self._most:
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._let_go()
        self._no_answer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        if self._alarm is None:
            self._wait()
        for part in portions(data):
            self._came += len(part)
            super().data_received(part)
            if self._upgraded or self.transport.is_closing():
                return
            if (why := self._too_much()) is not None:
                self._hang_up(why)
                return
        if self._whole():
            self._stop_waiting()

    def _too_much(self) -> str | None:
        """What is wrong with the request, if there is too much of it."""
        if self._headers > MOST_HEADERS or (self._in_head and self._came > LONGEST_HEAD):
            return LONG_HEAD
        if self._came > LONGEST_REQUEST or self._pieces > MOST_PIECES:
            return TOO_LONG
        return TOO_LONG if len(self._ahead) > MOST_AHEAD else None

    @property
    def _ahead(self) -> deque[Any]:
        """Requests that wait; only httptools reads on before an answer is given."""
        waiting: deque[Any] = getattr(self, "pipeline", deque())
        return waiting

    def handle_websocket_upgrade(self, *words: Any) -> None:
        """From now on it is a socket's, which is counted as such."""
        self._let_go()
        self._upgraded = True
        super().handle_websocket_upgrade(*words)

    def on_message_begin(self) -> None:
        """Httptools has seen the first byte of a request."""
        self._begun = True
        self._start()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also one that comes after the body."""
        self._headers += 1
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body may begin."""
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of it."""
        self._pieces += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Httptools has seen the last."""
        self._begun = False
        self._start()
        super().on_message_complete()

    def _whole(self) -> bool:
        """Whether the request that came last has its end."""
        if not hasattr(self, "conn"):
            return not self._begun
        between = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return between or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)

    def _wait(self) -> None:
        self._alarm = asyncio.get_running_loop().call_later(HALF, self._give_up)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _give_up(self) -> None:
        self._alarm = None
        self._hang_up(TIMEOUT)

    def _hang_up(self, why: str) -> None:
        self._ahead.clear()
        self._no_answer()
        if not self.transport.is_closing():
            self.transport.write((GOODBYE % why).encode())
            self.transport.close()

    def _start_asgi_task(self, cycle: Any, *words: Any) -> None:
        """Not the newest request where some came ahead."""
        self._answering = cycle
        super()._start_asgi_task(cycle, *words)

    def _no_answer(self) -> None:
        """Nobody is there to hear it."""
        if self._answering is not None:
            self._answering.disconnected = True

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._who is not None:
            self.open[self._who] -= 1
            if not self.open[self._who]:
                del self.open[self._who]
            self._who = None
