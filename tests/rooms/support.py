"""Rooms that others might write, and a program that finds them."""

import os
import subprocess
import sys
from pathlib import Path

from alhambra.rooms import Rooms
from alhambra.rooms.places import VARIABLE, in_folder

ABOUT = "number = {number}\nrevision = 1\n"
RULE = '''"""A rule that changes nothing."""

from alhambra.engine.module import Module


class {rule}(Module):
    def __init__(self, data):
        super().__init__()
'''


def add_room(folder: Path, name: str, number: int, **files: str) -> Path:
    """Writes a room; other files than `about` and `rule` are named with _ for the dot."""
    room = folder / name
    room.mkdir(parents=True)
    rule = "".join(word.capitalize() for word in name.split("_"))
    about = files.pop("about", ABOUT.format(number=number))
    code = files.pop("rule", RULE.format(rule=rule))
    (room / "about.toml").write_text(about, "utf-8")
    (room / "__init__.py").write_text(code, "utf-8")
    for file, text in files.items():
        (room / file.replace("_", ".")).write_text(text, "utf-8")
    return room


def rooms_in(*folders: Path) -> Rooms:
    return Rooms(lambda: [place for folder in folders for place in in_folder(folder)])


def environment(*rooms: Path) -> dict[str, str]:
    """With these folders, and nothing that is saved elsewhere."""
    return {**os.environ, VARIABLE: os.pathsep.join(map(str, rooms)), "COLUMNS": "200"}


def alhambra(*words: str | Path, rooms: tuple[Path, ...] = (), said: str = "") -> str:
    """What the command prints; it must go well."""
    done = attempt(*words, rooms=rooms, said=said)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def refused(*words: str | Path, rooms: tuple[Path, ...] = ()) -> str:
    """What it says when it will not, in one line; a traceback is no answer."""
    done = attempt(*words, rooms=rooms)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return " ".join(word for word in done.stderr.split() if word.strip("│╭╮╰╯─"))


def attempt(
    *words: str | Path, rooms: tuple[Path, ...] = (), said: str = ""
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "alhambra", *map(str, words)],
        env=environment(*rooms),
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


def python(code: str, *rooms: Path) -> str:
    """What a program prints that finds these rooms."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(*rooms),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
