"""Steps of setting up: each says what it does and how long it took, or in one sentence why not."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
LAST_LINES = 15


class Trouble(Exception):  # noqa: N818 - it is told, not raised to the caller
    """Setting up cannot go on; the message is the one sentence that says what to do."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Says what is being done, and then how long it took."""
    print(f"  {what} ...", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.monotonic() - begun:.1f} s", flush=True)


def run(*command: str | Path, advice: str, **environment: str) -> None:
    """Runs a command quietly; if it fails, its last lines and the advice are told."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        log.write(done.stdout)
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip().splitlines()[-LAST_LINES:]
        raise Trouble("\n".join(["", *said, "", cause("\n".join(said)) or advice]))


def cause(said: str) -> str:
    """What must be mended if it is not the fault of the step itself."""
    if "No space left on device" in said:
        return "The disk is full: make room (about 500 MB) and start again."
    return ""
