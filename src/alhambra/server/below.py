"""A server below a path, such as `https://NAME/alhambra`: everything else knows nothing of it.

It does not matter whether the proxy in front passes the path on or cuts it off.
"""

import re
from urllib.parse import urlsplit

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

MOVED = 308
_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def root_of(path: str) -> str:
    """The path as it is put before others: nothing, or `/NAME`; raises ValueError."""
    root = path.rstrip("/")
    if not _PATH.fullmatch(root) or ".." in root:
        raise ValueError("the path is written --root-path /NAME")
    return root


def address_with(address: str, root: str) -> str:
    """The address that links begin with; the path may stand in it already."""
    if not address or not root or urlsplit(address).path.rstrip("/") == root:
        return address
    if urlsplit(address).path.rstrip("/"):
        raise ValueError("the path of --address is another one than --root-path")
    return address.rstrip("/") + root


class Below:
    """Takes the path off."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what is asked for, from the root of the server."""
        root, path = self._root, scope.get("path", "")
        if root and path == root and scope["type"] == "http":
            await RedirectResponse(f"{root}/", MOVED)(scope, receive, send)
            return
        if root and path.startswith(f"{root}/"):
            scope = {**scope, "path": path.removeprefix(root)}
        await self._app(scope, receive, send)
