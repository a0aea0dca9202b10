"""Lanes of processes, and a fair line before each."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple

from alhambra.server.metrics import Metrics
from alhambra.server.refusals import Refusal
from alhambra.server.workshop.fair import Asker, FairLine
from alhambra.server.workshop.worker import Job, Overrun, Worker, WorkFailure

CHEAP, DEAR, FILES = "cheap", "dear", "files"
MEGABYTE = 1 << 20
Told = TypeVar("Told")
Words = TypeVarTuple("Words")
AGAIN = 5  # seconds after which it may be tried again where everything is full

__all__ = ["CHEAP", "DEAR", "FILES", "Lane", "Overrun", "WorkFailure", "Workshop", "lanes"]


@dataclass(frozen=True)
class Lane:
    """Jobs of one kind, so that short ones never wait for long ones."""

    name: str
    processes: int
    seconds: float  # that a job may take
    memory: int  # bytes that a job may need besides what its process has
    niceness: int  # the loop and short jobs come first where cores are few
    typical: float  # seconds that a job is believed to take while it runs
    most: int  # jobs of people that may wait
    patience: float  # seconds that they wait at most


def lanes(processes: int) -> tuple[Lane, ...]:
    """What bots and people ask for all the time, what takes seconds, and files."""
    return (
        Lane(CHEAP, processes, 5.0, 256 * MEGABYTE, 1, 0.01, 200, 10.0),
        Lane(DEAR, processes, 10.0, 1024 * MEGABYTE, 10, 1.0, 50, 10.0),
        Lane(FILES, 1, 5.0, 256 * MEGABYTE, 4, 0.1, 30, 20.0),
    )


@dataclass(eq=False)
class Ticket:
    """A job that waits."""

    job: Job
    arguments: tuple[Any, ...]
    seconds: float
    stays: bool  # whether it waits as long as need be: a game depends on it
    done: "asyncio.Future[Any]"
    alarm: asyncio.TimerHandle | None = None


@dataclass
class Room:
    """A lane at work."""

    lane: Lane
    free: list[Worker]
    line: FairLine[Ticket] = field(default_factory=FairLine)


class Workshop:
    """All lanes of one server process."""

    def __init__(self, lanes: Iterable[Lane], metrics: Metrics) -> None:
        self._metrics = metrics
        self.stopped = False
        self._rooms = {lane.name: Room(lane, _workers(lane)) for lane in lanes}
        self._all = [worker for room in self._rooms.values() for worker in room.free]
        self._threads = ThreadPoolExecutor(len(self._all) + 1, "workshop")

    def stop(self) -> None:
        """Ends all processes; whoever still waits gets no answer."""
        self.stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.end()

    def warm_up(self, lane: str) -> None:
        """So that the first to ask does not wait for a process to start."""
        room = self._rooms[lane]
        if room.free:
            worker = room.free.pop()
            started = asyncio.get_running_loop().run_in_executor(self._threads, worker.warm_up)
            started.add_done_callback(lambda _: self._take_back(room, worker))

    async def do(
        self,
        lane: str,
        asker: Asker,
        job: Callable[[*Words], Told],
        *arguments: *Words,
        seconds: float | None = None,
        stays: bool = False,
    ) -> Told:
        """What the job says.

        Raises Refusal if the lane is full, Overrun if the job took too much, else WorkFailure.
        """
        if self.stopped:
            raise WorkFailure("the workshop is closed")
        room = self._rooms[lane]
        loop = asyncio.get_running_loop()
        limit = room.lane.seconds if seconds is None else seconds
        ticket = Ticket(job, arguments, limit, stays, loop.create_future())
        if not stays:
            self._make_place(room, asker)
            ticket.alarm = loop.call_later(room.lane.patience, self._send_away, room, ticket)
        room.line.put(asker, ticket)
        self._go_on(room)
        told: Told = await ticket.done
        return told

    # --- Who waits

    def _make_place(self, room: Room, asker: Asker) -> None:
        """When the line is full, the address with the most waiting jobs loses one of them."""
        if len(room.line) < room.lane.most:
            return
        crowd = room.line.crowd()
        mine = room.line.waiting_of(asker.address) + 1
        if crowd is None or crowd.address == "" or room.line.waiting_of(crowd.address) <= mine:
            raise self._full(room)
        sent = room.line.send_away(crowd)
        if sent.stays:  # a game depends on it: it stays, and the newcomer goes
            room.line.put(crowd, sent)
            raise self._full(room)
        self._send_away(room, sent)

    def _full(self, room: Room) -> Refusal:
        self._metrics.count("workshop_refused_total", room.lane.name)
        return Refusal("busy", 503, about={"seconds": AGAIN})

    def _send_away(self, room: Room, ticket: Ticket) -> None:
        if not ticket.done.done():
            ticket.done.set_exception(self._full(room))

    # --- Who works

    def _go_on(self, room: Room) -> None:
        """Gives free processes their next jobs."""
        while room.free and not self.stopped:
            found = room.line.pop()
            if found is None:
                break
            asker, ticket = found
            if ticket.alarm is not None:
                ticket.alarm.cancel()
            if not ticket.done.done():  # else nobody waits for it any more
                self._begin(room, asker, ticket)
        self._metrics.level("workshop_waiting", len(room.line), room.lane.name)

    def _begin(self, room: Room, asker: Asker, ticket: Ticket) -> None:
        loop = asyncio.get_running_loop()
        worker, began = room.free.pop(), loop.time()
        room.line.charge(asker, room.lane.typical)
        asked = loop.run_in_executor(
            self._threads, worker.ask, ticket.job, ticket.arguments, ticket.seconds
        )

        def end(done: "asyncio.Future[Any]") -> None:
            room.line.charge(asker, loop.time() - began - room.lane.typical)
            self._answer(room, ticket, done)
            self._take_back(room, worker)

        asked.add_done_callback(end)

    def _answer(self, room: Room, ticket: Ticket, done: "asyncio.Future[Any]") -> None:
        """The process may have worked in vain: whoever stopped waiting gets no answer."""
        failure = None if done.cancelled() else done.exception()
        if isinstance(failure, Overrun):
            self._metrics.count("workshop_killed_total", room.lane.name)
        if ticket.done.done():
            return
        if done.cancelled():
            ticket.done.set_exception(WorkFailure("the workshop is closed"))
        elif failure is not None:
            ticket.done.set_exception(failure)
        else:
            ticket.done.set_result(done.result())

    def _take_back(self, room: Room, worker: Worker) -> None:
        room.free.append(worker)
        self._go_on(room)


def _workers(lane: Lane) -> list[Worker]:
    return [Worker(lane.niceness, lane.memory) for _ in range(lane.processes)]
