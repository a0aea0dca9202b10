"""The saved game: never half, never lost."""

import json
from pathlib import Path

import pytest

from alhambra import Game, Setup
from alhambra.terminal import saves
from alhambra.terminal.saves import DamagedSave, MissingRooms, Saved
from tests.terminal.helpers import paper, play, typing


def example() -> Saved:
    game = Game(Setup(players=3, seed=7))
    game.play(game.moves()[0])
    return Saved(game, ("random", "normal"), "Zoe")


def test_a_save_brings_everything_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    saves.save(example(), path)
    again = saves.load(path)
    assert again.bots == ("random", "normal")
    assert again.name == "Zoe"
    assert again.game.view(0) == example().game.view(0)
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


@pytest.mark.parametrize("damage", ["cut", "empty", "bots", "name", "moves", "other"])
def test_a_damaged_save_is_moved_aside_and_named(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "game.json"
    saves.save(example(), path)
    damaged = _damage(path.read_text("utf-8"), damage)
    path.write_text(damaged, "utf-8")
    with pytest.raises(DamagedSave):
        saves.load(path)
    console, sheet = paper()
    session = play(path, typing([]), console)
    assert session is not None
    assert (tmp_path / "game.json.broken").read_text("utf-8") == damaged
    assert "cannot be read" in sheet.getvalue()
    assert saves.load(path).game.setup.seed == 7


def test_a_save_whose_room_is_missing_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.save(example(), path)
    table = json.loads(path.read_text("utf-8"))
    table["record"]["modules"] = {"lost_module": 1}
    text = json.dumps(table)
    path.write_text(text, "utf-8")
    with pytest.raises(MissingRooms, match="lost_module"):
        saves.load(path)
    console, sheet = paper()
    assert play(path, typing([]), console) is None
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert path.read_text("utf-8") == text
    assert "lost_module" in sheet.getvalue()
    assert "ALHAMBRA_ROOMS" in sheet.getvalue()


def _damage(text: str, damage: str) -> str:
    if damage == "cut":
        return text[: len(text) // 2]
    if damage in ("empty", "other"):
        return "" if damage == "empty" else "[1, 2]"
    table = json.loads(text)
    if damage == "bots":
        table["bots"] = ["normal"]
    elif damage == "name":
        table["bots"] = ["normal", "stranger"]
    else:
        table["record"]["moves"].append({"move": "pass"})
    return json.dumps(table)
