"""The package consists of folders, and each imports only those further in (K7)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "alhambra"
# From the inside to the outside.
LAYERS = (
    "machine",
    "locale",
    "data",
    "engine",
    "rooms",
    "modules",
    "game",
    "position",
    "showing",
    "search",
    "encoding",
    "referee",
    "bots",
    "env",
    "server",
    "measuring",
    "arena",
    "training",
    "terminal",
    "audit",
    "commands",
)
FOR_OTHERS = {"advice.py": "bots", "referee.py": "referee"}  # what a room tells them
FILES = sorted(file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py"))


def layer_of(file: Path) -> str:
    """Some files of a room are for others, and the sample room is copied, not imported."""
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "modules" and file.name in FOR_OTHERS:
        return FOR_OTHERS[file.name]
    return "commands" if "sample_room" in parts else parts[0]


def imported(source: str) -> Iterator[str]:
    """The folders of the package that a file imports when it is imported itself."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            package, _, rest = node.module.partition(".")
            if package != "alhambra":
                continue
            yield from [rest.split(".")[0]] if rest else [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
            yield from [name[1] for name in names if name[0] == "alhambra" and len(name) > 1]


def too_far(file: Path, source: str) -> list[str]:
    """What a file imports from further out."""
    own = LAYERS.index(layer_of(file))
    return [name for name in imported(source) if name in LAYERS and LAYERS.index(name) > own]


def test_the_root_of_the_package_has_folders_only() -> None:
    files = {entry.name for entry in PACKAGE.iterdir() if entry.is_file()}
    folders = {entry.name for entry in PACKAGE.iterdir() if (entry / "__init__.py").is_file()}
    assert files == {"__init__.py", "__main__.py", "py.typed"}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_further_in(layer: str) -> None:
    files = [file for file in FILES if file.relative_to(PACKAGE).parts[0] == layer]
    wrong = {file.name: too_far(file, file.read_text("utf-8")) for file in files}
    assert not {name: found for name, found in wrong.items() if found}


def test_an_import_from_further_out_is_seen() -> None:
    file = PACKAGE / "server" / "replays.py"
    assert too_far(file, "from alhambra.terminal.desk import Desk") == ["terminal"]
    assert too_far(file, "from alhambra import bots, arena") == ["arena"]
    assert too_far(file, "import alhambra.commands.cli") == ["commands"]
    assert too_far(file, "from alhambra.game.game import Game") == []
