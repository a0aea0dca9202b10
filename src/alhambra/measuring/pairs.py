"""Two checkouts by the clock, in turn: so that whatever else the machine does slows both alike.

Each piece of work runs in a process of its own, once here and once there, many times over. What
counts is the ratio within each pair, and of all ratios the median.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any, Final

from alhambra.measuring.instructions import SOURCES, WORKER, Modules

OFTEN: Final = {"play": 6, "copy": 4_000, "determinize": 1_500, "view": 400}


class PairError(RuntimeError):
    """A checkout does not run; the text says why."""


def run(sets: Mapping[str, Modules], against: Path, pairs: int) -> dict[str, Any]:
    """Microseconds of processor time here and there, and how many times as fast it is here."""
    if not (against / "src" / "alhambra").is_dir():
        raise PairError(f"{against} is no checkout of the game")
    rows = []
    for name, modules in sets.items():
        for work, count in OFTEN.items():
            times = [_pair(against / "src", modules, work, count, n) for n in range(pairs)]
            rows.append(
                {
                    "modules": name,
                    "work": work,
                    "here": median(here for here, _ in times),
                    "there": median(there for _, there in times),
                    "ratio": median(there / here for here, there in times),
                }
            )
    return {"against": str(against), "pairs": pairs, "rows": rows}


def _pair(there: Path, modules: Modules, work: str, count: int, number: int) -> tuple[float, float]:
    """Microseconds here and there; who runs first takes turns."""
    order = [SOURCES, there][:: -1 if number % 2 else 1]
    times = {place: _timed(place, modules, work, count) for place in order}
    return times[SOURCES], times[there]


def _timed(source: Path, modules: Modules, work: str, count: int) -> float:
    command = [sys.executable, str(WORKER), work, ",".join(modules), str(count), "timed"]
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        raise PairError(f"{source} does not run: {result.stderr.strip()[-500:]}")
    return 1e6 * float(result.stdout)
