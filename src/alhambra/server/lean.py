"""Reading bodies with files: the loop looks at the envelope, a process reads the letter.

A record may be sent as text or as JSON. Here it becomes text in both cases, without a look inside.
"""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute

FILE, ENVELOPE = "record", "start"
_shallow = msgspec.json.Decoder(dict[str, msgspec.Raw])


class LeanRequest(Request):
    """A request whose body may hold a record."""

    async def json(self) -> Any:
        """The body; records stay text."""
        try:
            return opened(await self.body())
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


def opened(body: bytes | msgspec.Raw) -> Any:
    """The value of a JSON text, in which records stay text."""
    try:
        parts = _shallow.decode(body)
    except msgspec.ValidationError:  # it is no object
        return msgspec.json.decode(body)
    return {key: _part(key, raw) for key, raw in parts.items()}


def _part(key: str, raw: msgspec.Raw) -> Any:
    if key == ENVELOPE:
        return opened(raw)
    written = bytes(raw)
    if key == FILE and written[:1] == b"{":
        return written.decode()
    return msgspec.json.decode(written)
