"""Where rooms lie: in our own package, in other packages, and in folders that somebody names.

Packages name theirs as entry points of the group `alhambra.modules`: the name is that of the
module, the value the package that is its room. Folders stand in ALHAMBRA_ROOMS, which processes
hand on to those they start; each holds rooms, or is one.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from alhambra.rooms.room import HOME
from alhambra.rooms.wording import said

GROUP = "alhambra.modules"
VARIABLE = "ALHAMBRA_ROOMS"
PRIVATE = "alhambra_rooms"  # the package as whose parts rooms in folders are imported


class Place(NamedTuple):
    """Where a room lies, and under which name its rule is imported."""

    id: str
    package: str
    folder: Path
    outside: bool = False


class Fault(NamedTuple):
    """A room that is left out, or a place where none was found."""

    name: str
    where: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name} ({self.where}): {self.reason}"


Found = Place | Fault


def ours(folder: Path = HOME, package: str = "alhambra.modules") -> list[Found]:
    """The rooms of a package of rooms."""
    files = folder.glob("*/about.toml")
    return [Place(file.parent.name, f"{package}.{file.parent.name}", file.parent) for file in files]


def everywhere() -> list[Found]:
    """Ours first, so that nobody takes their names."""
    folders = os.environ.get(VARIABLE, "").split(os.pathsep)
    named = [place for folder in folders if folder for place in in_folder(Path(folder))]
    return [*ours(), *in_packages(sys.path), *named]


# --- Folders


def in_folder(folder: Path) -> list[Found]:
    """The rooms in a folder, or the one that it is itself."""
    folder = Path(os.path.abspath(folder.expanduser()))  # noqa: PTH100 - links keep their names
    if not os.path.isdir(folder):  # noqa: PTH112 - it raises nothing
        return [Fault(folder.name, str(folder), "there is no such folder")]
    try:
        names = sorted(os.listdir(folder))  # noqa: PTH208 - as above
    except OSError as error:
        return [_closed(folder, error)]
    if "about.toml" in names:
        return [_room(folder)]
    rooms = [found for name in names for found in _inside(folder / name)]
    if not rooms:
        reason = "no room lies there: a room is a folder with an about.toml"
        return [Fault(folder.name, str(folder), reason)]
    return rooms


def _inside(folder: Path) -> list[Found]:
    """The room that this is, if it is one."""
    try:
        return [_room(folder)] if "about.toml" in os.listdir(folder) else []  # noqa: PTH208
    except (FileNotFoundError, NotADirectoryError):  # a file, or a link to nothing
        return []
    except OSError as error:
        return [_closed(folder, error)]


def _closed(folder: Path, error: OSError) -> Fault:
    return Fault(folder.name, str(folder), f"it cannot be opened: {error.strerror}")


def _room(folder: Path) -> Place:
    return Place(folder.name, f"{PRIVATE}.{folder.name}", folder, outside=True)


# --- Packages


def in_packages(path: Iterable[str]) -> list[Found]:
    """The rooms that installed packages name."""
    named = {point for folder in path for point in _entry_points(folder or ".")}
    return [_installed(name, package) for name, package in sorted(named)]


def _entry_points(folder: str) -> Iterator[tuple[str, str]]:
    """Name and value of each; `importlib.metadata` would take ten times as long to find none."""
    try:
        names = os.listdir(folder)  # noqa: PTH208 - this and `open` are what is quick
    except OSError:
        return
    for name in names:
        if name.endswith((".dist-info", ".egg-info")):
            try:
                with open(f"{folder}/{name}/entry_points.txt", "rb") as file:  # noqa: PTH123
                    text = file.read()
            except OSError:
                continue
            if GROUP.encode() in text:
                yield from _in_group(text.decode("utf-8", "replace"))


def _in_group(text: str) -> Iterator[tuple[str, str]]:
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[] ")
        elif group == GROUP and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield name.strip(), value.split("[")[0].strip()


def _installed(name: str, package: str) -> Found:
    try:
        spec = find_spec(package)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a package above it, which may do anything
        return Fault(name, package, f"{package} cannot be imported: {said(error)}")
    if spec is None or not spec.submodule_search_locations:
        return Fault(name, package, f"there is no package {package}")
    return Place(name, package, Path(next(iter(spec.submodule_search_locations))), outside=True)
