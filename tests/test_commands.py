"""The commands that answer and stop: help, version, modules, score, verify."""

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra import Game, Setup, __version__
from alhambra.commands.cli import COMMANDS, app
from alhambra.modules import ALL
from alhambra.position.record import save

TABLE = """
[[seat]]
colour = "red"
board = ["tower 11 N @ 1,0", "garden 10 N @ 2,0", "arcades 5 NW @ -1,0"]
[[seat]]
colour = "blue"
board = ["tower 13 E @ 1,0"]
[dirk]
tiles = ["tower 12 -"]
"""


def run(*words: str | Path, code: int = 0) -> str:
    """What a command prints."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.toml"
    path.write_text(TABLE, "utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    chance = random.Random(3)
    game = Game(Setup(players=2, seed=3, salt="pepper"))
    while not game.over:
        game.play(chance.choice(game.moves()))
    save(game, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_help_lists_every_command_and_each_has_its_own() -> None:
    listing = run("--help")
    for command in COMMANDS:
        assert command in listing
        assert "Usage" in run(command, "--help")
    assert "No such command" in run("fly", code=2)


def test_the_version_is_told() -> None:
    assert run("--version").startswith(f"alhambra {__version__} (")


def test_the_modules_are_listed() -> None:
    assert [row["id"] for row in json.loads(run("modules", "--json"))] == list(ALL)
    for name in ALL:
        assert name in run("modules")
    for room in ALL.values():
        assert set(room.names) == set(room.text) == {"en", "de"}
        assert run("modules", "--json").count(room.names["de"])
    assert all(module.sources and all(module.sources) for module in ALL.values())


def test_a_score_sheet_is_explained_item_by_item(table: Path) -> None:
    sheet = run("score", table, "--round", "2", "--lang", "en")
    assert "longest outer wall: 2 sides" in sheet
    assert "1 built, place 1: 13 + 6, shared by 3 players" in sheet
    assert "points: " not in sheet
    assert "+30" in sheet
    assert "Schlusswertung" in run("score", table, "--round", "3", "--lang", "de")


def test_a_score_sheet_as_json_is_that_of_the_engine(table: Path) -> None:
    sheet = json.loads(run("score", table, "--round", "2", "--json"))
    assert [seat["points"] for seat in sheet["seats"]] == [30, 7, 6]
    assert [seat["seat"] for seat in sheet["seats"]] == ["red", "blue", "dirk"]
    assert sheet["seats"][0]["items"][0]["edges"] == [[1, 0, "N"], [2, 0, "N"]]


def test_bad_input_to_score_is_named(table: Path, tmp_path: Path) -> None:
    assert "cannot read" in run("score", tmp_path / "none.toml", "--round", "1", code=2)
    assert "--round" in run("score", table, code=2)
    assert "equal to 3" in run("score", table, "--round", "4", code=2)
    assert "there is en, de" in run("score", table, "--round", "1", "--lang", "fr", code=2)
    table.write_text(TABLE.replace("tower 13 E", "tower 99 E"), "utf-8")
    assert "there is no tile tower 99 E" in run("score", table, "--round", "1", code=2)


def test_a_finished_game_is_verified(finished: Path) -> None:
    published = Setup(players=2, seed=3, salt="pepper").commitment
    assert "Verified" in run("verify", finished, "--hash", published)
    assert "The record is whole" in run("verify", finished)
    assert "do not give the published hash" in run("verify", finished, "--hash", "00", code=2)


def test_a_record_from_before_the_hash_had_a_version_is_verified_without_it(
    finished: Path,
) -> None:
    assert "An old record" not in run("verify", finished)
    record = json.loads(finished.read_text("utf-8"))
    finished.write_text(json.dumps(record | {"hash": "0" * 64}), "utf-8")
    told = run("verify", finished)
    assert "An old record: its moves and its result were checked" in told
    assert "The record is whole" in told


def test_bad_input_to_verify_is_named(finished: Path, tmp_path: Path) -> None:
    assert "cannot read" in run("verify", tmp_path / "none.json", code=2)
    finished.write_text(finished.read_text("utf-8")[:-100], "utf-8")
    assert "damaged" in run("verify", finished, code=2)
