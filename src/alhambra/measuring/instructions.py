"""How many instructions the engine needs: figures that other work on the machine does not change.

Each piece of work is done once and then twice, each in its own process under valgrind; the
difference is the work alone, without starting Python, imports and making rules. Two checkouts with
the same rules play the same games here, so their figures can be compared.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from alhambra.modules import ALL

WORKER: Final = Path(__file__).with_name("counted.py")
SOURCES: Final = Path(__file__).parents[2]
OFTEN: Final = {"play": 8, "copy": 100, "determinize": 40, "view": 20}
ONCE: Final = ("import", "first game")
COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")

Modules = tuple[str, ...]


class ValgrindError(RuntimeError):
    """Instructions cannot be counted; the text says why."""


def run(
    sets: Mapping[str, Modules],
    each: bool = False,
    against: Path | None = None,
    often: Mapping[str, int] = OFTEN,
) -> dict[str, Any]:
    """Instructions a decision and a call, for the base game and sets of modules.

    With `each`, random play is counted with every module alone too; `against` is a checkout whose
    figures are counted as well.
    """
    wanted = [(name, modules, work) for name, modules in sets.items() for work in often]
    if each:
        wanted += [(name, (name,), "play") for name in ALL if name not in sets]
    wanted += [(name, sets[name], work) for name in sets for work in ONCE]
    places = {"here": SOURCES} | ({"there": against / "src"} if against is not None else {})
    counter = Counter(often)
    with counter, ThreadPoolExecutor(os.cpu_count()) as pool:
        found = {
            place: [pool.submit(counter.count, source, *task[1:]) for task in wanted]
            for place, source in places.items()
        }
        rows = [
            {"modules": name, "work": work, **{at: found[at][n].result() for at in places}}
            for n, (name, _, work) in enumerate(wanted)
        ]
    return {"against": None if against is None else str(against), "rows": rows}


class Counter:
    """Runs work under valgrind; Python's compiled files are kept while it is open."""

    def __init__(self, often: Mapping[str, int]) -> None:
        self.often = often
        self.valgrind = shutil.which("valgrind") or ""
        if not self.valgrind:
            text = "counting instructions needs valgrind (on Debian: apt install valgrind)"
            raise ValgrindError(text)

    def __enter__(self) -> None:
        self.kept = tempfile.TemporaryDirectory(prefix="alhambra-")

    def __exit__(self, *_: object) -> None:
        self.kept.cleanup()

    def count(self, source: Path, modules: Modules, work: str) -> float:
        """Instructions for one decision or call, with the package of these sources."""
        once = self.often.get(work, 1)
        command = [sys.executable, str(WORKER), work, ",".join(modules)]
        self._done([*command, "1"], source)  # keeps the compiled files, for both counts
        first = 0 if work in ONCE else once
        done, instructions = self._counted([*command, str(first)], source)
        more_done, more_instructions = self._counted([*command, str(first + once)], source)
        return (more_instructions - instructions) / (more_done - done)

    def _counted(self, command: list[str], source: Path) -> tuple[int, int]:
        """How much was done, and in how many instructions."""
        options = ("--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
        result = self._done([self.valgrind, *options, *command], source)
        counted = COUNTED.search(result.stderr)
        if counted is None:
            raise ValgrindError(f"valgrind counted nothing: {result.stderr.strip()[-500:]}")
        return int(result.stdout), int(counted[1].replace(",", ""))

    def _done(self, command: list[str], source: Path) -> "subprocess.CompletedProcess[str]":
        left_out = ("PYTHONDONTWRITEBYTECODE",)
        environment = {key: value for key, value in os.environ.items() if key not in left_out}
        environment |= {
            "PYTHONPATH": str(source),
            "PYTHONPYCACHEPREFIX": self.kept.name,
            "PYTHONHASHSEED": "0",  # the same order of sets in every run
        }
        result = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )
        if result.returncode:
            raise ValgrindError(f"counting failed: {result.stderr.strip()[-500:]}")
        return result
