"""Empty places into which the wheel is installed, as strangers would."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("ALHAMBRA_PURE", "PYTHONPATH", "VIRTUAL_ENV")
PATIENCE = 60.0


def the_wheel() -> Path:
    """What `make test` has built in isolation."""
    found = list((ROOT / "build" / "wheel").glob("*.whl"))
    assert len(found) == 1, "run `python3 tools/prepare.py test` first"
    return found[0]


def uv(*words: str | Path, **environment: str) -> str:
    """Runs uv quietly."""
    done = subprocess.run(
        [sys.executable, "-m", "uv", "--quiet", *map(str, words)],
        cwd=ROOT,
        env={**outside(), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def outside() -> dict[str, str]:
    """The environment without anything that leads back to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in LEFT_OUT}


@dataclass(frozen=True)
class Place:
    """A virtual environment and an empty folder to work in."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "env" / "bin" / "python"

    @property
    def site(self) -> Path:
        return next((self.folder / "env" / "lib").glob("python*/site-packages"))

    def run(self, *words: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            list(map(str, words)),
            cwd=self.folder,
            env={**outside(), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def said(self, *words: str | Path, **environment: str) -> str:
        """What a program printed that went well."""
        done = self.run(*words, **environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def serving(self, port: int) -> Iterator[str]:
        """A server that answers, by its address."""
        address = f"http://127.0.0.1:{port}"
        words = ["-m", "alhambra", "serve", "--port", str(port), "--data", "data"]
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [str(self.python), *words], cwd=self.folder, env=outside(), stdout=log, stderr=log
            )
        try:
            end = time.monotonic() + PATIENCE
            while not _answers(address):
                assert process.poll() is None, (self.folder / "log").read_text("utf-8")
                assert time.monotonic() < end
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=5):
            return True
    except (urllib.error.URLError, ConnectionError):
        return False


def new_place(folder: Path, *locks: str) -> Place:
    """A place with the wheel and what the locks name; nothing of this checkout."""
    uv("venv", "--python", sys.executable, folder / "env")
    install = ("pip", "install", "--python", folder / "env" / "bin" / "python")
    for lock in locks:
        uv(*install, "--require-hashes", "-r", ROOT / "locks" / f"{lock}.txt")
    uv(*install, *(["--no-deps"] if locks else []), the_wheel())
    return Place(folder)
