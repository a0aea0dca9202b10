"""Addresses that strangers name: they must never become a door into the host's own network.

Only https, only names, only the usual port, and every address that a name stands for must belong to
the public internet. The host may name exceptions in the own network.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit

from alhambra.server.reach.options import HTTPS_PORT, Options

LONGEST = 1000
_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"({_LABEL}\.)+[a-z][a-z0-9-]*[a-z0-9]")
_INSIDE = re.compile(rf"({_LABEL}\.)*{_LABEL}")
_PLAIN = re.compile(r"[!-~]+")  # printable, no blank: nothing that could end a line of a request
_GLOBAL_IPV6 = ipaddress.ip_network("2000::/3")  # mapped, translated and local ones lie outside
# Some of these Python calls global; none of them is a place where a webhook can be at home.
_NOT_PUBLIC = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15",
        "224.0.0.0/4", "240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    )
)  # fmt: skip

_ASKING = ThreadPoolExecutor(32, "looking up")
Lookup = Callable[[str, int], Awaitable[list[str]]]


class NotAllowedError(ValueError):
    """The server does not go there; the message is the key of a reason."""


@dataclass(frozen=True)
class Target:
    """Where a message goes."""

    host: str
    port: int
    path: str  # with what stands behind `?`
    inside: bool  # the host has named it

    @property
    def authority(self) -> str:
        """As the header `Host` has it."""
        return self.host if self.port == HTTPS_PORT else f"{self.host}:{self.port}"


def parse(url: str, options: Options) -> Target:
    """Reads an address that somebody gave; raises NotAllowedError."""
    if len(url) > LONGEST or not _PLAIN.fullmatch(url) or "\\" in url:
        raise NotAllowedError("bad_address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
    except ValueError:
        raise NotAllowedError("bad_address") from None
    if parts.scheme != "https":
        raise NotAllowedError("https_only")
    if "@" in parts.netloc or parts.fragment:
        raise NotAllowedError("bad_address")
    inside = f"{host}:{port}" in _named(options)
    if not (_INSIDE if inside else _NAME).fullmatch(host) or len(host) > 253:
        raise NotAllowedError("bad_address")
    if port != HTTPS_PORT and not inside:
        raise NotAllowedError("bad_port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port, path, inside)


def _named(options: Options) -> set[str]:
    names = (name.lower() for name in options.inside)
    return {name if ":" in name else f"{name}:{HTTPS_PORT}" for name in names}


def is_public(address: str) -> bool:
    """Whether this is a machine of the public internet, and certainly not one of ours."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # also one that names a network card
        return False
    if found.version == 6 and found not in _GLOBAL_IPV6:
        return False
    return found.is_global and not any(found in network for network in _NOT_PUBLIC)


async def look_up(host: str, port: int) -> list[str]:
    """Every address that a name stands for.

    Whoever owns a name decides how long the answer takes, so no thread that others need waits.
    """
    loop = asyncio.get_running_loop()
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(_ASKING, asked)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def addresses(target: Target, lookup: Lookup) -> list[str]:
    """The addresses to connect to: exactly these, because a second lookup might differ.

    A name is refused altogether if any of its addresses is private.
    """
    try:
        found = await lookup(target.host, target.port)
    except (OSError, UnicodeError):
        raise OSError("no such name") from None
    if not target.inside and not all(is_public(address) for address in found):
        raise NotAllowedError("private_address")
    if not found:
        raise OSError("no such name")
    return found
