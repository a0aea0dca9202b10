"""A line in which whoever has had the most waits the longest.

The next address is the one that has had the least lately, and of its tables the one that has had
the least. Half of what was had is forgotten after a while.
"""

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 10.0  # seconds
TRIFLE = 1e-4  # seconds of work that are as good as none
Item = TypeVar("Item")


class Asker(NamedTuple):
    """For whom a job is done; the address of a table that nobody looks at is empty."""

    address: str
    table: str


class Usage:
    """Seconds of work that each of many has had of late."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._had: dict[str, tuple[float, float]] = {}  # by name: how much, as of when

    def of(self, name: str) -> float:
        """What counts today."""
        had, at = self._had.get(name, (0.0, 0.0))
        return had * math.exp2((at - self._now()) / HALF_LIFE)

    def add(self, name: str, seconds: float) -> None:
        """So much more; whoever has had next to nothing is forgotten."""
        if len(self._had) > 10_000:
            self._had = {kept: had for kept, had in self._had.items() if self.of(kept) > TRIFLE}
        self._had[name] = (max(0.0, self.of(name) + seconds), self._now())


class FairLine(Generic[Item]):
    """Who waits, by address and table."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._waiting: dict[str, dict[str, deque[Item]]] = {}
        self._addresses = Usage(now)
        self._tables = Usage(now)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, asker: Asker, item: Item) -> None:
        """At the end of its own table's line."""
        tables = self._waiting.setdefault(asker.address, {})
        tables.setdefault(asker.table, deque()).append(item)
        self._count += 1

    def pop(self) -> tuple[Asker, Item] | None:
        """The next, if anybody waits."""
        if not self._waiting:
            return None
        address = min(self._waiting, key=self._addresses.of)
        table = min(self._waiting[address], key=self._tables.of)
        asker = Asker(address, table)
        return asker, self._take(asker, newest=False)

    def charge(self, asker: Asker, seconds: float) -> None:
        """So much work was done for them."""
        self._addresses.add(asker.address, seconds)
        self._tables.add(asker.table, seconds)

    def crowd(self) -> Asker | None:
        """Who has most jobs waiting: the address, and the longest line of its tables."""
        if not self._waiting:
            return None
        address = max(self._waiting, key=self.waiting_of)
        lines = self._waiting[address]
        return Asker(address, max(lines, key=lambda table: len(lines[table])))

    def waiting_of(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(len(line) for line in self._waiting.get(address, {}).values())

    def send_away(self, asker: Asker) -> Item:
        """Takes the newest job of a line out of it."""
        return self._take(asker, newest=True)

    def _take(self, asker: Asker, newest: bool) -> Item:
        line = self._waiting[asker.address][asker.table]
        item = line.pop() if newest else line.popleft()
        if not line:
            del self._waiting[asker.address][asker.table]
        if not self._waiting[asker.address]:
            del self._waiting[asker.address]
        self._count -= 1
        return item
