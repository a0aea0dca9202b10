"""`alhambra bench --instructions` subtracts what is no work; valgrind itself is not needed here."""

import json
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra.commands.cli import app
from alhambra.measuring import counted, instructions
from alhambra.modules import ALL
from tests.examples import ONE

START = 1_000_000  # what a process needs before it works
EACH = {"here": 40, "there": 50}

runner = CliRunner()


def pretend(_: instructions.Counter, command: list[str], source: Path) -> object:
    """Stands for a process under valgrind: so many instructions for each unit of work."""
    place = "here" if source == instructions.SOURCES else "there"
    done = 3 * int(command[-1])
    told = f"==1== \n==1== I   refs:      {START + done * EACH[place]:,}\n"
    return subprocess.CompletedProcess(command, 0, str(done), told)


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "valgrind")
    monkeypatch.setattr(instructions.Counter, "_done", pretend)


@pytest.mark.usefixtures("pretended")
def test_only_the_work_is_counted() -> None:
    rows = instructions.run({"none": (), "all": tuple(ALL)})["rows"]
    works = {(row["modules"], row["work"]) for row in rows}
    wanted = [*instructions.OFTEN, *instructions.ONCE]
    assert works == {(name, work) for name in ("none", "all") for work in wanted}
    assert {row["here"] for row in rows} == {EACH["here"]}


@pytest.mark.usefixtures("pretended")
def test_another_checkout_and_every_module_stand_beside(tmp_path: Path) -> None:
    asked = ["bench", "--instructions", "--each", "--modules", "none", "--against", str(tmp_path)]
    result = json.loads(runner.invoke(app, [*asked, "--json"]).stdout)
    alone = [row["modules"] for row in result["rows"] if row["work"] == "play"]
    assert alone == ["none", *ALL]
    assert {row["there"] / row["here"] for row in result["rows"]} == {1.25}
    shown = runner.invoke(app, asked).stdout
    for text in ("Instructions", "none/this", "there/here", "1.250", "determinize"):
        assert text in shown


def test_without_valgrind_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    result = runner.invoke(app, ["bench", "--instructions"])
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: counting instructions needs valgrind")


def test_a_process_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "valgrind")
    counter = instructions.Counter({"copy": 1})
    with counter, pytest.raises(instructions.ValgrindError, match="counting failed"):
        counter.count(instructions.SOURCES, (), "no such work")


def test_every_work_says_how_much_it_did() -> None:
    assert counted.play((), 1) > 100
    assert counted.play((), 2) > counted.play((), 1)
    for name in ("copy", "determinize", "view"):
        assert counted.WORKS[name]((ONE,), 2) == 2 * len(counted.MOMENTS)
    for name in instructions.ONCE:
        assert [counted.WORKS[name]((), calls) for calls in (0, 1)] == [0, 1]
    assert set(counted.WORKS) == {*instructions.OFTEN, *instructions.ONCE}
