"""The modules of the Mega Box that can be played, by id, in the order of their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alhambra.engine.module import Module
from alhambra.modules import diamonds, magical_buildings, viziers_favour

# The boxes in which the modules appeared first.
BOXES = ("1", "2", "3", "4", "5", "6", "Queenie", "Designers", "Fans")


@dataclass(frozen=True)
class Entry:
    """What the catalogue tells of a module without playing it."""

    id: str
    number: int
    box: str
    revision: int
    make: Callable[[dict[str, Any]], Module]


ALL: dict[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry("viziers_favour", 1, "1", 1, viziers_favour.ViziersFavour),
        Entry("diamonds", 6, "2", 1, diamonds.Diamonds),
        Entry("magical_buildings", 25, "Queenie", 1, magical_buildings.MagicalBuildings),
    )
}
