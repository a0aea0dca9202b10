"""Rooms written by `alhambra new-module`: one in a folder, one in a wheel of its own."""

import subprocess
import sys
from pathlib import Path

from alhambra.rooms.writing import write_room

FOLDER_ROOM = "spice_box"
WHEEL_ROOM = "salt_road"
PROJECT = """[project]
name = "salt-house"
version = "1.0"
dependencies = ["alhambra"]

[project.entry-points."alhambra.modules"]
salt_road = "salt_house.salt_road"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
"""


def folder_room(folder: Path) -> Path:
    """A folder with one room, and its tests beside it."""
    write_room(FOLDER_ROOM, folder)
    return folder


def wheel_room(folder: Path) -> Path:
    """A folder for PYTHONPATH into which a package with a room was installed from its wheel."""
    house = folder / "src" / "salt_house"
    for file in write_room(WHEEL_ROOM, house):
        file.write_text(file.read_text("utf-8").replace("1001", "1002"), "utf-8")
    (house / f"test_{WHEEL_ROOM}.py").unlink()
    (house / "__init__.py").write_text("", "utf-8")
    (folder / "src" / "pyproject.toml").write_text(PROJECT, "utf-8")
    _uv("build", "--wheel", "--no-build-isolation", "--out-dir", folder, folder / "src")
    [wheel] = folder.glob("*.whl")
    _uv("pip", "install", "--no-deps", "--target", folder / "site", wheel)
    return folder / "site"


def _uv(*words: str | Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "uv", "--quiet", "--offline", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
