"""Processes that work for this one and never outlive it."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process

MOST_ON_WINDOWS = 61  # processes that one pool can wait for there


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. If this one is interrupted or killed, they end at once."""
    strangers = set(active_children())
    if sys.platform == "win32":
        count = min(count, MOST_ON_WINDOWS)
    # Spawned processes share nothing with this one, so threads and open files cannot trip them.
    with ProcessPoolExecutor(count, get_context("spawn"), begin) as pool:
        try:
            yield pool
        except BaseException:
            # A game may take long: nobody waits for those that are no longer wanted.
            for process in set(active_children()) - strangers:
                process.terminate()
            raise


def begin() -> None:
    """What a worker does first: it leaves an interrupt to its parent, and ends with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # nothing is left to tell, and nobody to tell it to
