"""Sockets that pack what they send, for clients that can unpack it.

Each message is packed by itself: nothing of one helps to pack another. So a message that holds a
secret never becomes shorter because somebody else's text resembles it, and a socket that is silent
takes no memory for packing. What is short is sent as it is.

What comes in is bounded, too: messages that nobody has read yet, and frames that are no message. A
client that does not read what it is sent is cut off, whatever still waits for it.
"""

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.typing import ExtensionParameter

from alhambra.server.limits import Rate
from alhambra.server.portions import portions

SHORT = 600  # bytes; below this packing saves nothing that anybody notices
LEVEL = 1  # more would hold up the loop, and save little
WINDOW = 15  # bits: 32 kB, held only while a message is packed
MOST_UNREAD = 600  # messages: what a person may send while the server stands still for 20 seconds
MOST_IDLE = 100  # frames that bring no whole message, in so many seconds
IDLE_SECONDS = 10.0
LINGER = 12.0  # seconds until a socket that was closed is gone, even if nobody reads the goodbye


class Thrifty(PerMessageDeflate):
    """Packs long messages only."""

    def encode(self, frame: Frame) -> Frame:
        """A short one stays as it is."""
        return frame if len(frame.data) < SHORT else super().encode(frame)


class ThriftyFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client that nothing is remembered between two messages."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            compress_settings={"level": LEVEL},
        )

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """As the library does, with thrift."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Thrifty(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


Usual: Any = WebSocketsSansIOProtocol


class PackedSockets(Usual):  # type: ignore[misc]
    """uvicorn's own protocol with this extension, and with an end to patience."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.conn.available_extensions = [ThriftyFactory()]
        self._idle = Rate(MOST_IDLE, IDLE_SECONDS)
        self._flooded = False

    def data_received(self, data: bytes) -> None:
        """A part of a frame, or many frames."""
        for part in portions(data):
            super().data_received(part)
            if self.transport.is_closing():
                return
            if self._flooded or self.queue.qsize() > MOST_UNREAD:
                self.conn.fail(CloseCode.POLICY_VIOLATION, "too much at once")
                self._cut_off()
                return

    def handle_ping(self) -> None:
        """Answered, as long as there are few."""
        self._count_idle()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Nobody may have asked for it."""
        self._count_idle()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        self._count_idle()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """After a goodbye nobody listens any more."""
        if self.close_sent:
            self._count_idle()
        super().send_receive_event_to_app()

    def _count_idle(self) -> None:
        self._flooded = self._flooded or not self._idle.allows()

    async def send(self, message: Any) -> None:
        """As ever; a goodbye has an end."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(LINGER, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        """The client goes, and may leave things unread."""
        super().handle_close(event)
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is there, or nobody reads."""
        super().keepalive_timeout()
        self.transport.abort()

    def _cut_off(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
