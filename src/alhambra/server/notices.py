"""How workers hear of each other: who has changed a table, who is present, who drives it.

With SQLite there is one worker and nothing to say; workers on PostgreSQL have `postgres`.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

SERVER_NAME = "alhambra serve"  # of its connections to PostgreSQL
Heard = Callable[[str], Awaitable[None]]
SPECTATOR = 999  # the place of all who look at a table without a seat


class Notices(Protocol):
    """What a worker tells and asks."""

    async def start(self, heard: Heard) -> None:
        """From now on calls `heard` with each table that another worker has changed."""

    async def stop(self) -> None:
        """Lets everything go."""

    async def arrive(self, table: str, seat: int) -> None:
        """Somebody sits here."""

    async def depart(self, table: str, seat: int) -> None:
        """Nobody sits here any more."""

    async def present(self, table: str) -> set[int]:
        """The seats at which somebody sits, at any worker."""

    async def drive(self, table: str) -> bool:
        """Whether this worker may play for the table's bots."""

    async def hand_over(self, table: str) -> None:
        """Another worker may."""


class Alone:
    """There is one process, which knows everything itself."""

    def __init__(self) -> None:
        self._present: dict[str, set[int]] = {}

    async def start(self, heard: Heard) -> None:
        """There is nobody to hear."""

    async def stop(self) -> None:
        """Nothing was held."""

    async def arrive(self, table: str, seat: int) -> None:
        """Somebody sits here."""
        self._present.setdefault(table, set()).add(seat)

    async def depart(self, table: str, seat: int) -> None:
        """Nobody sits here any more."""
        self._present.get(table, set()).discard(seat)
        if not self._present.get(table, True):
            del self._present[table]

    async def present(self, table: str) -> set[int]:
        """The seats at which somebody sits."""
        return set(self._present.get(table, ()))

    async def drive(self, table: str) -> bool:
        """Always."""
        return True

    async def hand_over(self, table: str) -> None:
        """There is nobody else."""
