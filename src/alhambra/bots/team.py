"""One search shared among processes: each searches its own worlds, then the findings are added up.

The result follows from the seed and the number of processes, not from how fast they are.
"""

import atexit
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context

from alhambra.bots.searching import Budget, Manner, Tried, search
from alhambra.bots.worlds import Worlds
from alhambra.machine.processes import begin


@cache
def _team(processes: int) -> ProcessPoolExecutor:
    """Processes that are kept for the next decision."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), begin)
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def shared_search(
    worlds: Worlds, promised: list[float], budget: Budget, manner: Manner, seed: str
) -> list[Tried]:
    """What each move turned out to be worth, all processes together."""
    count = budget.processes
    text = worlds.write()
    jobs = [
        _team(count).submit(
            _part,
            text,
            worlds.seat,
            promised,
            replace(budget, playouts=(budget.playouts + part) // count, processes=1),
            manner,
            f"{seed} {part}",
        )
        for part in range(count)
    ]
    return [
        _together(list(findings)) for findings in zip(*(job.result() for job in jobs), strict=True)
    ]


def _part(
    text: str, seat: int, promised: list[float], budget: Budget, manner: Manner, seed: str
) -> list[Tried]:
    return search(Worlds.read(text, seat), promised, budget, manner, seed)


def _together(findings: list[Tried]) -> Tried:
    """The mean success, weighted by how often each process tried the move."""
    visits = sum(found.visits for found in findings)
    total = sum(found.visits * found.success for found in findings)
    return Tried(visits, total / visits if visits else 0.0)
