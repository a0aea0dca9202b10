"""The time by which people's clocks run: it never jumps while the process lives.

The machine's clock is read once; from then on monotonic time is added. If the machine's clock jumps
or the process was not running, for whatever reason, nobody pays for it: all clocks that ran are
moved by as much (`rows.beat`).
"""

import time
from collections.abc import Callable
from typing import Final

BEAT: Final = 15.0  # seconds between two beats
MISSED: Final = 4 * BEAT  # without a beat for so long, nothing was running
JUMP: Final = 2.0  # seconds by which a clock that is being set right may differ


class Timepiece:
    """One worker's."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._steady() + self._ahead

    def wall(self) -> float:
        """What the machine's clock says."""
        return self._wall()

    def follow(self) -> bool:
        """Goes by the machine's clock again; True if that has jumped."""
        ahead = self._wall() - self._steady()
        jumped = abs(ahead - self._ahead) > JUMP
        self._ahead = ahead
        return jumped
