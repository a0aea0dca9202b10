"""Times what a stranger waits for: `make first-minutes`.

Clones the last commit into an empty folder, with an empty home, and times `make play` until the
first move is made, then a second start, then (with `--test`) `make test`.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# What leads to the packages, where a machine has its own way to them; nothing else is handed on.
KEPT = (
    "PATH", "LANG", "PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_CERT", "SSL_CERT_FILE",
    "NODE_EXTRA_CA_CERTS", "UV_INDEX_URL",
)  # fmt: skip
PORT = 8000
PATIENCE = 600.0


def environment(home: Path) -> dict[str, str]:
    return {"HOME": str(home), **{name: os.environ[name] for name in KEPT if name in os.environ}}


@contextmanager
def playing(clone: Path, home: Path) -> Iterator[None]:
    """`make play`, and everything it started, until it is left."""
    process = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment(home), start_new_session=True
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(30)


def ask(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}/api{path}", data, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def until_the_first_move() -> None:
    """A table is opened against bots, and one of them has moved."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            seats = [{"kind": "bot", "bot": "normal"}] * 3
            wish = {"players": 3, "seats": seats, "public": True, "pause": 0}
            table = ask("/tables", wish)["table"]
            while not ask(f"/tables/{table}")["number"]:
                time.sleep(0.05)
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    sys.exit("Nobody could play: the server did not answer.")


def megabytes(*folders: Path) -> int:
    """What lies on the disk; what has two names is counted once."""
    done = subprocess.run(
        ["du", "-smc", *map(str, folders)], capture_output=True, text=True, check=True
    )
    return int(done.stdout.splitlines()[-1].split()[0])


def timed_play(clone: Path, home: Path) -> float:
    begun = time.monotonic()
    with playing(clone, home):
        until_the_first_move()
        return time.monotonic() - begun


def compile_ends(clone: Path) -> None:
    """Waits until the background has compiled the engine."""
    end = time.monotonic() + PATIENCE
    while not any(path.is_dir() for path in (clone / "build" / "engine").glob("*[!.]")):
        if time.monotonic() > end:
            sys.exit("The engine was not compiled in time.")
        time.sleep(1)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="alhambra-first-") as folder:
        clone, home = Path(folder) / "clone", Path(folder) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        bare = megabytes(clone)
        first = timed_play(clone, home)
        spent = megabytes(clone, home) - bare
        print(f"make play, from a fresh clone to the first move: {first:.0f} s, {spent} MB")
        print(f"make play, the second time: {timed_play(clone, home):.1f} s")
        begun = time.monotonic()
        compile_ends(clone)
        print(f"compiled in the background {time.monotonic() - begun:.0f} s later")
        print(f"make play, compiled: {timed_play(clone, home):.1f} s")
        if "--test" in sys.argv:
            shutil.rmtree(home)
            home.mkdir()
            subprocess.run(["make", "clean"], cwd=clone, check=True, capture_output=True)
            begun = time.monotonic()
            done = subprocess.run(["make", "test"], cwd=clone, env=environment(home), check=False)
            minutes = (time.monotonic() - begun) / 60
            print(f"make test, from a fresh clone: {minutes:.1f} min, exit code {done.returncode}")


if __name__ == "__main__":
    main()
