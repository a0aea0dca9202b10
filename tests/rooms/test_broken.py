"""Rooms that are broken in rarer ways: each is one sentence, and no traceback."""

import os
from pathlib import Path

import pytest

from alhambra.rooms.about import RoomError, check_name
from alhambra.rooms.blame import blame
from alhambra.rooms.known import ALL
from alhambra.rooms.trying import LARGEST
from alhambra.rooms.wording import LONGEST, said
from tests.rooms.support import RULE, add_room, attempt, rooms_in
from tests.rooms.test_gathering import left_out

BYTES = b"# \xff\xfe\n"
HEAD = "from alhambra.engine.prelude import *\n" + RULE.format(rule="Well")

# A line of the rule's `__init__`, and what is said of it.
DECLARED = {
    "self.joins('lunch', Move('haul'))": "its move haul joins lunch; there is start, actions, ",
    "self.joins(ACTIONS, Deed('haul'))": "its move haul does nothing: it has no act",
    "self.joins(ACTIONS, Move('haul', 9))": "its move haul has a role that there is not: 9",
    "self.joins(ACTIONS, Move('haul it'))": "“haul it” is no name for one of its moves: ",
    "self.asks(Step('which', 'chose'))": "its question which has the shape chose; there is menu, ",
    "self.asks(Step('which'))": "its step which has neither a shape nor a run",
    "[Number(self, 'x', AMOUNT) for _ in 'ab']": "two of its fields are called x",
    "Number(self, 'x', AMOUNT, stage=9)": "its field x has a stage that never comes: 9",
    "Number(self, 'x', AMOUNT, seen=9)": "nobody is known to see its field x: 9",
    "[Event(self, 'said') for _ in 'ab']": "two of its events are called said",
    "Pieces(self, 'bean', ['red', 'white'], [1])": "its bean has 2 names, but 1 numbers of copies",
    "Auction(self, 'sale', CARD)": "its auction sale does not say in `sold` what becomes",
    "Pieces(self, 'bean', ['red'], -1)": "there cannot be less than nothing of its bean",
}
MOVE = "class Move(Deed):\n    def act(self, state, frame, code): pass\n"

# Hooks, and what is said of them.
HOOKS = {
    "def items(self): pass": "its items must take state, round, found",
    "def bought(self, state, deal, more): pass": "its bought must take state, deal",
    "items = 3": "its items is no method, but the name of a hook",
    "def items(self, *everything): pass": "",
    "def items(self, state, kind, found, more=3): pass": "",
}


@pytest.mark.parametrize("line", DECLARED)
def test_what_a_rule_declares_must_mean_something(tmp_path: Path, line: str) -> None:
    add_room(tmp_path, "well", 7, rule=f"{HEAD}        {line}\n{MOVE}")
    assert DECLARED[line] in left_out(tmp_path)


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_takes_what_it_is_called_with(tmp_path: Path, hook: str) -> None:
    room = add_room(tmp_path, "well", 7, rule=f"{HEAD}    {hook}\n")
    assert [fault.reason for fault in rooms_in(room).faults] == [HOOKS[hook]] * bool(HOOKS[hook])


def test_a_rule_that_does_not_begin_as_a_module(tmp_path: Path) -> None:
    code = HEAD.replace("super().__init__()", "self.x = 3")
    add_room(tmp_path, "well", 7, rule=code)
    assert left_out(tmp_path) == "its rule does not call super().__init__()"


# --- Files


@pytest.mark.parametrize("name", ["en.ftl", "de.ftl", "rules.en.md", "rules.de.md"])
def test_words_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    (add_room(tmp_path, "well", 7) / name).write_bytes(BYTES)
    assert left_out(tmp_path).startswith(f"{name} cannot be read: UnicodeDecodeError: ")


def test_more_words_than_anybody_reads(tmp_path: Path) -> None:
    add_room(tmp_path, "well", 7, en_ftl=f"module-well-name = {'x' * LARGEST}\n")
    assert left_out(tmp_path) == f"en.ftl has {LARGEST + 20} letters, more than {LARGEST}"


def test_a_rule_in_another_encoding(tmp_path: Path) -> None:
    rule = HEAD.replace("super().__init__()", "1 / 0").encode()
    (add_room(tmp_path, "well", 7) / "__init__.py").write_bytes(BYTES + rule)
    assert left_out(tmp_path) == "its rule cannot be made: ZeroDivisionError: division by zero"


def test_a_file_with_the_mark_of_an_editor(tmp_path: Path) -> None:
    texts = "\ufeffmodule-well-name = The Well\n"
    room = add_room(tmp_path, "well", 7, about="\ufeffnumber = 7\nrevision = 1\n", en_ftl=texts)
    assert rooms_in(room)["well"].names["en"] == "The Well"


def test_an_about_that_never_ends(tmp_path: Path) -> None:
    add_room(tmp_path, "well", 7, about=f"number = {'[' * 3000}{']' * 3000}\n")
    assert left_out(tmp_path).startswith("about.toml is not written as it should be: ")


@pytest.mark.parametrize("box", ["a\\nb", "\\u001b[31m", "x" * 61, " "])
def test_a_box_that_would_break_a_table(tmp_path: Path, box: str) -> None:
    add_room(tmp_path, "well", 7, about=f'number = 7\nrevision = 1\nbox = "{box}"\n')
    assert "box must be a text of one line, up to 60 letters" in left_out(tmp_path)


def test_links_that_lead_nowhere(tmp_path: Path) -> None:
    (add_room(tmp_path / "a", "well", 7) / "about.toml").unlink()
    (tmp_path / "a" / "well" / "about.toml").symlink_to(tmp_path / "nothing")
    assert left_out(tmp_path / "a") == "it has no about.toml"
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "well").symlink_to(tmp_path / "b" / "well")
    assert left_out(tmp_path / "b").startswith("it cannot be opened: ")


def test_folders_that_may_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = add_room(tmp_path, "well", 7)
    listed = os.listdir

    def forbidden(folder: Path) -> list[str]:
        if Path(folder) == closed:
            raise PermissionError(13, "Permission denied")
        return listed(folder)

    monkeypatch.setattr(os, "listdir", forbidden)
    assert left_out(tmp_path) == "it cannot be opened: Permission denied"
    [fault] = rooms_in(closed).faults
    assert fault.reason == "it cannot be opened: Permission denied"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("none", "it is a word of Python"),  # its class would be None
        ("class", "it is a word of Python"),
        ("well_", "it begins with a small letter"),
        ("my__well", "it begins with a small letter"),
        ("my well", "it begins with a small letter"),
        ("brünnen", "it begins with a small letter"),
        ("w" * 61, "it has more than 60 letters"),
    ],
)
def test_names_of_which_no_text_and_no_class_can_be_made(name: str, why: str) -> None:
    with pytest.raises(RoomError, match=why):
        check_name(name)


# --- Whatever is raised


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("raise GeneratorExit", "GeneratorExit"),
        ("raise BaseExceptionGroup('all', [KeyboardInterrupt()])", "BaseExceptionGroup: all (1 "),
        ("raise ValueError('a\\n  b\\nc')", "ValueError: a b c"),
    ],
)
def test_anything_that_is_raised_is_one_line(tmp_path: Path, line: str, why: str) -> None:
    add_room(tmp_path, "well", 7, rule=f"{HEAD}        {line}\n")
    assert left_out(tmp_path).startswith(f"its rule cannot be made: {why}")


class DumbError(Exception):
    """An error that cannot even say what it is."""

    def __str__(self) -> str:
        raise RuntimeError


def test_an_error_in_words() -> None:
    assert said(DumbError()) == "DumbError"
    assert said(AssertionError()) == "AssertionError"
    assert said(FileNotFoundError(2, "No such file", "x")) == "FileNotFoundError: No such file"
    assert len(said(ValueError("x" * 9999))) < LONGEST + 20


# --- In the middle of a game


RARE = "    def took(self, state, seat, value):\n        if max(state.scores) > 55: 1 / 0\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_rule_that_fails_late_is_named(tmp_path: Path, jobs: str) -> None:
    room = add_room(tmp_path, "well", 1007, rule=HEAD + RARE)
    words = ("simulate", "-n", "4", "--jobs", jobs, "--bots", "easy", "--modules", "well")
    done = attempt(*words, rooms=(tmp_path,))
    where = f"{room / '__init__.py'}, line {(HEAD + RARE).count(chr(10))}"
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == (
        f"The module well has failed: ZeroDivisionError: division by zero ({where}). "
        f"“alhambra check-module {room}” says after which moves."
    )


def test_errors_of_our_own_blame_nobody() -> None:
    assert not any(room.outside for room in ALL.values())
    assert blame(ValueError("ours")) is None
