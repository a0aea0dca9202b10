"""No module is half there: data, texts, pages, tests and a recorded game, or the build fails."""

import json
from functools import cache
from pathlib import Path

import pytest

import alhambra
from alhambra import Game
from alhambra.audit.pages import broken_tables
from alhambra.game.catalogue import rules_for
from alhambra.measuring.coverage import deeds_of, events_of, own_deeds, own_events
from alhambra.modules import ALL, BOXES
from alhambra.showing.texts import LANGUAGES, rules_page
from tests.rules.trace import TOGETHER, Rule, traced

PACKAGE = Path(str(alhambra.__file__)).parent
ROOMS = Path(__file__).parent


@pytest.mark.parametrize("name", ALL)
def test_its_data_names_their_source(name: str) -> None:
    assert ALL[name].pieces["source"]


def test_the_page_of_the_base_game_has_whole_tables() -> None:
    for language in LANGUAGES:
        assert broken_tables(rules_page(language, "base")) == []


@cache
def rules_and_tests() -> dict[str, dict[str, Rule]]:
    return traced()


@pytest.mark.parametrize("name", ALL)
def test_each_of_its_rules_is_shown_by_a_test(name: str) -> None:
    """Its rulebook's rules are listed, and none is without a test."""
    rules = rules_and_tests()[name].values()
    assert [rule for rule in rules if rule.by == "text"]
    assert [rule.id for rule in rules if not rule.tests] == []


@pytest.mark.parametrize("name", ALL)
def test_its_recorded_game_has_something_of_it(name: str) -> None:
    """A move, an event, a score item or a piece of its own occurs."""
    record = json.loads((ROOMS / name / "game.json").read_text("utf-8"))["record"]
    game = Game.replay(record)
    assert name in game.setup.modules
    items = {item[0] for sheet in game.score_sheets for seat in sheet.values() for item in seat}
    happened = {*deeds_of(game), *events_of(game), *items}
    own = {name, *own_deeds(name, game.setup.players), *own_events(name)}
    assert own & happened or any(f'"{piece}"' in told(game) for piece in own_pieces(name))


def own_pieces(name: str) -> set[str]:
    """The tiles and cards that a game has because of a module."""
    with_it, without = rules_for(3, (name,), ()), rules_for(3, (), ())
    names = [{*rules.tile_by_name, *rules.face_by_name} for rules in (with_it, without)]
    return names[0] - names[1]


def told(game: Game) -> str:
    return json.dumps([event for _, event in game.state.events])


@pytest.mark.parametrize("name", ALL)
def test_what_it_tells_people_is_checked(name: str) -> None:
    assert hasattr(ALL[name].part("advice"), "why") == (ROOMS / name / "hints.py").exists()


def test_no_tests_belong_to_nothing() -> None:
    assert {file.parent.name for file in ROOMS.glob("*/__init__.py")} == {*ALL, TOGETHER}


def test_the_catalogue_is_in_order() -> None:
    assert [entry.number for entry in ALL.values()] == sorted(e.number for e in ALL.values())
    for name, entry in ALL.items():
        assert entry.id == name
        assert entry.box in BOXES
