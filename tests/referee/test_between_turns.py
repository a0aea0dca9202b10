"""What happens between turns, or for a while only, is judged by what it was when it counted."""

import copy
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.referee.culture import Culture
from alhambra.referee.story import Story

SEVENS = ["pavilion 7 E", "seraglio 7 W"]


def table(reserve: list[str], points: int, limit: int) -> dict[str, Any]:
    """Seat 1 owns these buildings and a culture tile 7 that shows so much."""
    view = copy.deepcopy(Game(Setup(players=3, modules=("art_of_the_moors",), seed=1)).view())
    view["seats"][1]["reserve"] = reserve
    row = {"culture": 7, "points": points, "limit": limit}
    view["art_of_the_moors"]["culture"][1] = [row]
    return view


def test_a_tile_that_went_back_with_its_marker_stays_back() -> None:
    """A turn ended while one building was missing; before the next turn another was bought."""
    culture = Culture(table(SEVENS, 2, 2))
    culture.watch(table(SEVENS[:1], 0, 0))
    culture.watch(table(SEVENS, 0, 2))
    assert culture.shown[1] == {7: 0}


def test_a_building_that_is_missing_within_a_turn_costs_nothing() -> None:
    culture = Culture(table(SEVENS, 2, 2))
    culture.watch(table(SEVENS[:1], 2, 2))
    culture.watch(table(SEVENS, 2, 2))
    assert culture.shown[1] == {7: 1}


def test_a_tile_does_not_go_back_without_reason() -> None:
    culture = Culture(table(SEVENS, 2, 2))
    culture.watch(table(SEVENS, 0, 2))
    assert culture.shown[1] == {7: 1}


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ([{"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"}], {"tower 11 N"}),
        (
            [
                {"event": "danced", "seat": 1, "tile": "tower 9 W", "space": 2},
                {"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"},
            ],
            set(),
        ),
        (
            [
                {"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"},
                {"event": "bought", "seat": 2, "tile": "tower 11 N"},
            ],
            set(),
        ),
    ],
)
def test_a_claim_belongs_to_a_turn_only_if_the_dancer_drew_the_tile(
    told: list[dict[str, Any]], claimed: set[str]
) -> None:
    story = Story(Game(Setup(players=3, seed=1)).view())
    for event in told:
        story.hear(event)
    assert story.claimed == claimed
