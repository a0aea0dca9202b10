"""Rooms: a folder makes a module known, and its parts are found in it."""

import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.modules import ALL
from alhambra.rooms import HOME, OTHERS, SHARED, Rooms
from alhambra.rooms.places import in_folder, ours
from tests.examples import ONE, OTHER
from tests.rooms.support import RULE, add_room, rooms_in

ABOUT = 'number = 45\nbox = "Fans"\nrevision = 1\nweight = 2\nlength = [0, 1, 2, 3, 4]\n'


def test_a_folder_is_enough(tmp_path: Path) -> None:
    add_room(tmp_path, "aqueduct", 45, about=ABOUT)
    add_room(tmp_path, "spice_box", 44, about='number = 44\nrevision = 3\noptions = ["hot"]\n')
    (tmp_path / "shared").mkdir()
    found = Rooms(lambda: ours(tmp_path, "elsewhere"))
    assert list(found) == ["spice_box", "aqueduct"], "in the order of their numbers"
    spices, aqueduct = found.values()
    assert (spices.id, spices.package) == ("spice_box", "elsewhere.spice_box")
    assert (spices.number, spices.box, spices.revision, spices.weight) == (44, OTHERS, 3, 2)
    assert (spices.options, aqueduct.options) == (("hot",), ())
    assert (spices.length, aqueduct.length) == ((0, 0, 0, 0, 0), (0, 1, 2, 3, 4))
    assert spices.part("advice") is None


def test_all_of_ours_are_there() -> None:
    assert len(Rooms(ours)) == len(list(HOME.glob("*/about.toml")))


def test_advice_is_found_beside_a_compiled_rule() -> None:
    named = [str(room.part("advice").__file__) for room in ALL.values() if room.part("advice")]
    assert len(named) > 30
    assert all(file.endswith("advice.py") for file in named)


def test_every_folder_is_a_room_or_shared() -> None:
    folders = {file.parent for file in HOME.glob("*/*.py")}
    assert folders == {SHARED, *(room.folder for room in ALL.values())}


RULES = "[name for name in sys.modules if name.startswith('alhambra.modules.')]"
LOOKED = "'_gathered' in vars(modules.ALL)"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (f"from alhambra import *; Game(Setup()); print({RULES}, {LOOKED})", "[] False"),
        (
            f"from alhambra import *; Game(Setup(modules=('{ONE}',))); print({RULES}, {LOOKED})",
            f"['alhambra.modules.{ONE}'] True",
        ),
    ],
)
def test_nothing_is_looked_for_or_imported_before_it_is_played(code: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == said


# --- What is left out

ELSE = {
    "number = 7\nrevision = 1\ncolour = 3\n": "says colour, which means nothing",
    "number = 7\nrevision = 1\nid = 3\n": "says id, which means nothing",
    "number = seven\n": "about.toml is not written as it should be: ",
    "number = 7\n": "about.toml does not say its revision",
    "revision = 1\n": "about.toml does not say its number",
    "number = true\nrevision = 1\n": "number must be a whole number up to 9999, not True",
    "number = -1\nrevision = 1\n": "number must be",
    "number = 7\nrevision = 0\n": "revision must be a whole number from 1 on, not 0",
    "number = 7\nrevision = 1\nbox = 3\n": "box must be a text of one line, up to 60 letters, ",
    "number = 7\nrevision = 1\nweight = 4\n": "weight must be 1, 2 or 3, not 4",
    "number = 7\nrevision = 1\nlength = [1]\n": "length must be five whole numbers",
    "number = 7\nrevision = 1\noptions = 'hot'\n": "options must be a list of names, not 'hot'",
    "number = 7\nrevision = 1\nsigns = 'X'\n": (
        "signs must be a table of words and one letter for each, not 'X'"
    ),
}
CODE = {
    "import no_such_thing": "its rule cannot be imported: ModuleNotFoundError: No module named",
    "class Well(": "its rule cannot be imported: SyntaxError",
    "raise SystemExit(3)": "its rule cannot be imported: SystemExit: 3",
    "class Wall:\n    pass\n": "its __init__.py has no class Well",
    "class Well:\n    def __init__(self, data): pass\n": "its Well is no Module",
    "class Well:\n    def __init__(self, data): data['x']\n": "cannot be made: KeyError: 'x'",
    RULE.format(rule="Well").replace("__()", '__("well", 7)'): "write super().__init__() instead",
}


def left_out(folder: Path) -> str:
    """Why the only bad room was left out; the good one is there."""
    add_room(folder, "good", 1002)
    found = rooms_in(folder)
    assert list(found) == ["good"]
    [fault] = found.faults
    assert fault.where.startswith(str(folder))
    assert found.why_not(fault.name) == f"the module {fault.name} is left out: {fault.reason}"
    return fault.reason


@pytest.mark.parametrize("about", ELSE)
def test_a_room_that_says_something_else_is_left_out(tmp_path: Path, about: str) -> None:
    add_room(tmp_path, "well", 7, about=about)
    assert ELSE[about] in left_out(tmp_path)


@pytest.mark.parametrize("code", CODE)
def test_a_rule_that_does_not_load_is_left_out(tmp_path: Path, code: str) -> None:
    add_room(tmp_path, "well", 7, rule=code)
    assert CODE[code] in left_out(tmp_path)


def test_files_that_are_broken_or_missing(tmp_path: Path) -> None:
    add_room(tmp_path / "a", "well", 7, pieces_toml="x =")
    assert left_out(tmp_path / "a").startswith("pieces.toml is not written as it should be")
    add_room(tmp_path / "b", "well", 7, advice_py="import no_such_thing")
    assert left_out(tmp_path / "b").startswith("its advice.py cannot be imported")
    (add_room(tmp_path / "c", "well", 7) / "__init__.py").unlink()
    assert left_out(tmp_path / "c") == "it has no __init__.py, in which the rule would be"
    (add_room(tmp_path / "d", "well", 7) / "about.toml").write_bytes(b"\xff\xfe\x00")
    assert "about.toml is not written as it should be" in left_out(tmp_path / "d")


@pytest.mark.parametrize("name", ["Well", "7wells", "the-well", "class", "base", "shared"])
def test_names_that_cannot_be(tmp_path: Path, name: str) -> None:
    add_room(tmp_path, name, 7)
    assert f"“{name}” is no name for a module: " in left_out(tmp_path)


def test_folders_that_hold_no_room(tmp_path: Path) -> None:
    faults = rooms_in(tmp_path, tmp_path / "nowhere").faults
    assert [fault.reason for fault in faults] == [
        "no room lies there: a room is a folder with an about.toml",
        "there is no such folder",
    ]


# --- What collides


def test_ours_keep_their_names_numbers_and_texts(tmp_path: Path) -> None:
    add_room(tmp_path, ONE, 1001)
    add_room(tmp_path, "second", ALL[OTHER].number)
    text = ALL[OTHER].read("en.ftl").partition(" = ")[0].splitlines()[-1]
    add_room(tmp_path, "robbers", 1003, en_ftl=f"{text} = mine\n")
    add_room(tmp_path, "takers", 1004, de_ftl="reason-not-on-display = Nein.\n")
    found = Rooms(lambda: [*ours(), *in_folder(tmp_path)])
    assert list(found) == list(Rooms(ours))
    assert {fault.name: fault.reason for fault in found.faults} == {
        ONE: f"another module is called {ONE}: that in {HOME / ONE}",
        "second": f"second and {OTHER} both have the number {ALL[OTHER].number}",
        "robbers": f"its text {text} is one of {OTHER} already",
        "takers": "its text reason-not-on-display is one of the base game already",
    }


def test_others_collide_with_each_other(tmp_path: Path) -> None:
    hot = 'revision = 1\noptions = ["hot"]\nnumber = '
    add_room(tmp_path / "a", "spices", 1001, about=f"{hot}1001\n", en_ftl="piece-sack = Sack\n")
    add_room(tmp_path / "b", "spices", 1002)
    add_room(tmp_path / "c", "herbs", 1003, about=f"{hot}1003\n")
    add_room(tmp_path / "c", "oils", 1001)
    add_room(tmp_path / "c", "sacks", 1004, de_ftl="piece-sack = Sack\n")
    found = rooms_in(tmp_path / "a", tmp_path / "b", tmp_path / "c")
    assert list(found) == ["spices"]
    assert {fault.reason for fault in found.faults} == {
        f"another module is called spices: that in {tmp_path / 'a' / 'spices'}",
        "herbs and spices both have an option hot",
        "oils and spices both have the number 1001",
        "its text piece-sack is one of spices already",
    }


# --- What a room need not have


def test_texts_that_are_missing_are_made_up(tmp_path: Path) -> None:
    name = "module-well-name = The Well\n"
    add_room(tmp_path, "well", 1001, en_ftl=name)
    add_room(tmp_path, "salt_road", 1002)
    well, road = rooms_in(tmp_path).values()
    assert well.names == {"en": "The Well", "de": "The Well"}, "another language rather than none"
    assert road.names == {"en": "Salt road", "de": "Salt road"}
    assert (road.text, road.sources) == ({"en": "", "de": ""}, [])
    assert road.rules_page("de") == "# Salt road\n\n\n"


# --- How it is imported


def test_rooms_in_folders_clash_with_nothing(tmp_path: Path) -> None:
    code = RULE.format(rule="Json", name="json", number=1001)
    code += "from .salt import PINCH\nfrom alhambra_rooms.json.salt import PINCH as SAME\n"
    room = add_room(tmp_path, "json", 1001, rule=code, salt_py="PINCH = 3\n")
    [found] = rooms_in(room).values()
    assert found.package == "alhambra_rooms.json"
    assert type(found.make({})).__module__ == "alhambra_rooms.json"
    assert found.part("salt").PINCH == 3
    assert sys.modules["json"].__name__ == "json"
    assert hasattr(sys.modules["json"], "loads")
