"""Connections: a request that never completes is dropped, and no address takes all of them."""

import asyncio
import os
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from alhambra.server.limits import household
from alhambra.server.open_files import most_connections
from alhambra.server.settings import Settings

HALF = 10.0  # seconds until a request must have come whole
SPARE = 2  # times as many connections as sockets, for requests besides
TIMEOUT = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"  # and goodbye
)

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
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        if self._alarm is None:
            self._wait()
        super().data_received(data)
        if self._whole():
            self._stop_waiting()

    def handle_websocket_upgrade(self, *words: Any) -> None:
        """From now on it is a socket's, which is counted as such."""
        self._let_go()
        super().handle_websocket_upgrade(*words)

    def on_message_begin(self) -> None:
        """Httptools has seen the first byte of a request."""
        self._begun = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Httptools has seen the last."""
        self._begun = False
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
        if not self.transport.is_closing():
            self.transport.write(TIMEOUT)
            self.transport.close()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._who is not None:
            self.open[self._who] -= 1
            if not self.open[self._who]:
                del self.open[self._who]
            self._who = None
