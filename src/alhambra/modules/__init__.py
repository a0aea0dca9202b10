"""The modules of the Mega Box that can be played, by id, in the order of their numbers."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from alhambra.engine.module import Module
from alhambra.modules import (
    alhambra_zoo,
    art_of_the_moors,
    bathhouses,
    bazaars,
    bonus_cards,
    building_sites,
    buildings_of_power,
    bureau_de_change,
    caliphs_guidelines,
    camps,
    caravanserai,
    change,
    characters,
    city_gates,
    city_walls,
    diamonds,
    exchange_certificates,
    extensions,
    falconers,
    fresh_colors,
    gates_without_end,
    handymen,
    invaders,
    magical_buildings,
    major_construction_projects,
    master_builders,
    medina,
    new_building_grounds,
    new_score_cards,
    orchards,
    palace_designers,
    palace_staff,
    personal_building_market,
    power_of_sultan,
    squares,
    street_trader,
    thieves,
    travelling_craftsmen,
    treasure_chamber,
    treasures,
    viziers_favour,
    watchtowers,
    wishing_well,
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
        Entry("bonus_cards", 3, "1", 1, bonus_cards.BonusCards),
        Entry("squares", 4, "1", 1, squares.Squares),
        Entry("city_gates", 5, "2", 1, city_gates.CityGates),
        Entry("diamonds", 6, "2", 1, diamonds.Diamonds),
        Entry("characters", 7, "2", 1, characters.Characters),
        Entry("camps", 8, "2", 1, camps.Camps),
        Entry("city_walls", 9, "3", 1, city_walls.CityWalls),
        Entry("thieves", 10, "3", 1, thieves.Thieves),
        Entry("change", 11, "3", 1, change.Change),
        Entry("street_trader", 12, "3", 1, street_trader.StreetTrader),
        Entry("treasure_chamber", 13, "4", 1, treasure_chamber.TreasureChamber),
        Entry("master_builders", 14, "4", 1, master_builders.MasterBuilders),
        Entry("invaders", 15, "4", 1, invaders.Invaders, ("open_attack_card",)),
        Entry("bazaars", 16, "4", 1, bazaars.Bazaars),
        Entry("new_score_cards", 17, "5", 1, new_score_cards.NewScoreCards),
        Entry("power_of_sultan", 18, "5", 1, power_of_sultan.PowerOfSultan),
        Entry("caravanserai", 19, "5", 1, caravanserai.Caravanserai),
        Entry("art_of_the_moors", 20, "5", 1, art_of_the_moors.ArtOfTheMoors),
        Entry("falconers", 21, "6", 1, falconers.Falconers),
        Entry("watchtowers", 22, "6", 1, watchtowers.Watchtowers),
        Entry("building_sites", 23, "6", 1, building_sites.BuildingSites),
        Entry("exchange_certificates", 24, "6", 1, exchange_certificates.ExchangeCertificates),
        Entry("magical_buildings", 25, "Queenie", 1, magical_buildings.MagicalBuildings),
        Entry("medina", 26, "Queenie", 1, medina.Medina),
        Entry("new_building_grounds", 27, "Designers", 1, new_building_grounds.NewBuildingGrounds),
        Entry(
            "major_construction_projects",
            28,
            "Designers",
            1,
            major_construction_projects.MajorConstructionProjects,
        ),
        Entry("palace_staff", 29, "Designers", 1, palace_staff.PalaceStaff),
        Entry("orchards", 30, "Designers", 1, orchards.Orchards),
        Entry("travelling_craftsmen", 31, "Designers", 1, travelling_craftsmen.TravellingCraftsmen),
        Entry("bathhouses", 32, "Designers", 1, bathhouses.Bathhouses),
        Entry("wishing_well", 33, "Designers", 1, wishing_well.WishingWell),
        Entry("fresh_colors", 34, "Designers", 1, fresh_colors.FreshColors),
        Entry("palace_designers", 35, "Designers", 1, palace_designers.PalaceDesigners),
        Entry("alhambra_zoo", 36, "Designers", 1, alhambra_zoo.AlhambraZoo),
        Entry("gates_without_end", 37, "Designers", 1, gates_without_end.GatesWithoutEnd),
        Entry("buildings_of_power", 38, "Designers", 1, buildings_of_power.BuildingsOfPower),
        Entry("extensions", 39, "Designers", 1, extensions.Extensions),
        Entry("handymen", 40, "Designers", 1, handymen.Handymen),
        Entry(
            "personal_building_market",
            41,
            "Fans",
            1,
            personal_building_market.PersonalBuildingMarket,
        ),
        Entry("treasures", 42, "Fans", 1, treasures.Treasures),
        Entry("caliphs_guidelines", 43, "Fans", 1, caliphs_guidelines.CaliphsGuidelines),
    )
}
