"""Modules with one thing wrong: the room of a real one, copied and changed in one place."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path

from alhambra.modules import ALL

RULE = "__init__.py"


@dataclass(frozen=True)
class Mutant:
    """What is changed in which module, and the check that must see it."""

    name: str
    module: str
    check: str
    says: str  # part of the finding
    changes: tuple[tuple[str, str], ...] = ()  # in its rule: what stands there, what comes instead
    copies: dict[str, str] = field(default_factory=dict)  # whole files, and from where
    files: dict[str, tuple[str, str]] = field(default_factory=dict)  # like `changes`, then


def mutate(mutant: Mutant, home: Path) -> Path:
    """A room with this fault, in a folder of its own."""
    room = home / mutant.name / mutant.module
    shutil.copytree(ALL[mutant.module].folder, room, ignore=shutil.ignore_patterns("__pycache__"))
    for old, new in mutant.changes:
        _change(room / RULE, old, new)
    for name, source in mutant.copies.items():
        text = (ALL[mutant.module].folder / source).read_text("utf-8")
        (room / name).write_text(text, "utf-8")
    for name, (old, new) in mutant.files.items():
        _change(room / name, old, new)
    return room


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{file.name} does not say {old!r} any more"
    file.write_text(text.replace(old, new), "utf-8")
