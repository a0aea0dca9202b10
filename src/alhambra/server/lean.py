"""Reading bodies with files: the loop looks at the envelope, a process reads the letter.

A record may be sent as text or as JSON. Here it becomes text in both cases, without a look inside.
What is neither a record nor a position is small, or nothing of it is read.
"""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from alhambra.server.shell import LONGEST_BODY

FILE, ENVELOPE = "record", "start"
_shallow = msgspec.json.Decoder(dict[str, msgspec.Raw])


class LeanRequest(Request):
    """A request whose body may hold a record."""

    async def json(self) -> Any:
        """The body; records stay text."""
        body = await self.body()
        try:
            if _small_parts(body) > LONGEST_BODY:
                raise HTTPException(413)
            return opened(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            raise json.JSONDecodeError(str(error), "", 0) from None


class LeanRoute(APIRoute):
    """A route for such requests."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As ever, with a request that reads less."""
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await usual(LeanRequest(request.scope, request.receive))

        return handler


class Letter(msgspec.Struct):
    """The parts of a body that may be large; the others are passed over."""

    record: msgspec.Raw = msgspec.Raw()
    position: msgspec.Raw = msgspec.Raw()
    start: msgspec.Raw = msgspec.Raw()


_letters = msgspec.json.Decoder(Letter)


def _small_parts(body: bytes) -> int:
    """How many bytes of a body are neither a record nor a position, nor one in its `start`."""
    try:
        letter = _letters.decode(body)
        large = len(letter.record) + len(letter.position)
        if bytes(letter.start)[:1] == b"{":
            inner = _letters.decode(letter.start)
            large += len(inner.record) + len(inner.position)
    except msgspec.ValidationError:  # it is no object
        return len(body)
    return len(body) - large


def opened(body: bytes | msgspec.Raw, outside: bool = True) -> Any:
    """The value of a JSON text, in which records stay text."""
    try:
        parts = _shallow.decode(body)
    except msgspec.ValidationError:  # it is no object
        return msgspec.json.decode(body)
    return {key: _part(key, raw, outside) for key, raw in parts.items()}


def _part(key: str, raw: msgspec.Raw, outside: bool) -> Any:
    if key == ENVELOPE and outside:
        return opened(raw, outside=False)
    written = bytes(raw)
    if key == FILE and written[:1] == b"{":
        return written.decode()
    if key == FILE and written[:1] != b'"' and len(written) > LONGEST_BODY:
        raise ValueError("a record is an object or its text")
    return msgspec.json.decode(written)
