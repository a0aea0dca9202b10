"""What surrounds every answer: safe headers, a limit for bodies, errors in one form."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.mending import PASSING
from alhambra.server.refusals import Refusal

LOGGER = logging.getLogger("alhambra.server")
LONGEST_BODY = 65_536  # bytes of what people say
LONGEST_FILE = 2_097_152  # bytes where they may send a record
FILE_DOORS = ("/api/tables", "/api/replay")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_STATUS_REASONS = {404: "not_found", 405: "not_found", 413: "too_long"}


class SafeHeaders:
    """Adds safe headers to every answer; nothing may be cached unless it says so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, sending if scope["type"] == "http" else send)


class BodyLimit:
    """Reads no more of a body than its limit."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts while the body comes."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = 0
        most = LONGEST_FILE if scope["path"] in FILE_DOORS else LONGEST_BODY

        async def receiving() -> Message:
            nonlocal length
            message = await receive()
            length += len(message.get("body", b""))
            if length > most:
                raise HTTPException(413)
            return message

        await self._app(scope, receiving, send)


def failure(refusal: Refusal, status: int | None = None) -> JSONResponse:
    """Every error looks like this."""
    told = {"reason": refusal.reason, "text": refusal.text, "about": refusal.about}
    later = refusal.about.get("seconds")
    headers = None if later is None else {"Retry-After": str(later)}
    return JSONResponse({"error": told}, status or refusal.status, headers)


def add_error_handlers(app: FastAPI, routes: list[BaseRoute]) -> None:
    """Whatever goes wrong, the answer has one form."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        request.app.state.hall.metrics.count("refusals_total", refusal.reason)
        return failure(refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        refusal = Refusal("bad_request", 422, _first(error.errors()))
        return failure(refusal)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        refusal = Refusal(_STATUS_REASONS.get(error.status_code, "bad_request"))
        answer = failure(refusal, error.status_code)
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(sorted(_allowed(routes, request.url.path)))
        return answer

    async def away(request: Request, error: Exception) -> JSONResponse:
        extra = {"path": request.url.path, "why": type(error).__name__}
        LOGGER.warning("a request has to wait", extra=extra)
        return failure(Refusal("not_saved", 503))

    for passing in PASSING:
        app.add_exception_handler(passing, away)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        LOGGER.error("a request failed", exc_info=error, extra={"path": request.url.path})
        refusal = Refusal("not_saved", 503)
        return failure(refusal)


def _allowed(routes: list[BaseRoute], path: str) -> set[str]:
    """All methods that some route of this path takes."""
    fitting = [route for route in routes if isinstance(route, Route)]
    return {
        method
        for route in fitting
        if route.path_regex.fullmatch(path)
        for method in route.methods or ()
    }


def _first(errors: Any) -> str:
    """The first thing that is wrong, without repeating what was sent."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}"[:200]
