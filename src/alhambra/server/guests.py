"""Whoever looks at a table through a socket: a seat's person, or a spectator."""

import asyncio

from alhambra.server.changes import Written
from alhambra.server.messages import encode
from alhambra.server.told import ServerMessage

MOST_WAITING = 500  # messages a slow guest may be behind


class Guest:
    """One socket. Messages wait in a line of their own, so that nobody waits for the slowest."""

    def __init__(
        self,
        seat: int | None,
        since: int | None,
        digest: str | None = None,
        device: str | None = None,
        changes: bool = False,
        address: str = "",
    ) -> None:
        self.seat = seat
        self.since = since  # the last number told
        # Which update it has, if it takes changes of it.
        self.holds: int | None = 0 if changes else None
        self.digest = digest  # of the key that let them in
        self.device = device  # whose key it is, if it is that of a person's device
        self.address = address  # in memory only
        self.heard = 0  # the last line of talk that was noted as heard
        self.dismissed = False  # nothing they say counts any more
        self.line: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: ServerMessage) -> None:
        self.tell_bytes(encode(message))

    def update(self, number: int, told: Written) -> None:
        """Sends the table as it is at this number."""
        message, self.holds = told
        self.tell_bytes(message)
        self.since = number

    def tell_bytes(self, message: bytes) -> None:
        """Sends what is written already; whoever is too far behind is cut off and may come back."""
        if self.line.qsize() < MOST_WAITING:
            self.line.put_nowait(message)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        """The socket is closed after what waits."""
        self.dismissed = True
        self.line.put_nowait(None)
