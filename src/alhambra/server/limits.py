"""How much one socket, one address or one seat may ask for."""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import TypeVar

from alhambra.server.refusals import Refusal

Key = TypeVar("Key", bound=Hashable)
HOUSEHOLD = 64  # bits of an IPv6 address that one household shares
BURST = 2.0  # seconds' worth of messages that may come at once


def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Counts one more; False if that is too many."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    @property
    def idle(self) -> bool:
        """Whether nothing counts any more."""
        return not self._times or self._times[-1] <= time.monotonic() - self._seconds


class Doorkeeper:
    """A rate for each address; addresses that have been quiet are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._rates: dict[str, Rate] = {}

    def allows(self, address: str) -> bool:
        """Counts one more for this address."""
        if len(self._rates) > 10_000:
            self._rates = {name: rate for name, rate in self._rates.items() if not rate.idle}
        who = household(address)
        return self._rates.setdefault(who, Rate(self._most, self._seconds)).allows()


class Purse:
    """Messages are paid for from it, and it fills up by itself.

    While the server stalls, messages pile up that were sent in good time. So the purse may then
    fill beyond its size: a stall costs nobody anything.
    """

    def __init__(self, per_second: float, stalled: Callable[[], float]) -> None:
        self._per_second = per_second
        self._most = BURST * per_second
        self._stalled = stalled  # seconds that the server has stood still so far
        self._holds = self._most
        self._at = time.monotonic()
        self._seen = stalled()

    def pays(self, cost: float) -> bool:
        """Takes the cost out; False, and nothing is taken, if there is not enough."""
        now, stalled = time.monotonic(), self._stalled()
        most = max(self._holds, self._most) + self._per_second * (stalled - self._seen)
        self._holds = min(most, self._holds + self._per_second * (now - self._at))
        self._at, self._seen = now, stalled
        if cost > self._holds:
            return False
        self._holds -= cost
        return True


class Sockets:
    """How many are open: of a seat, of an address, in all."""

    def __init__(self, per_seat: int, per_address: int, most: int) -> None:
        self._per_seat = per_seat
        self._per_address = per_address
        self._most = most
        self._open = 0
        self._addresses: Counter[str] = Counter()
        self._seats: Counter[tuple[str, int]] = Counter()

    def open(self, address: str) -> None:
        """One more of an address; refused where that is too many."""
        if self._addresses[address] >= self._per_address:
            raise Refusal("too_many_sockets", 429)
        if self._open >= self._most:
            raise Refusal("full_house", 503)
        self._addresses[address] += 1
        self._open += 1

    def close(self, address: str) -> None:
        """One less."""
        _one_less(self._addresses, address)
        self._open -= 1

    def sit(self, table: str, seat: int) -> None:
        """One more of a seat; refused where that is too many."""
        if self._seats[table, seat] >= self._per_seat:
            raise Refusal("too_many_sockets", 429)
        self._seats[table, seat] += 1

    def stand_up(self, table: str, seat: int) -> None:
        """One less."""
        _one_less(self._seats, (table, seat))


def _one_less(counted: Counter[Key], key: Key) -> None:
    """What is none any more is forgotten, and nothing else is looked at: many may go at once."""
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
