"""The names of the server: whoever calls it by another one is not let in.

A page from elsewhere can make a browser call this machine under a name of its own. Numbers cannot
be forged like that, so they may always be used.
"""

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from alhambra.server.refusals import Refusal
from alhambra.server.shell import failure

_NAME = re.compile(r"[^\s/?#@\\]+")  # nothing before or behind a name and its port
LOCAL = "localhost"
MISDIRECTED = 421


class NameCheck:
    """Looks at Host, and at Origin where a page opens a socket."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        self._names = {LOCAL, *(name.lower().rstrip(".") for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what is meant for us."""
        if scope["type"] not in ("http", "websocket") or self._meant(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            answer = failure(Refusal("wrong_host", MISDIRECTED))
            await answer(scope, receive, send)

    def _meant(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        called = headers.getlist("host")
        host = _host(f"//{called[0]}") if len(called) == 1 and _NAME.fullmatch(called[0]) else ""
        if not self._ours(host):
            return False
        origin = headers.get("origin")
        if scope["type"] == "http" or origin is None:
            return True
        return _host(origin) == host

    def _ours(self, host: str) -> bool:
        if host in self._names:
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True


def _host(url: str) -> str:
    """The name or number in an address, without its port; empty if there is none."""
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""
