"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from tests.referee.awake import objects_to_places
from tests.referee.tables import redesign, ways


def test_magical_buildings_turn_and_others_need_the_artist() -> None:
    guild = {"up": [["mosaic_artist", "builder"]], "used": None}
    modules = {"travelling_craftsmen": guild, "magical_buildings": None}
    view = redesign([], ["tower 14 NES", "tower 13 E"], **modules)
    turns = {(way[0], way[1], way[4]) for way in ways(view, "act")}
    magical = {("add", "tower 14 NES", turn) for turn in range(4)}
    artist = {("mosaic_add", "tower 13 E", turn) for turn in (1, 2, 3)}
    assert turns == magical | artist | {("add", "tower 13 E", 0)}


@pytest.mark.parametrize("name", ["mosaic_place", "craft_move", "brick_exchange"])
def test_places_too_few_or_too_many_are_noticed(name: str) -> None:
    assert objects_to_places("travelling_craftsmen", name)
