"""Rooms: a folder makes a module known, and its parts are found in it."""

import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.modules import ALL
from alhambra.rooms import HOME, SHARED, Rooms

ABOUT = 'number = {number}\nbox = "Fans"\nrevision = 1\nweight = 2\nlength = [0, 1, 2, 3, 4]\n'


def room(folder: Path, name: str, number: int, more: str = "") -> None:
    (folder / name).mkdir()
    (folder / name / "about.toml").write_text(ABOUT.format(number=number) + more, "utf-8")


def test_a_folder_is_enough(tmp_path: Path) -> None:
    room(tmp_path, "aqueduct", 45)
    room(tmp_path, "spice_box", 44, 'options = ["hot"]\n')
    (tmp_path / "shared").mkdir()
    found = Rooms(tmp_path, "elsewhere")
    assert list(found) == ["spice_box", "aqueduct"], "in the order of their numbers"
    spices = found["spice_box"]
    assert (spices.id, spices.package) == ("spice_box", "elsewhere.spice_box")
    assert (spices.number, spices.box, spices.revision, spices.weight) == (44, "Fans", 1, 2)
    assert (spices.options, found["aqueduct"].options) == (("hot",), ())
    assert spices.length == (0, 1, 2, 3, 4)
    assert spices.part("advice") is None


@pytest.mark.parametrize("more", ["colour = 3\n", "id = 5\n"])
def test_a_room_that_says_what_nobody_asks_is_refused(tmp_path: Path, more: str) -> None:
    room(tmp_path, "aqueduct", 45, more)
    with pytest.raises(TypeError):
        len(Rooms(tmp_path, "elsewhere"))


def test_advice_is_found_beside_a_compiled_rule() -> None:
    assert ALL["thieves"].part("advice").__file__.endswith("advice.py")


def test_every_folder_is_a_room_or_shared() -> None:
    folders = {file.parent for file in HOME.glob("*/*.py")}
    assert folders == {SHARED, *(room.folder for room in ALL.values())}


RULES = "[name for name in sys.modules if name.startswith('alhambra.modules.')]"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (f"import alhambra; print({RULES})", []),
        (f"from alhambra import *; Game(Setup(modules=('medina',))); print({RULES})", ["medina"]),
    ],
)
def test_a_rule_is_imported_when_it_is_played(code: str, said: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str([f"alhambra.modules.{name}" for name in said])
