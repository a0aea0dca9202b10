"""One process of the workshop: it does a job at a time, each within its time and its memory."""

import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from alhambra.machine.processes import begin
from alhambra.server.refusals import Refusal

START_METHOD = "spawn"  # a fork would share sockets and threads with the server
START_SECONDS = 60.0  # a busy machine takes its time; none of it is the job's
READY = "ready"  # the first word of a process
DONE, REFUSED, FAILED, SPENT = "done", "refused", "failed", "spent"
STARVED = 4.0  # times as long as it may work a job is waited for, on whatever machine
SHORTEST = 0.01  # seconds for which it is worth waiting once more
STATM = Path("/proc/self/statm")

Job = Callable[..., Any]


class WorkFailure(Exception):  # noqa: N818 - named after what happened
    """The job raised something, or its process died."""


class Overrun(WorkFailure):
    """The job took more time or memory than it may; its process was ended."""


class Worker:
    """A process, started when it is first needed, and again whenever it is gone."""

    def __init__(self, niceness: int, memory: int) -> None:
        self._niceness = niceness
        self._memory = memory
        self._process: Any = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        process = self._process
        return None if process is None else process.pid

    def ask(self, job: Job, arguments: tuple[Any, ...], seconds: float) -> Any:
        """What the job says; raises Refusal or WorkFailure. Runs in a thread: it blocks."""
        try:
            pipe = self._ready()
            pipe.send((job, arguments))
            self._wait(pipe, seconds)
            kind, told = pipe.recv()
        except Overrun:
            self.end()
            raise
        except (EOFError, OSError, TypeError, ValueError, WorkFailure) as error:
            self.end()  # it died, or another thread has closed the pipe
            raise WorkFailure(str(error) or "the process died") from None
        return self._told(kind, told)

    def _wait(self, pipe: Connection, seconds: float) -> None:
        """Until there is an answer; on a busy machine only the job's own processor time counts."""
        began, had = time.monotonic(), processor_time(self.pid)
        left = seconds
        while not pipe.poll(left):
            now = processor_time(self.pid)
            left = 0.0 if now is None or had is None else seconds - (now - had)
            if left < SHORTEST or time.monotonic() - began > STARVED * seconds:
                raise Overrun(f"no answer in {seconds:g} s")

    def _told(self, kind: str, told: Any) -> Any:
        if kind == DONE:
            return told
        if kind == REFUSED:
            raise Refusal(*told)
        if kind == SPENT:
            self.end()  # its memory is in pieces
            raise Overrun("no memory left")
        raise WorkFailure(told)

    def warm_up(self) -> None:
        """Starts the process before it is needed; blocks."""
        try:
            self._ready()
        except (EOFError, OSError, TypeError, ValueError, WorkFailure):
            self.end()

    def _ready(self) -> Connection:
        """Another thread may end the process at any moment: then its pipe is closed."""
        pipe, process = self._pipe, self._process
        if pipe is not None and process is not None and process.is_alive():
            return pipe
        context: Any = get_context(START_METHOD)
        fresh: Connection
        fresh, theirs = context.Pipe()
        words = (theirs, self._niceness, self._memory)
        process = context.Process(target=serve, args=words, daemon=True)
        process.start()
        self._pipe, self._process = fresh, process
        theirs.close()
        if not fresh.poll(START_SECONDS):
            raise WorkFailure("the process did not start")
        fresh.recv()
        return fresh

    def end(self) -> None:
        """Kills the process, if there is one; whoever waits for it hears that it died."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def processor_time(pid: int | None) -> float | None:
    """Seconds that a process has had so far, None where the system does not say."""
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    user, system = (int(ticks) for ticks in after_name[11:13])
    return (user + system) / os.sysconf("SC_CLK_TCK")


# --- In the process


def serve(pipe: Connection, niceness: int, memory: int) -> None:
    """Does jobs until the server is gone; an error of a job becomes an answer in words."""
    begin()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        os.nice(niceness)
    pipe.send((READY, None))
    while True:
        try:
            job, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        _bound_memory(memory)
        pipe.send(_done(job, arguments))


def _done(job: Job, arguments: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return DONE, job(*arguments)
    except Refusal as refusal:
        return REFUSED, (refusal.reason, refusal.status, refusal.detail, refusal.about)
    except MemoryError:
        return SPENT, None
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}"


def _bound_memory(memory: int) -> None:
    """As much more as given than the process has now, where the system can tell."""
    if sys.platform == "win32" or not STATM.exists():
        return
    import resource  # noqa: PLC0415 - there is none on Windows

    has = int(STATM.read_text().split()[0]) * resource.getpagesize()
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (has + memory, hard))
