"""How much one socket or one address may ask for."""

import time
from collections import deque


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
        return self._rates.setdefault(address, Rate(self._most, self._seconds)).allows()
