"""The modules of the Mega Box that can be played, by id, in the order of their numbers.

The rules of a module are imported when they are played.
"""

import tomllib
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import Any

from alhambra.engine.module import Module
from alhambra.phrases import LANGUAGES, phrase

# The boxes in which the modules appeared first.
BOXES = ("1", "2", "3", "4", "5", "6", "Queenie", "Designers", "Fans")


@dataclass(frozen=True)
class Entry:
    """What the catalogue tells of a module without playing it."""

    id: str
    number: int
    box: str
    revision: int
    rules: str  # the class of its rules
    options: tuple[str, ...] = ()  # options of a game that only make sense with this module

    def make(self, data: dict[str, Any]) -> Module:
        """The module with its pieces."""
        module: Module = getattr(import_module(f"alhambra.modules.{self.id}"), self.rules)(data)
        return module

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
        data = (files("alhambra.modules") / self.id / "pieces.toml").read_text("utf-8")
        return _named_sources(tomllib.loads(data))

    def _texts(self, what: str) -> dict[str, str]:
        key = f"module-{self.id.replace('_', '-')}-{what}"
        return {language: phrase(language, key) for language in LANGUAGES}


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
        Entry("viziers_favour", 1, "1", 1, "ViziersFavour"),
        Entry("bureau_de_change", 2, "1", 1, "BureauDeChange"),
        Entry("bonus_cards", 3, "1", 1, "BonusCards"),
        Entry("squares", 4, "1", 1, "Squares"),
        Entry("city_gates", 5, "2", 2, "CityGates"),
        Entry("diamonds", 6, "2", 1, "Diamonds"),
        Entry("characters", 7, "2", 2, "Characters"),
        Entry("camps", 8, "2", 1, "Camps"),
        Entry("city_walls", 9, "3", 1, "CityWalls"),
        Entry("thieves", 10, "3", 1, "Thieves"),
        Entry("change", 11, "3", 1, "Change"),
        Entry("street_trader", 12, "3", 1, "StreetTrader"),
        Entry("treasure_chamber", 13, "4", 1, "TreasureChamber"),
        Entry("master_builders", 14, "4", 1, "MasterBuilders"),
        Entry("invaders", 15, "4", 1, "Invaders", ("open_attack_card",)),
        Entry("bazaars", 16, "4", 1, "Bazaars"),
        Entry("new_score_cards", 17, "5", 1, "NewScoreCards"),
        Entry("power_of_sultan", 18, "5", 1, "PowerOfSultan"),
        Entry("caravanserai", 19, "5", 2, "Caravanserai"),
        Entry("art_of_the_moors", 20, "5", 1, "ArtOfTheMoors"),
        Entry("falconers", 21, "6", 1, "Falconers"),
        Entry("watchtowers", 22, "6", 1, "Watchtowers"),
        Entry("building_sites", 23, "6", 1, "BuildingSites"),
        Entry("exchange_certificates", 24, "6", 2, "ExchangeCertificates"),
        Entry("magical_buildings", 25, "Queenie", 1, "MagicalBuildings"),
        Entry("medina", 26, "Queenie", 1, "Medina"),
        Entry("new_building_grounds", 27, "Designers", 1, "NewBuildingGrounds"),
        Entry("major_construction_projects", 28, "Designers", 1, "MajorConstructionProjects"),
        Entry("palace_staff", 29, "Designers", 1, "PalaceStaff"),
        Entry("orchards", 30, "Designers", 1, "Orchards"),
        Entry("travelling_craftsmen", 31, "Designers", 2, "TravellingCraftsmen"),
        Entry("bathhouses", 32, "Designers", 1, "Bathhouses"),
        Entry("wishing_well", 33, "Designers", 2, "WishingWell"),
        Entry("fresh_colors", 34, "Designers", 1, "FreshColors"),
        Entry("palace_designers", 35, "Designers", 2, "PalaceDesigners"),
        Entry("alhambra_zoo", 36, "Designers", 1, "AlhambraZoo"),
        Entry("gates_without_end", 37, "Designers", 1, "GatesWithoutEnd"),
        Entry("buildings_of_power", 38, "Designers", 2, "BuildingsOfPower"),
        Entry("extensions", 39, "Designers", 2, "Extensions"),
        Entry("handymen", 40, "Designers", 2, "Handymen"),
        Entry("personal_building_market", 41, "Fans", 1, "PersonalBuildingMarket"),
        Entry("treasures", 42, "Fans", 2, "Treasures"),
        Entry("caliphs_guidelines", 43, "Fans", 2, "CaliphsGuidelines"),
    )
}
