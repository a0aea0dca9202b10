"""The module that docs/walk-through.md writes is whole: the files of the page pass every check."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rooms.support import alhambra

PAGE = Path(__file__).parents[2] / "docs" / "walk-through.md"
NAME = "pearl_fair"


def files_of_the_page() -> dict[str, str]:
    """Each heading that names a file, with all code under it."""
    page = PAGE.read_text("utf-8").partition("\n## Play it")[0]
    sections = re.findall(r"^### `([^`]+)`\n(.*?)(?=^### `|\Z)", page, re.MULTILINE | re.DOTALL)
    return {
        name: "\n".join(re.findall(r"^```\w+\n(.*?)^```$", told, re.MULTILINE | re.DOTALL))
        for name, told in sections
    }


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mine")
    alhambra("new-module", NAME, "--folder", folder)
    (folder / NAME / "advice.py").unlink()
    for name, text in files_of_the_page().items():
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_page_writes_every_file_of_the_room(written: Path) -> None:
    inside = {f"{NAME}/{file.name}" for file in (written / NAME).iterdir() if file.is_file()}
    assert set(files_of_the_page()) == {*inside, f"test_{NAME}.py"}


def test_check_module_finds_nothing(written: Path) -> None:
    assert alhambra("check-module", written / NAME).strip() == f"{NAME}: nothing is wrong."


def test_its_own_tests_pass(written: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(written)],
        cwd=written, env={**os.environ}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "4 passed" in done.stdout, done.stdout


def test_it_plays_with_bots(written: Path) -> None:
    said = alhambra("--rooms", written, "simulate", "--modules", NAME, "-n", "2", "--bots", "easy")
    assert f"{NAME}_opened" in said
