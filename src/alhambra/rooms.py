"""Rooms: the folder of one module, with its rule and everything that belongs to it.

A room is a package in `alhambra/modules` with an `about.toml`; nothing else lists modules. Rooms
are looked for when somebody asks for them, and a rule is imported when it is played.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alhambra.languages import LANGUAGES, lines

if TYPE_CHECKING:  # the engine need not be there to look around
    from alhambra.engine.module import Module

HOME = Path(__file__).parent / "modules"
SHARED = HOME / "shared"  # what several modules use
# The boxes in which the modules appeared first.
BOXES = ("1", "2", "3", "4", "5", "6", "Queenie", "Designers", "Fans")


@dataclass(frozen=True)
class Room:
    """What a room tells of its module without playing it."""

    package: str
    folder: Path
    number: int
    box: str
    revision: int  # goes up when recorded games would play differently
    weight: int  # how much it asks of a player, 1 to 3
    length: tuple[int, ...]  # decisions it adds to a game of 2 to 6 players
    options: tuple[str, ...] = ()  # options of a game that only make sense with this module

    @property
    def id(self) -> str:
        """The name of the folder."""
        return self.folder.name

    @property
    def names(self) -> dict[str, str]:
        """What the module is called, by language."""
        return self._texts("name")

    @property
    def text(self) -> dict[str, str]:
        """What it does, in one sentence, by language."""
        return self._texts("text")

    @cached_property
    def pieces(self) -> dict[str, Any]:
        """What its pieces are, each table with its source."""
        return tomllib.loads(self.read("pieces.toml"))

    @property
    def sources(self) -> list[str]:
        """How far its pieces can be trusted: the sources their file names."""
        return _named_sources(self.pieces)

    def make(self, pieces: dict[str, Any]) -> "Module":
        """The rule with its pieces: the class is called like the room."""
        rule = "".join(word.capitalize() for word in self.id.split("_"))
        module: Module = getattr(import_module(self.package), rule)(pieces)
        return module

    def read(self, name: str) -> str:
        """A file of the room."""
        return (self.folder / name).read_text("utf-8")

    def part(self, name: str) -> Any:
        """A further file of code that a room may have, such as `advice`; None if it has none."""
        if not (self.folder / f"{name}.py").is_file():
            return None
        return import_module(f"{self.package}.{name}")

    def _texts(self, what: str) -> dict[str, str]:
        key = f"module-{self.id.replace('_', '-')}-{what}"
        return {language: lines(self.read(f"{language}.ftl"))[key] for language in LANGUAGES}


def _named_sources(value: object) -> list[str]:
    """The texts under every key that ends in `source`, in the order of the file."""
    if isinstance(value, list):
        return [source for item in value for source in _named_sources(item)]
    if not isinstance(value, dict):
        return []
    found: list[str] = []
    for key, item in value.items():
        found.extend([item] if key.endswith("source") else _named_sources(item))
    return found


class Rooms(Mapping[str, Room]):
    """The rooms in a folder by their ids, in the order of their numbers."""

    def __init__(self, folder: Path, package: str) -> None:
        self._folder = folder
        self._package = package

    @cached_property
    def _found(self) -> dict[str, Room]:
        rooms = [self._room(file) for file in self._folder.glob("*/about.toml")]
        return {room.id: room for room in sorted(rooms, key=lambda room: room.number)}

    def _room(self, about: Path) -> Room:
        """A field that `Room` lacks, or lacks here, is an error."""
        table = tomllib.loads(about.read_text("utf-8"))
        fields: dict[str, Any] = {
            key: tuple(it) if isinstance(it, list) else it for key, it in table.items()
        }
        return Room(f"{self._package}.{about.parent.name}", about.parent, **fields)

    def __getitem__(self, name: str) -> Room:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


ALL = Rooms(HOME, "alhambra.modules")


def room_texts(language: str) -> list[str]:
    """The Fluent files of all rooms, and of what they share."""
    shared = [file.read_text("utf-8") for file in sorted(SHARED.glob(f"*.{language}.ftl"))]
    return [*shared, *(room.read(f"{language}.ftl") for room in ALL.values())]
