"""The modules of the Mega Box that can be played, by id, in the order of their numbers."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from alhambra.engine.module import Module
from alhambra.modules import (
    building_sites,
    bureau_de_change,
    camps,
    change,
    characters,
    city_gates,
    diamonds,
    gates_without_end,
    invaders,
    magical_buildings,
    major_construction_projects,
    personal_building_market,
    power_of_sultan,
    thieves,
    viziers_favour,
    watchtowers,
)
from alhambra.texts import LANGUAGES, text

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
    options: tuple[str, ...] = ()  # options of a game that only make sense with this module

    @property
    def names(self) -> dict[str, str]:
        """What the module is called, by language."""
        return self._texts("name")

    @property
    def text(self) -> dict[str, str]:
        """What it does, in one sentence, by language."""
        return self._texts("text")

    @property
    def sources(self) -> list[str]:
        """How far its pieces can be trusted: the sources its data file names."""
        data = (files("alhambra.data") / f"{self.id}.toml").read_text("utf-8")
        return _named_sources(tomllib.loads(data))

    def _texts(self, what: str) -> dict[str, str]:
        key = f"module-{self.id.replace('_', '-')}-{what}"
        return {language: text(language, key) for language in LANGUAGES}


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


ALL: dict[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry("viziers_favour", 1, "1", 1, viziers_favour.ViziersFavour),
        Entry("bureau_de_change", 2, "1", 1, bureau_de_change.BureauDeChange),
        Entry("city_gates", 5, "2", 1, city_gates.CityGates),
        Entry("diamonds", 6, "2", 1, diamonds.Diamonds),
        Entry("characters", 7, "2", 1, characters.Characters),
        Entry("camps", 8, "2", 1, camps.Camps),
        Entry("thieves", 10, "3", 1, thieves.Thieves),
        Entry("change", 11, "3", 1, change.Change),
        Entry("invaders", 15, "4", 1, invaders.Invaders, ("open_attack_card",)),
        Entry("power_of_sultan", 18, "5", 1, power_of_sultan.PowerOfSultan),
        Entry("watchtowers", 22, "6", 1, watchtowers.Watchtowers),
        Entry("building_sites", 23, "6", 1, building_sites.BuildingSites),
        Entry("magical_buildings", 25, "Queenie", 1, magical_buildings.MagicalBuildings),
        Entry(
            "major_construction_projects",
            28,
            "Designers",
            1,
            major_construction_projects.MajorConstructionProjects,
        ),
        Entry("gates_without_end", 37, "Designers", 1, gates_without_end.GatesWithoutEnd),
        Entry(
            "personal_building_market",
            41,
            "Fans",
            1,
            personal_building_market.PersonalBuildingMarket,
        ),
    )
}
