"""Sockets that pack what they send, for clients that can unpack it.

Each message is packed by itself: nothing of one helps to pack another. So a message that holds a
secret never becomes shorter because somebody else's text resembles it, and a socket that is silent
takes no memory for packing. What is short is sent as it is.
"""

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SHORT = 600  # bytes; below this packing saves nothing that anybody notices
LEVEL = 1  # more would hold up the loop, and save little
WINDOW = 15  # bits: 32 kB, held only while a message is packed


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
    """uvicorn's own protocol with this extension."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.conn.available_extensions = [ThriftyFactory()]
