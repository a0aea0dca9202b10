"""`alhambra check-module` says in plain words what is wrong."""

from pathlib import Path

from typer.testing import CliRunner

from alhambra.audit.findings import PIECES
from alhambra.commands.cli import app
from tests.audit.mutants import faults, mutate
from tests.examples import ONE

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
