"""Compiled files that do not belong to their sources are never run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.machine.compiled import kept

ROOT = Path(__file__).parents[2]
STATE = "src/alhambra/engine/state.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources with the files that were compiled from them."""
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=without)
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    shutil.copytree(kept(ROOT), kept(tmp_path))
    return tmp_path


def which(checkout: Path, code: str = "") -> str:
    """Which engine a program run from the checkout uses, and what the program says."""
    imports = "import alhambra.machine.compiled as c, alhambra.engine.state as s"
    program = f"{imports}\n{code}\nprint(c.compiled())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "ALHAMBRA_PURE": ""},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_what_was_compiled_from_these_sources_is_used(checkout: Path) -> None:
    assert which(checkout, f"assert {str(checkout)!r} in s.__file__") == "True\n"


def test_an_edit_is_seen_at_once(checkout: Path) -> None:
    source = checkout / STATE
    source.write_text(source.read_text("utf-8") + "\nANSWER = 42\n", "utf-8")
    assert which(checkout, "print(s.ANSWER)") == "42\nFalse\n"


def test_a_new_or_a_missing_file_counts_too(checkout: Path) -> None:
    (checkout / "src/alhambra/modules/new.py").write_text('"""New."""\n', "utf-8")
    assert which(checkout) == "False\n"
    (checkout / "src/alhambra/modules/new.py").unlink()
    assert which(checkout) == "True\n"
    (checkout / "src/alhambra/encoding/__init__.py").unlink()
    assert which(checkout) == "False\n"


def test_an_edit_taken_back_is_compiled_again(checkout: Path) -> None:
    source = checkout / STATE
    before = source.read_bytes()
    source.write_bytes(before + b"\n")
    assert which(checkout) == "False\n"
    source.write_bytes(before)
    assert which(checkout) == "True\n"


def test_another_compiler_makes_other_files(checkout: Path) -> None:
    with (checkout / "locks/build.txt").open("a", encoding="utf-8") as lock:
        lock.write("# another compiler\n")
    assert which(checkout) == "False\n"
