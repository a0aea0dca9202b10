"""A server whose time is moved by hand: `run_server FILE serve ...`.

The file holds two numbers of seconds: by how much all time is ahead, and by how much only the
machine's clock is, as if somebody had set it.
"""

import sys
import time
from pathlib import Path

from sqlalchemy import Connection

from alhambra.server import hall
from alhambra.server.clocks import rows
from alhambra.server.clocks.timepiece import Timepiece

ROUND = 0.2
ROUNDS = 5  # between two looks for what is old
AHEAD = Path(sys.argv[1])


def ahead() -> list[float]:
    return [float(number) for number in AHEAD.read_text().split()]


def wall() -> float:
    return time.time() + sum(ahead())


def steady() -> float:
    return time.monotonic() + ahead()[0]


def beat(connection: Connection, wall: float) -> bool:
    """Time that is moved by hand was lived through; only a jump was not."""
    return real_beat(connection, wall - ahead()[0])


real_beat = rows.beat
rows.beat = beat
Timepiece.__init__.__defaults__ = (wall, steady)
hall.ROUND = ROUND
hall.PURGE = ROUNDS

if __name__ == "__main__":
    from alhambra.__main__ import main

    del sys.argv[1]
    main()
