"""One request to an address that a stranger has named: guarded, short, and never led elsewhere.

The connection goes to an address that was checked, while the certificate must be that of the name.
No redirect is followed, no proxy is asked, and little of the answer is read.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import h11

from alhambra.server.reach.guard import Lookup, addresses, look_up, parse
from alhambra.server.reach.options import Options

SECONDS = 10.0  # for everything together
CONNECT_SECONDS = 4.0  # for one address
MOST_ADDRESSES = 3
MOST_READ = 16_384
CHUNK = 4096

Ready = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Parcel:
    """What is posted, and where."""

    url: str
    body: bytes
    headers: dict[str, str]


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    retry_after: float = 0.0


async def _nothing() -> None:
    pass


@dataclass(frozen=True)
class Post:
    """The way out; lookups and certificates can be others in tests."""

    options: Options
    lookup: Lookup = look_up
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = SECONDS

    async def deliver(self, parcel: Parcel, ready: Ready = _nothing) -> Answer:
        """Posts it. `ready` is awaited when all is connected and the first byte is about to go.

        Raises NotAllowedError, or OSError (also for time that is up) if nobody answered properly.
        """
        target = parse(parcel.url, self.options)
        async with asyncio.timeout(self.seconds):
            found = await addresses(target, self.lookup)
            reader, writer = await self._connect(target.host, target.port, found)
            try:
                await ready()
                connection = h11.Connection(h11.CLIENT)
                headers = {
                    "Host": target.authority,
                    "User-Agent": "Alhambra",
                    "Content-Length": str(len(parcel.body)),
                    "Connection": "close",
                    **parcel.headers,
                }
                for event in (
                    h11.Request(method="POST", target=target.path, headers=list(headers.items())),
                    h11.Data(data=parcel.body),
                    h11.EndOfMessage(),
                ):
                    writer.write(connection.send(event) or b"")
                await writer.drain()
                return await _answer(connection, reader)
            except h11.ProtocolError:
                raise OSError("no proper answer") from None
            finally:
                writer.transport.abort()

    async def _connect(
        self, host: str, port: int, found: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The first address that answers."""
        trouble: OSError = OSError("nobody answers")
        for address in found[:MOST_ADDRESSES]:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await asyncio.open_connection(
                        address, port, ssl=self.tls, server_hostname=host
                    )
            except OSError as error:  # certificates and time that is up are among them
                trouble = error
        raise trouble


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    """Reads the head of the answer, and never more than a little."""
    read = 0
    while read <= MOST_READ:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            read += len(data)
            connection.receive_data(data)
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _retry_after(event))
        elif isinstance(event, h11.ConnectionClosed):
            break
    raise OSError("no proper answer")


def _retry_after(response: h11.Response) -> float:
    """Seconds that the receiver asks us to wait; dates are not understood."""
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit() and len(value) < 7:
            return float(value)
    return 0.0
