"""`alhambra check-module` says in plain words what is wrong."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra.audit.findings import PIECES
from alhambra.commands.cli import app
from tests.audit.mutants import faults, mutate
from tests.examples import ONE
from tests.rooms.support import RULE, add_room

RUNNER = CliRunner()


def test_a_clean_module() -> None:
    result = RUNNER.invoke(app, ["check-module", ONE, "--games", "2"])
    assert result.exit_code == 0
    assert "nothing is wrong" in result.output


def test_a_room_with_a_fault(tmp_path: Path) -> None:
    module, mutant = next(found for found in faults() if found[1].check == PIECES)
    result = RUNNER.invoke(
        app, ["check-module", str(mutate(module, mutant, tmp_path)), "--games", "1"]
    )
    assert result.exit_code == 1
    assert mutant.says in result.output


def test_no_such_thing() -> None:
    assert RUNNER.invoke(app, ["check-module", "nowhere"]).exit_code == 2


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"rule": "class Well(:\n"}, "its rule cannot be imported: SyntaxError: invalid syntax"),
        ({"en_ftl": "\udcff"}, "en.ftl cannot be read: UnicodeDecodeError"),
        ({"about": "number = 7\n"}, "about.toml does not say its revision"),
    ],
)
def test_a_room_that_cannot_be_opened(tmp_path: Path, files: dict[str, str], why: str) -> None:
    room = add_room(tmp_path, "well", 1001, **dict.fromkeys(files, ""))
    names = {"rule": "__init__.py", "en_ftl": "en.ftl", "about": "about.toml"}
    for key, text in files.items():
        (room / names[key]).write_bytes(text.encode("utf-8", "surrogateescape"))
    result = RUNNER.invoke(app, ["check-module", str(room)])
    assert (result.exit_code, result.output.count("\n")) == (1, 1)
    assert f"play: the room cannot be opened: {why}" in " ".join(result.output.split())


def test_a_rule_that_fails_in_play_is_said_with_its_moment(tmp_path: Path) -> None:
    rule = RULE.format(rule="Well") + "    def after_scoring(self, state, round): 1 / 0\n"
    room = add_room(tmp_path, "well", 1001, rule=rule)
    result = RUNNER.invoke(app, ["check-module", str(room), "--games", "1"])
    told, where = result.output.splitlines()[:2]
    assert told == "play: the game cannot go on: ZeroDivisionError('division by zero')"
    assert where.strip().startswith("2 players, seed 1, ")
