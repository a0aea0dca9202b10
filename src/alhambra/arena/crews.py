"""Who plays: processes on this machine, or a Ray cluster. Both play the same games alike.

A crew is a function from a task and numbers of games to lists of games, as they end; the work says
what to do with a number. Closing a crew ends the games that are still being played.
"""

import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import Any, Protocol, TypeVar

from alhambra.machine.processes import workers


class Written(Protocol):
    """A task that says all that decides how its games go."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""


TaskT = TypeVar("TaskT", bound=Written)
DoneT = TypeVar("DoneT")
Work = Callable[[TaskT, int], DoneT]  # with one game: a function that other processes can import
Crew = Callable[[TaskT, Iterable[int]], Generator[list[DoneT], None, None]]

AHEAD = 3  # games waiting or being played for each processor, so that none is ever idle
PATIENCE = 10.0  # seconds until a machine must have answered
LOCAL_RAY_STORE = 100 * 2**20  # bytes; games are small


class CrewLostError(RuntimeError):
    """Whoever played is gone; what they finished is kept."""


def local(jobs: int, work: Work[TaskT, DoneT]) -> Crew[TaskT, DoneT]:
    """So many processes; with one, games are played in this process."""
    return partial(_here, work) if jobs == 1 else partial(_processes, jobs, work)


def _here(
    work: Work[TaskT, DoneT], task: TaskT, numbers: Iterable[int]
) -> Generator[list[DoneT], None, None]:
    for number in numbers:
        yield [work(task, number)]


def _processes(
    jobs: int, work: Work[TaskT, DoneT], task: TaskT, numbers: Iterable[int]
) -> Generator[list[DoneT], None, None]:
    try:
        with workers(jobs) as pool:
            yield from _played_by(pool, AHEAD * jobs, partial(work, task), iter(numbers))
    except BrokenProcessPool:
        raise CrewLostError("a process that played was killed; is memory short?") from None


def _played_by(
    pool: ProcessPoolExecutor, ahead: int, work: Callable[[int], DoneT], queue: Iterator[int]
) -> Iterator[list[DoneT]]:
    running: set[Future[DoneT]] = set()
    while True:
        for number in islice(queue, ahead - len(running)):
            running.add(pool.submit(work, number))
        if not running:
            return
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        lost = [future for future in ended if future.exception() is not None]
        if len(lost) < len(ended):
            yield [future.result() for future in ended.difference(lost)]
        for future in lost:
            future.result()  # raises, now that the other games are safe


def cluster(address: str, work: Work[TaskT, DoneT]) -> Crew[TaskT, DoneT]:
    """A Ray cluster at this address; `local` starts one on this machine."""
    return partial(_on_ray, address, work)


def _on_ray(
    address: str, work: Work[TaskT, DoneT], task: TaskT, numbers: Iterable[int]
) -> Generator[list[DoneT], None, None]:
    _knock(address)
    import ray  # noqa: PLC0415 - an extra, and slow to import

    _connect(ray, address)
    try:
        yield from _played_remotely(ray, work, task, iter(numbers))
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]  # the lines above say where it happened
        raise CrewLostError(f"the Ray cluster failed: {reason}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Refuses an address where nobody answers; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            raise ValueError(f"no Ray cluster at {address}: {error}") from None


def _connect(ray: Any, address: str) -> None:
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        options |= {"include_dashboard": False, "object_store_memory": LOCAL_RAY_STORE}
    try:
        ray.init(address=address, **options)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ValueError(f"no Ray cluster at {address}: {error}") from None


def _played_remotely(
    ray: Any, work: Work[TaskT, DoneT], task: TaskT, queue: Iterator[int]
) -> Iterator[list[DoneT]]:
    remote, shared = ray.remote(work_there), ray.put((work, task, task.to_json()))
    running: list[Any] = []
    while True:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        room = max(0, ahead - len(running))  # a cluster may shrink
        running += [remote.remote(shared, number) for number in islice(queue, room)]
        if not running:
            return
        ray.wait(running, num_returns=1)
        ended, running = ray.wait(running, num_returns=len(running), timeout=0)
        yield ray.get(ended)


def work_there(shared: tuple[Work[TaskT, DoneT], TaskT, dict[str, Any]], number: int) -> DoneT:
    """Plays on another machine, if the same version of everything is installed there."""
    work, task, wanted = shared
    if task.to_json() != wanted:
        raise RuntimeError("another version of alhambra is installed on the cluster")
    return work(task, number)
