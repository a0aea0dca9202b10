"""Modules with one thing wrong: the room of a real one, copied and changed in one place.

The tests of a room may have a `faults.py` that lists what is changed there.
"""

import shutil
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from alhambra.modules import ALL

RULE = "__init__.py"
# A method for the rule of any module; KEY is the field that is not written.
FORGETS = """\
    def write(self, state: State) -> dict[str, object]:
        table = super().write(state)
        del table["KEY"]
        return table

"""


@dataclass(frozen=True)
class Mutant:
    """What is changed, and the check that must see it."""

    name: str
    check: str
    says: str  # part of the finding
    changes: tuple[tuple[str, str], ...] = ()  # in its rule: what stands there, what comes instead
    copies: dict[str, str] = field(default_factory=dict)  # whole files, and from where
    files: dict[str, tuple[str, str]] = field(default_factory=dict)  # like `changes`, then


def faults() -> list[tuple[str, Mutant]]:
    """All that the tests of the rooms list, each with its module."""
    found = []
    for name in ALL:
        if find_spec(f"tests.modules.{name}.faults") is not None:
            listed: list[Mutant] = import_module(f"tests.modules.{name}.faults").MUTANTS
            found += [(name, mutant) for mutant in listed]
    return found


def mutate(module: str, mutant: Mutant, home: Path) -> Path:
    """A room with this fault, in a folder of its own."""
    room = home / mutant.name / module
    shutil.copytree(ALL[module].folder, room, ignore=shutil.ignore_patterns("__pycache__"))
    for old, new in mutant.changes:
        _change(room / RULE, old, new)
    for name, source in mutant.copies.items():
        text = (ALL[module].folder / source).read_text("utf-8")
        (room / name).write_text(text, "utf-8")
    for name, (old, new) in mutant.files.items():
        _change(room / name, old, new)
    return room


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{file.name} does not say {old!r} any more"
    file.write_text(text.replace(old, new), "utf-8")
