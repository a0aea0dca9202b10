"""Everything a server can be told, in one place; it travels to worker processes as text."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from alhambra.server.reach.options import Options

VARIABLE = "ALHAMBRA_SERVER"
PATIENT_DAYS = 30.0  # a game over days may well rest so long between two moves


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, and the limits of patience and traffic."""

    database: str  # SQLAlchemy URL
    workers: int = 1
    bot_pause: float = 0.6  # seconds before a bot answers a person, unless the table says so
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by any legal move
    bot_processes: int = 1
    keep_days: float = 90.0  # how long games are kept after their last move
    waiting_days: float = 7.0  # how long a table without its first move is kept
    idle_seconds: float = 300.0  # until a table nobody looks at leaves the memory
    tables_per_hour: int = 20  # new tables an hour and address
    messages_per_second: int = 30  # of the cheapest kind, per seat, or per address that watches
    sockets_per_seat: int = 8
    sockets_per_address: int = 200
    rest_after: float = 60.0  # seconds that bots go on where nobody looks
    names: list[str] = field(default_factory=list)  # that the server is called by
    root: str = ""  # the path below which it is hosted
    metrics_from: list[str] = field(default_factory=list)  # networks that are told the counters
    hello_seconds: float = 10.0  # how long a new socket may stay silent
    reach: Options = field(default_factory=Options)  # how people are told that a game waits

    @property
    def running_days(self) -> float:
        """How long a game that is not over is kept after its last move."""
        return max(self.keep_days, PATIENT_DAYS)

    @property
    def all_names(self) -> list[str]:
        """What the server is called, also in its links."""
        own = urlsplit(self.reach.address).hostname
        return [*self.names, *([own] if own else [])]

    def to_environment(self) -> dict[str, str]:
        """For the workers."""
        return {VARIABLE: msgspec.json.encode(self).decode()}

    @staticmethod
    def from_environment(environment: Mapping[str, str]) -> "Settings":
        """What the command line said."""
        if VARIABLE not in environment:
            raise ValueError("start the server with `alhambra serve`")
        return msgspec.json.decode(environment[VARIABLE], type=Settings)


def sqlite_url(folder: Path) -> str:
    """The database in a data folder, which is created if need be, readable by its owner only."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return sqlite_file(folder)


def sqlite_file(folder: Path) -> str:
    """The same, whether there is such a folder or not."""
    return f"sqlite:///{folder / 'alhambra.sqlite'}"


def driver_url(url: str) -> str:
    """PostgreSQL addresses as people write them, for the driver we ship."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def bot_processes() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)
