"""A game of other rules is refused with a sentence, kept as it is, and never played on."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra import Game, Setup, modules, position
from alhambra.commands.cli import app
from alhambra.game.catalogue import revisions
from alhambra.game.revisions import BASE, current, difference
from alhambra.position import PositionError
from alhambra.position.record import OutdatedRecord, save, verify
from alhambra.server.play import OtherRules, Play, start_of
from alhambra.showing.words import Words
from alhambra.terminal import saves
from alhambra.terminal.opening import Wishes, open_game
from alhambra.terminal.session import Place
from tests.examples import some
from tests.terminal.helpers import paper, typing

NAMES = some(2)
NEWER = NAMES[1]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> int:
    """Call it up to play under a later revision of a module, as after an update."""
    revision = modules.ALL[NEWER].revision + 1
    room = replace(modules.ALL[NEWER], revision=revision)
    monkeypatch.setattr(modules, "ALL", {**modules.ALL, NEWER: room})
    return revision


def begun() -> Game:
    game = Game(Setup(players=3, modules=NAMES, seed=5))
    game.play(game.moves()[0])
    return game


def test_the_first_difference_is_named() -> None:
    made = current(NAMES)
    assert difference(made, NAMES) is None
    assert difference({}, NAMES) is None
    other = difference({**made, BASE: 9}, NAMES)
    assert other is not None
    assert str(other) == "revision 9 of the base rules, while this program plays revision 1"


@pytest.mark.parametrize("number", [True, "1", None, 1.5])
def test_a_revision_is_a_number(number: object) -> None:
    assert difference({NEWER: number}, NAMES) is not None


def test_a_record_of_other_rules_is_refused(request: pytest.FixtureRequest) -> None:
    record = begun().record()
    old = revisions(NAMES)[NEWER]
    new = request.getfixturevalue("newer")
    with pytest.raises(OutdatedRecord) as refused:
        Game.replay(record)
    assert f"revision {old} of the module {NEWER}" in str(refused.value)
    assert f"this program plays revision {new}" in str(refused.value)
    assert f"Alhambra {record['engine']}, which made the record" in str(refused.value)
    with pytest.raises(OutdatedRecord):
        verify(record)


def test_a_record_that_began_from_a_position_of_other_rules_is_refused_alike(
    request: pytest.FixtureRequest,
) -> None:
    game = position.loads(position.dump(begun()))
    game.play(game.moves()[0])
    record = game.record()
    request.getfixturevalue("newer")
    with pytest.raises(OutdatedRecord):
        Game.replay(record)


def test_a_position_names_its_revisions_and_is_refused_under_others(
    request: pytest.FixtureRequest,
) -> None:
    text = position.dump(begun())
    old = revisions(NAMES)[NEWER]
    first = revisions(NAMES)[NAMES[0]]
    line = f'revisions = ["base 1", "{NAMES[0]} {first}", "{NEWER} {old}"]\n'
    assert line in text
    assert position.dump(position.loads(text)) == text
    request.getfixturevalue("newer")
    with pytest.raises(PositionError, match=f"written under revision {old} of the module {NEWER}"):
        position.loads(text)
    assert position.loads(text.replace(line, "")).setup.modules == NAMES


@pytest.mark.parametrize("line", [NEWER, f"{NEWER} x", "zeppelins 1", f"{NEWER} -1", " 1"])
def test_a_line_that_names_no_revision_is_refused(line: str) -> None:
    text = position.dump(begun()).replace("base 1", line)
    with pytest.raises(PositionError, match="is not a module of the game and a number"):
        position.loads(text)


def test_a_saved_game_is_put_aside_whole_and_another_begins(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "game.json"
    saves.save(saves.Saved(begun(), ("normal", "normal"), "Ann"), path)
    written = path.read_bytes()
    request.getfixturevalue("newer")
    console, sheet = paper(width=1000)
    place = Place(console, Words("en"), typing([]), path)
    opened = open_game(Wishes.read(3, "normal", 1, "Ann", new=False), place)
    assert opened is not None
    assert opened.game.history == []
    assert (tmp_path / "game.json.other-rules").read_bytes() == written
    said = " ".join(sheet.getvalue().split())
    assert "revision" in said
    assert modules.ALL[NEWER].names["en"] in said
    assert "game.json.other-rules" in said


def test_the_terminal_shows_no_replay_under_other_rules(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "game.json"
    save(begun(), path)
    written = path.read_bytes()
    request.getfixturevalue("newer")
    result = CliRunner().invoke(app, ["replay", str(path), "--lang", "de"])
    assert result.exit_code == 1
    assert modules.ALL[NEWER].names["de"] in result.output
    assert path.read_bytes() == written


def test_a_table_of_other_rules_is_not_played_on(request: pytest.FixtureRequest) -> None:
    start = json.loads(json.dumps(start_of(Setup(players=3, modules=NAMES, seed=5))))
    assert Play(start).game.setup.modules == NAMES
    request.getfixturevalue("newer")
    with pytest.raises(OtherRules, match=f"of the module {NEWER}"):
        Play(start)


@pytest.mark.usefixtures("newer")
def test_a_table_that_names_no_revisions_began_under_the_first() -> None:
    start = {"setup": Setup(players=3, modules=NAMES, seed=5).to_json()}
    with pytest.raises(OtherRules, match=f"revision 1 of the module {NEWER}"):
        Play(start)
