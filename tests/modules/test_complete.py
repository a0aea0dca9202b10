"""No module is half there: data, texts, pages, tests and a recorded game, or the build fails."""

import re
import tomllib
from pathlib import Path

import pytest

import alhambra
from alhambra.modules import ALL, BOXES
from alhambra.texts import LANGUAGES, rules_page, text

PACKAGE = Path(str(alhambra.__file__)).parent
TESTS = Path(__file__).parent.parent
EVERYDAY = ("change",)
HEADINGS = {
    "en": ("## Rulings", "## Reconstructed pieces"),
    "de": ("## Festlegungen", "## Rekonstruierte Teile"),
}


@pytest.mark.parametrize("name", ALL)
def test_its_data_names_their_source(name: str) -> None:
    table = tomllib.loads((PACKAGE / "data" / f"{name}.toml").read_text("utf-8"))
    assert table["source"]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_texts_and_a_rules_page(name: str, language: str) -> None:
    key = name.replace("_", "-")
    assert text(language, f"module-{key}-name")
    assert text(language, f"module-{key}-text")
    page = rules_page(language, name)
    assert page.startswith("# " + text(language, f"module-{key}-name"))
    for heading in HEADINGS[language]:
        assert heading in page
    assert len(page.split()) > 80


@pytest.mark.parametrize("name", ALL)
def test_it_has_rule_tests_and_a_recorded_game(name: str) -> None:
    tests = (TESTS / "rules" / f"test_{name}.py").read_text("utf-8")
    assert tests.count("def test_") >= 3
    assert (TESTS / "games" / f"{name}.json").exists()


def test_the_catalogue_is_in_order() -> None:
    assert [entry.number for entry in ALL.values()] == sorted(e.number for e in ALL.values())
    for name, entry in ALL.items():
        assert entry.id == name
        assert entry.box in BOXES


@pytest.mark.parametrize("name", ALL)
def test_the_engine_names_no_module(name: str) -> None:
    """Neither in code nor in words; a verb of everyday English must at least not be quoted."""
    pattern = rf"[\"']{name}[\"']" if name in EVERYDAY else rf"\b{name}\b"
    for file in (PACKAGE / "engine").rglob("*.py"):
        assert not re.search(pattern, file.read_text("utf-8")), file
