"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import copy
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.modules.art_of_the_moors.referee import ArtOfTheMoors
from alhambra.referee.paper import View
from alhambra.referee.table import Table
from tests.referee.awake import larger, missing, objects_to
from tests.referee.tables import crew, only, table

SEVENS = ["pavilion 7 E", "seraglio 7 W"]


def seen(reserve: list[str], points: int, limit: int) -> dict[str, Any]:
    """Seat 1 owns these buildings and a culture tile 7 that shows so much."""
    view = copy.deepcopy(Game(Setup(players=3, modules=("art_of_the_moors",), seed=1)).view())
    view["seats"][1]["reserve"] = reserve
    row = [7, points, limit]
    view["art_of_the_moors"]["culture"][1] = [row]
    return view


def culture_of(view: View) -> ArtOfTheMoors:
    found = only(crew(view))
    assert isinstance(found, ArtOfTheMoors)
    return found


def on_paper(*what: Any) -> Table:
    return table(seen(*what))


def test_a_tile_that_went_back_with_its_marker_stays_back() -> None:
    """A turn ended while one building was missing; before the next turn another was bought."""
    culture = culture_of(seen(SEVENS, 2, 2))
    culture.watch(on_paper(SEVENS[:1], 0, 0))
    culture.watch(on_paper(SEVENS, 0, 2))
    assert culture.shown_sections[1] == {7: 0}


def test_a_building_that_is_missing_within_a_turn_costs_nothing() -> None:
    culture = culture_of(seen(SEVENS, 2, 2))
    culture.watch(on_paper(SEVENS[:1], 2, 2))
    culture.watch(on_paper(SEVENS, 2, 2))
    assert culture.shown_sections[1] == {7: 1}


def test_a_tile_does_not_go_back_without_reason() -> None:
    culture = culture_of(seen(SEVENS, 2, 2))
    culture.watch(on_paper(SEVENS, 0, 2))
    assert culture.shown_sections[1] == {7: 1}


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("art_of_the_moors", "culture_turned", larger)


@pytest.mark.parametrize("name", ["culture_taken", "culture_turned"])
def test_what_nobody_is_told_is_missed(name: str) -> None:
    assert objects_to("art_of_the_moors", name, missing)
