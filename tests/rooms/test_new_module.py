"""`alhambra new-module` writes a room that plays at once, everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import __version__
from alhambra.audit.pages import HEADINGS
from alhambra.rooms.about import RoomError
from alhambra.rooms.writing import SAMPLE, write_room
from tests.examples import ONE, OTHER
from tests.rooms.support import add_room, alhambra, environment, python, refused, rooms_in

NAME = "spice_box"


def test_it_writes_a_room_and_its_tests(tmp_path: Path) -> None:
    said = alhambra("new-module", NAME, "--folder", tmp_path / "new")
    lines = said.splitlines()
    assert [Path(line).exists() for line in lines[:-1]] == [True] * 9
    assert lines[-1].endswith(f"--rooms {tmp_path / 'new'} play --terminal --modules {NAME}")
    found = rooms_in(tmp_path / "new")
    assert found.faults == []
    room = found[NAME]
    assert (room.number, room.names) == (1001, {"en": "Spice Box", "de": "Spice Box"})
    for language, headings in HEADINGS.items():
        page = room.rules_page(language)
        assert [line[3:] for line in page.splitlines() if line.startswith("## ")] == headings
    texts = "".join(file.read_text("utf-8") for file in room.folder.iterdir() if file.is_file())
    assert "ample" not in texts.replace("example", ""), "nothing is left of the sample's name"


def test_its_tests_pass(spices: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(spices)],
        cwd=spices, env={**os.environ}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "4 passed" in done.stdout, done.stdout


def test_each_gets_a_number_of_its_own(tmp_path: Path) -> None:
    write_room("one", tmp_path)
    add_room(tmp_path, "mine", 1002)
    add_room(tmp_path, "broken", 1003, rule="1 / 0")
    write_room("two", tmp_path)
    found = rooms_in(tmp_path)
    assert {name: room.number for name, room in found.items()} == {
        "one": 1001, "mine": 1002, "two": 1004,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Spice", "“Spice” is no name for a module"),
        ("spice-box", "“spice-box” is no name for a module"),
        ("import", "“import” is no name for a module"),
        ("../spices", "“../spices” is no name for a module"),
        ("base", "the program uses it itself"),
        (ONE, f"there is a module {ONE} already"),
    ],
)
def test_names_that_cannot_be(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(RoomError, match=why):
        write_room(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert "is there already" in refused("new-module", NAME, "--folder", tmp_path)
    (tmp_path / "test_other.py").write_text("", "utf-8")
    with pytest.raises(RoomError, match=r"test_other.py is there already"):
        write_room("other", tmp_path)
    assert not (tmp_path / "other").exists()
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(RoomError, match="cannot be written: "):
        write_room("third", tmp_path / "file")


def test_the_sample_is_no_module_of_ours() -> None:
    assert SAMPLE.name not in [row["id"] for row in json.loads(alhambra("modules", "--json"))]


# --- It plays


def test_games_with_all_our_modules_and_it(spices: Path) -> None:
    said = alhambra(
        "--rooms", spices, "simulate", "-n", "20", "--modules", "all", "--bots", "random", "--json"
    )
    result = json.loads(said)
    assert result["games"] == 20
    row = result["coverage"]["modules"][NAME]
    assert row["games"] == 20
    assert row["never"] == []


def test_in_the_terminal(spices: Path, tmp_path: Path) -> None:
    words = ("play", "--terminal", "--seed", "3", "--players", "2", "--lang", "en")
    file = tmp_path / "game.json"
    typed = "t1\n1\n1\nr\n\n" * 400
    said = alhambra(
        *words, "--bots", "easy", "--modules", NAME, "--save", file, rooms=(spices,), said=typed
    )
    assert "Spice Box" in said
    assert "won" in said
    assert "Move 10 of" in alhambra(
        "replay", file, "--lang", "en", rooms=(spices,), said="j 10\nq\n"
    )
    proof = alhambra("verify", file, rooms=(spices,))
    assert "seed" in proof
    assert "no such module: spice_box" in refused_without(file)


def refused_without(file: Path) -> str:
    """What is said of the same game where the room is missing."""
    return subprocess.run(
        [sys.executable, "-m", "alhambra", "verify", str(file)],
        env=environment(), capture_output=True, text=True, check=False,
    ).stderr  # fmt: skip


def test_in_the_arena(spices: Path, tmp_path: Path) -> None:
    words = ("arena", "-n", "4", "--bots", "random,easy", "--players", "2", "--jobs", "2")
    alhambra("--rooms", spices, *words, "--modules", f"{NAME},{ONE}", "--out", tmp_path / "out")
    result = json.loads((tmp_path / "out" / "result.json").read_text("utf-8"))
    assert result["games"] == 4


def test_in_an_environment_and_in_files(spices: Path) -> None:
    code = f"""
from alhambra import Game, Setup, position
from alhambra.env import AlhambraVector
from alhambra.position.record import replay, to_record
from random import Random

games = AlhambraVector(2, opponents=("random",), modules=("{NAME}", "{ONE}"))
games.reset(seed=1)
for _ in range(60):
    games.step([0, 0])
game = Game(Setup(players=4, modules=("{NAME}", "{OTHER}"), seed=2))
chance = Random(1)
while not game.over:
    if len(game.history) % 25 == 0:
        assert position.dump(position.loads(position.dump(game))) == position.dump(game)
    game.play(chance.choice(game.moves()))
assert replay(to_record(game)).scores == game.scores
print("{__version__}")
"""
    assert python(code, spices) == __version__
