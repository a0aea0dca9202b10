"""What helps to choose modules: presets, weights and the expected length.

All of it is data, in the rooms and in two files; the catalogue of the server hands it to the
client as it is.
"""

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from alhambra.modules import ALL, BOXES

WEIGHTS = (1, 2, 3)  # one new thing to know, another kind of turn, a game beside the game


@dataclass(frozen=True)
class Preset:
    """Modules to play together, chosen with one tap; its words are `preset-ID-name` and `-text`."""

    id: str
    modules: tuple[str, ...]


@cache
def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((files("alhambra.showing") / f"{name}.toml").read_text("utf-8"))


def presets() -> list[Preset]:
    """All presets with the modules that exist; one without any of its modules is left out."""
    entries = _file("presets")["preset"]
    made = [(entry, Preset(entry["id"], _modules_of(entry))) for entry in entries]
    return [preset for entry, preset in made if preset.modules or entry.get("modules") == []]


def _modules_of(entry: dict[str, Any]) -> tuple[str, ...]:
    """The modules a preset names, those of its box, or all."""
    if entry.get("all"):
        return tuple(ALL)
    if "box" in entry:
        return tuple(module.id for module in ALL.values() if module.box == entry["box"])
    return tuple(name for name in ALL if name in entry["modules"])


def weight(module: str) -> int:
    """How demanding a module is for a player, 1 to 3."""
    return ALL[module].weight


def lengths() -> dict[str, Any]:
    """Decisions of a game, as `measuring/lengths.py` counts them, and seconds a decision takes."""
    return {**_file("lengths"), "extra": {name: list(room.length) for name, room in ALL.items()}}


def choices() -> dict[str, Any]:
    """All of the above as plain JSON values: `presets`, `weights`, `lengths`, `boxes`."""
    return {
        "presets": [asdict(preset) for preset in presets()],
        "weights": {name: room.weight for name, room in ALL.items()},
        "lengths": lengths(),
        "boxes": list(dict.fromkeys((*BOXES, *(room.box for room in ALL.values())))),
    }
