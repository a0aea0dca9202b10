"""No module is half there: data, texts, pages, tests and a recorded game, or the build fails."""

import re
from pathlib import Path

import pytest

import alhambra
from alhambra.modules import ALL, BOXES
from alhambra.texts import LANGUAGES, rules_page, text

PACKAGE = Path(str(alhambra.__file__)).parent
ROOMS = Path(__file__).parent
EVERYDAY = ("change",)
HEADINGS = {
    "en": [
        "What is added", "Set-up", "In play", "Scoring", "Two players", "When something runs out",
        "With other modules", "Rulings", "Reconstructed pieces",
    ],
    "de": [
        "Was dazukommt", "Aufbau", "Spielablauf", "Wertung", "Zu zweit", "Wenn etwas ausgeht",
        "Mit anderen Modulen", "Festlegungen", "Rekonstruierte Teile",
    ],
}  # fmt: skip
# Pieces that each have a power of their own, by the texts that name them.
POWERS = {
    "characters": (
        "rich-patron", "miser", "master-builder", "merchant", "juggler", "wise-man", "dancer",
        "money-changer", "beggar", "city-watch",
    ),
    "travelling_craftsmen": (
        "mosaic-artist", "mortar-mixer", "carpenter", "builder", "blacksmith", "brickmaker",
        "goldsmith", "stonemason", "coiner",
    ),
    "caliphs_guidelines": (
        "rows", "columns", "same-type-neighbours", "second-longest-wall", "longest-diagonal",
        "double-walls", "different-types", "farthest-building", "squares-2x2",
    ),
    "buildings_of_power": ("strength", "wisdom", "architecture", "prosperity"),
}  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_its_data_names_their_source(name: str) -> None:
    assert ALL[name].pieces["source"]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_texts_and_a_rules_page(name: str, language: str) -> None:
    key = name.replace("_", "-")
    assert text(language, f"module-{key}-name")
    assert text(language, f"module-{key}-text")
    page = rules_page(language, name)
    assert page.startswith("# " + text(language, f"module-{key}-name"))
    headings = [line[3:] for line in page.splitlines() if line.startswith("## ")]
    assert headings == HEADINGS[language]
    for heading in headings:
        assert _section(page, heading), f"nothing is said under {heading}"


def _section(page: str, heading: str) -> str:
    return page.split(f"\n## {heading}\n")[1].split("\n## ", maxsplit=1)[0].strip()


@pytest.mark.parametrize("name", [*ALL, "base"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_tables_are_whole(name: str, language: str) -> None:
    for block in rules_page(language, name).split("\n\n"):
        rows = [line for line in block.splitlines() if line.startswith("|")]
        assert len({row.count("|") for row in rows}) <= 1, rows[0]


@pytest.mark.parametrize("name", POWERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_lists_each_power_in_a_table(name: str, language: str) -> None:
    lines = rules_page(language, name).lower().splitlines()
    rows = "\n".join(line for line in lines if line.startswith("|"))
    for word in POWERS[name]:
        assert text(language, f"piece-{word}").lower() in rows, word


@pytest.mark.parametrize("name", ALL)
def test_it_has_rule_tests_and_a_recorded_game(name: str) -> None:
    tests = (ROOMS / name / "test_rules.py").read_text("utf-8")
    assert tests.count("def test_") >= 3
    assert (ROOMS / name / "game.json").exists()


@pytest.mark.parametrize("name", ALL)
def test_what_it_tells_people_is_checked(name: str) -> None:
    assert hasattr(ALL[name].part("advice"), "why") == (ROOMS / name / "whys.py").exists()


def test_no_tests_belong_to_nothing() -> None:
    assert {file.parent.name for file in ROOMS.glob("*/__init__.py")} == set(ALL)


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
