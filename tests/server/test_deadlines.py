"""A job has its time of the processor, and not for ever on the clock."""

import os
import time

import pytest

from alhambra.server.workshop.shop import MEGABYTE
from alhambra.server.workshop.worker import STARVED, Overrun, Worker, processor_time

SECONDS = 0.3


def work(seconds: float) -> str:
    """Keeps the processor busy."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return "done"


def sleep(seconds: float) -> str:
    """Keeps nobody busy, like a job whose turn does not come."""
    time.sleep(seconds)
    return "done"


@pytest.fixture
def worker() -> Worker:
    ready = Worker(0, 256 * MEGABYTE)
    ready.ask(sleep, (0.0,), 60.0)  # what it imports is not counted
    return ready


def test_a_job_that_works_too_long_is_ended(worker: Worker) -> None:
    with pytest.raises(Overrun):
        worker.ask(work, (60.0,), SECONDS)
    assert worker.pid is None


def test_only_the_time_counts_that_a_job_has_had(worker: Worker) -> None:
    if processor_time(os.getpid()) is None:  # the system does not say: then it is all of the time
        with pytest.raises(Overrun):
            worker.ask(sleep, (2 * SECONDS,), SECONDS)
        return
    assert worker.ask(sleep, (2 * SECONDS,), SECONDS) == "done"
    with pytest.raises(Overrun):
        worker.ask(sleep, (60.0,), SECONDS / STARVED)
