"""The examples in the documentation and in docstrings run."""

import doctest
import importlib
import re
import tomllib
from pathlib import Path

import pytest

import alhambra

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").glob("*.md"))
FRONT = [ROOT / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING")]
MODULES = ("alhambra", "alhambra.game.game", "alhambra.game.moves", "alhambra.game.setup")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_the_pages_with_examples_have_some() -> None:
    for name in ("api", "questions", "records"):
        assert doctest.testfile(str(ROOT / "docs" / f"{name}.md"), module_relative=False).attempted


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize("page", [*FRONT, *PAGES], ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_picture_of_a_purchase_names_files_that_exist() -> None:
    picture = (ROOT / "docs" / "purchase.svg").read_text("utf-8")
    names = re.findall(r"[\w./]+\.(?:py|svelte\.ts|ts)\b", picture)
    files = [*(ROOT / "src" / "alhambra").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    assert len(names) > 10
    for name in names:
        assert any(file.as_posix().endswith(f"/{name}") for file in files), name


def test_the_example_position_of_the_notation_is_one() -> None:
    position = importlib.import_module("alhambra.position")
    text = (ROOT / "docs" / "position.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example
    assert position.loads(example[1]).setup.colours == ("red", "blue", "green")


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    entries = re.findall(r"(?m)^## (\S+)", changelog)
    assert entries[0] == alhambra.__version__ == project["version"]
