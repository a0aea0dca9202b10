"""How late the event loop is, and what held it up.

The loop notes the time again and again. A thread looks at the note: if it is old, the loop stands
still, and the thread notes where it is. When it goes on, the log tells how long and where it was.
"""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections import deque
from types import FrameType

from alhambra.server.metrics import Metrics

LOGGER = logging.getLogger("alhambra.server.watchdog")
BEAT = 0.02  # seconds between two notes of the loop
STALL = 0.05  # seconds; what is longer is logged
REMEMBERED = 3000  # delays: about a minute of them
FRAMES = 4  # that are logged, the innermost last


class Watchdog:
    """Watches one event loop."""

    def __init__(self, metrics: Metrics) -> None:
        self.stalled = 0.0  # seconds that the loop has stood still, all together
        self._metrics = metrics
        self._delays: deque[float] = deque(maxlen=REMEMBERED)
        self._beat = time.monotonic()
        self._work = 0.0  # processor time of the loop's thread at the last beat
        self._where = ""
        self._watched = 0  # the thread of the loop
        self._over = threading.Event()

    async def run(self) -> None:
        self._watched = threading.get_ident()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()
        try:
            while True:
                self._beat, self._work, self._where = time.monotonic(), time.thread_time(), ""
                await asyncio.sleep(BEAT)
                self._note(time.monotonic() - self._beat - BEAT)
        finally:
            self._over.set()

    def _note(self, delay: float) -> None:
        self._delays.append(max(0.0, delay))
        if delay < STALL:
            return
        self.stalled += delay
        self._metrics.count("loop_stalls_total")
        own = self._own_work()
        told = {"ms": round(delay * 1000), "own_ms": round(own * 1000)}
        if own > STALL:
            LOGGER.warning("the loop stood still", extra={**told, "where": self._where})
        else:  # others had the processor
            LOGGER.info("the loop had to wait for its turn", extra=told)

    def _own_work(self) -> float:
        return time.thread_time() - self._work

    def tell(self) -> None:
        """Writes what the last minute was like into the metrics."""
        delays = sorted(self._delays) or [0.0]
        for label, part in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0)):
            value = delays[min(len(delays) - 1, int(len(delays) * part))]
            self._metrics.level("loop_delay_seconds", value, label)

    # --- In the thread

    def _watch(self) -> None:
        while not self._over.wait(STALL / 2):
            if time.monotonic() - self._beat > BEAT + STALL and not self._where:
                frame = sys._current_frames().get(self._watched)
                self._where = "" if frame is None else _path(frame)


def _path(frame: FrameType) -> str:
    """The innermost calls."""
    calls = traceback.extract_stack(frame)[-FRAMES:]
    return " > ".join(f"{call.filename.rpartition('/')[2]}:{call.name}" for call in calls)
