"""One room: what it tells of its module without playing it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alhambra.locale.languages import LANGUAGES, lines, spelled

if TYPE_CHECKING:  # the engine need not be there to look around
    from alhambra.engine.module import Module

HOME = Path(__file__).parents[1] / "modules"
SHARED = HOME / "shared"  # what several modules use
# The boxes in which the modules appeared first.
BOXES = ("1", "2", "3", "4", "5", "6", "Queenie", "Designers", "Fans")
OTHERS = "Others"  # the box of a module that names none


@dataclass(frozen=True)
class Room:
    """What its `about.toml` says, and where it lies."""

    id: str
    package: str
    folder: Path
    number: int
    revision: int  # goes up when recorded games would play differently
    box: str = OTHERS
    weight: int = 2  # how much it asks of a player, 1 to 3
    length: tuple[int, ...] = (0, 0, 0, 0, 0)  # decisions it adds to a game of 2 to 6 players
    options: tuple[str, ...] = ()  # options of a game that only make sense with this module
    signs: Mapping[str, str] = field(default_factory=dict)  # of its pieces on maps of letters
    outside: bool = False  # whether others have made it
    watched: bool = False  # by the audit, which says more of what fails in play

    @property
    def names(self) -> dict[str, str]:
        """What the module is called, by language; its id in plain words if nobody says."""
        return self._texts("name", spelled(self.id).capitalize())

    @property
    def text(self) -> dict[str, str]:
        """What it does, in one sentence, by language."""
        return self._texts("text", "")

    @property
    def rule(self) -> str:
        """The class of the rule, which is called like the room."""
        return "".join(word.capitalize() for word in self.id.split("_"))

    @cached_property
    def pieces(self) -> dict[str, Any]:
        """What its pieces are, each table with its source."""
        return tomllib.loads(self.read("pieces.toml"))

    @property
    def sources(self) -> list[str]:
        """How far its pieces can be trusted: the sources their file names."""
        return _named_sources(self.pieces)

    def make(self, pieces: dict[str, Any]) -> "Module":
        """The rule with its pieces; it learns its name and number here and nowhere else."""
        module: Module = getattr(import_module(self.package), self.rule)(pieces)
        module.name, module.number = self.id, self.number
        return module

    def read(self, name: str) -> str:
        """A file of the room; one that it need not have is empty."""
        file = self.folder / name
        return file.read_text("utf-8-sig") if file.is_file() or not self.outside else ""

    def told(self, start: str, language: str, end: str) -> str:
        """A file in this language, or in another rather than none."""
        order = (language, *(other for other in LANGUAGES if other != language))
        found = (self.read(f"{start}{one}{end}") for one in order)
        return next((text for text in found if text), "")

    def texts(self, language: str) -> str:
        """Its Fluent file."""
        return self.told("", language, ".ftl")

    def rules_page(self, language: str) -> str:
        """Its rules as Markdown; if nobody has written them, what is known of them."""
        page = self.told("rules.", language, ".md")
        return page or f"# {self.names[language]}\n\n{self.text[language]}\n"

    def part(self, name: str) -> Any:
        """A further file of code that a room may have, such as `advice`; None if it has none."""
        if not (self.folder / f"{name}.py").is_file():
            return None
        return import_module(f"{self.package}.{name}")

    def _texts(self, what: str, else_: str) -> dict[str, str]:
        key = f"module-{self.id.replace('_', '-')}-{what}"
        return {language: lines(self.texts(language)).get(key, else_) for language in LANGUAGES}


def _named_sources(value: object) -> list[str]:
    """The texts under every key that ends in `source`, in the order of the file."""
    if isinstance(value, list):
        return [source for item in value for source in _named_sources(item)]
    if not isinstance(value, dict):
        return []
    found: list[str] = []
    for key, item in value.items():
        found.extend([str(item)] if key.endswith("source") else _named_sources(item))
    return found


def shared_texts(language: str) -> list[str]:
    """The Fluent files of what several of our modules use."""
    return [file.read_text("utf-8") for file in sorted(SHARED.glob(f"*.{language}.ftl"))]
