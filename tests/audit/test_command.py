"""`alhambra check-module` says in plain words what is wrong."""

from pathlib import Path

from typer.testing import CliRunner

from alhambra.commands.cli import app
from tests.audit.faults import MUTANTS
from tests.audit.mutants import mutate

RUNNER = CliRunner()


def test_a_clean_module() -> None:
    result = RUNNER.invoke(app, ["check-module", "thieves", "--games", "2"])
    assert result.exit_code == 0
    assert "nothing is wrong" in result.output


def test_a_room_with_a_fault(tmp_path: Path) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == "wrong_count")
    result = RUNNER.invoke(app, ["check-module", str(mutate(mutant, tmp_path)), "--games", "1"])
    assert result.exit_code == 1
    assert "pieces: en: the page does not say that there are 16 thieves" in result.output


def test_no_such_thing() -> None:
    assert RUNNER.invoke(app, ["check-module", "nowhere"]).exit_code == 2
