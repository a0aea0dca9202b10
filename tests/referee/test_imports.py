"""The referee shares no code with the engine."""

import ast
import sys
from pathlib import Path

import pytest

from alhambra import referee
from alhambra.modules import ALL

OWN = sorted(Path(referee.__file__).parent.rglob("*.py"))
ROOMS = sorted(file for room in ALL.values() if (file := room.folder / "referee.py").is_file())


def imported(source: str) -> set[str]:
    """The modules that a source names, wherever it imports them; `.` for a relative import."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." if node.level else str(node.module))
    return found


def foreign(names: set[str]) -> set[str]:
    """Those that are neither Python's own nor the referee's."""
    return {
        name
        for name in names
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith("alhambra.referee.")
    } | (names & {"importlib", "."})


@pytest.mark.parametrize("file", OWN + ROOMS, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_it_imports_nothing_but_itself(file: Path) -> None:
    assert foreign(imported(file.read_text("utf-8"))) == set()


def test_what_it_must_not_import_is_noticed() -> None:
    source = "import json\ndef f():\n    from alhambra.engine.survey import survey\n"
    assert foreign(imported(source)) == {"alhambra.engine.survey"}
    assert foreign(imported("import alhambra")) == {"alhambra"}
    assert foreign(imported("from ..modules import ALL")) == {"."}
    assert foreign(imported("from alhambra.measuring.refereed import Watch")) == {
        "alhambra.measuring.refereed"
    }
    assert len(OWN) > 10
    assert len(ROOMS) > 20
