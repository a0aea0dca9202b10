"""The modules of the Mega Box that can be played, by id, in the order of their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
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
