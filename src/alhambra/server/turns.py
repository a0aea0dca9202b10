"""What one address asks for at once is done a few at a time: its further requests wait.

The event loop does everything that is short, one after another. Whoever asks for a hundred things
at once would come before everybody else a hundred times, so each address has a few turns, and keeps
one only while the loop works for it: not while a process works, nor while the answer is on its way.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.limits import household
from alhambra.server.refusals import Refusal
from alhambra.server.shell import failure

AT_ONCE = 4
MOST_WAITING = 1000  # requests of one address; a class that opens the page has a few hundred
AGAIN = 1  # seconds


@dataclass
class Line:
    """Those of one address."""

    free: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    here: int = 0  # who have a turn or wait for one


class Turn:
    """Had by one request: taken, given back, and taken again as often as need be."""

    def __init__(self, free: asyncio.Semaphore) -> None:
        self._free = free
        self._held = self._over = False

    async def take(self) -> None:
        """Waits until there is one; whoever is done needs none any more."""
        if not self._over:
            await self._free.acquire()
            self._held = True

    def give_back(self) -> None:
        """For the next; nothing happens if it was given back already."""
        if self._held:
            self._held = False
            self._free.release()

    def end(self) -> None:
        """No more work is to be done."""
        self._over = True
        self.give_back()


_MINE: ContextVar[Turn | None] = ContextVar("turn", default=None)


class Turns:
    """Those of all addresses; an address is known only while it wants something."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}

    @property
    def known(self) -> int:
        """How many addresses want something."""
        return len(self._lines)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[Turn]:
        """A turn; refused if far too many wait for one."""
        line = self._lines.setdefault(address, Line())
        if line.here >= MOST_WAITING:
            raise Refusal("busy", 503, about={"seconds": AGAIN})
        line.here += 1
        turn = Turn(line.free)
        before = _MINE.set(turn)
        try:
            await turn.take()
            yield turn
        finally:
            turn.end()
            _MINE.reset(before)
            line.here -= 1
            if not line.here:
                del self._lines[address]


@asynccontextmanager
async def aside() -> AsyncIterator[None]:
    """Others may have the turn while somebody else works, not the loop."""
    turn = _MINE.get()
    if turn is None:
        yield
        return
    turn.give_back()
    try:
        yield
    finally:
        await turn.take()


class TakeTurns:
    """Every request is done in a turn of its address."""

    def __init__(self, app: ASGIApp, turns: Turns) -> None:
        self._app = app
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets take theirs when they have said who they are."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = household((scope.get("client") or [""])[0])

        async def receiving() -> Message:
            async with aside():
                return await receive()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                turn.end()
            await send(message)

        try:
            async with self._turns.of(address) as turn:
                await self._app(scope, receiving, sending)
        except Refusal as refusal:  # nothing was begun
            await failure(refusal)(scope, receive, send)
