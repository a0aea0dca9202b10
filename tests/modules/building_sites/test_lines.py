"""The Building Sites: a site is neither a gap nor a building in lines, rows and ways."""

import json

import pytest

from tests.modules.building_sites.sites import site, table
from tests.modules.caliphs_guidelines.wishes import fulfilled
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

MODULE = "building_sites"
GARDEN = "garden 11 -"
ROW = ["garden 11 - @ 2,0", "tower 12 - @ 3,0", "chambers 11 - @ 4,0", "seraglio 9 - @ 5,0"]


def scored(module: str, tiles: list[str], *sites: str, more: str = "") -> int:
    """What a module brings the first seat in the first scoring."""
    head = f'modules = ["{module}", "{MODULE}"{more}]'
    tail = table(*[site(tile) for tile in sites])
    game = game_with(head, f"board = {json.dumps(tiles)}", "", "", tail=tail)
    return points(game, 1, module)[0]


def wished(mission: str, tiles: list[str], *sites: str) -> int:
    """What a mission of the caliph brings the first seat."""
    tail = table(*[site(tile) for tile in sites])
    return fulfilled(mission, json.dumps(tiles)[1:-1], f'"{MODULE}", ', tail)


# --- Lines


@traces("lines", "camps:site-passes")
def test_a_camp_counts_the_buildings_beyond_a_site_but_not_the_site() -> None:
    """West of the camp a walled pavilion, a garden, the fountain."""
    line = ["pavilion 7 E @ 2,0", "garden 11 - @ 1,0", "camp 6 W @ 3,0"]
    assert scored("camps", line) == 3
    assert scored("camps", line, GARDEN) == 2
    assert scored("camps", line, GARDEN, "pavilion 7 E") == 1


@traces("lines", "wishing_well:sites-uncounted")
def test_a_well_counts_the_buildings_beyond_a_site_but_not_the_site() -> None:
    well = "well 3 1 @ 1,0 turn 1"
    assert scored("wishing_well", [well, *ROW[:3]]) == 3
    assert scored("wishing_well", [well, *ROW[:3]], "tower 12 -") == 0
    assert scored("wishing_well", [well, *ROW]) == 0
    for tile in (GARDEN, "tower 12 -", "seraglio 9 -"):
        assert scored("wishing_well", [well, *ROW], tile) == 3
    assert scored("wishing_well", [well, *ROW], GARDEN, "tower 12 -") == 0


@traces("lines", "wishing_well:sites-uncounted")
def test_an_unfinished_medina_does_not_count_before_a_well_either() -> None:
    line = ["well 3 1 @ 1,0 turn 1", *ROW[:2], "medina 10 - @ 4,0"]
    assert scored("wishing_well", line, more=', "medina"') == 3
    assert scored("wishing_well", line, "medina 10 -", more=', "medina"') == 0


@traces("lines", "bathhouses:carries-on")
def test_a_site_is_a_step_of_the_distance_but_no_target() -> None:
    bath = "bathhouse arcades garden chambers pavilion @ 1,0"
    line = [bath, "garden 11 - @ 2,0", "tower 12 - @ 3,0", "garden 10 - @ 4,0"]
    assert scored("bathhouses", line) == 1
    assert scored("bathhouses", line, GARDEN) == 3
    assert scored("bathhouses", line, GARDEN, "tower 12 -") == 3
    assert scored("bathhouses", line[:2], GARDEN) == 0


# --- The caliph's missions


def turned(tiles: list[str]) -> list[str]:
    """The same tiles with rows and columns exchanged."""
    pairs = [tile.split(" @ ") for tile in tiles]
    return [f"{name} @ {','.join(reversed(cell.split(',')))}" for name, cell in pairs]


@traces("lines", "caliphs_guidelines:sites-uncounted")
@pytest.mark.parametrize("mission", ["rows", "columns"])
def test_three_buildings_make_a_row_also_around_a_site(mission: str) -> None:
    row = ["garden 11 - @ 1,0", "tower 12 - @ 2,0", "chambers 11 - @ 3,0"]
    row = row if mission == "rows" else turned(row)
    assert wished(mission, row[:2]) == 3
    assert wished(mission, row[:2], GARDEN) == 0
    assert wished(mission, row, GARDEN) == 3
    assert wished(mission, row, "tower 12 -") == 3
    assert wished(mission, row, GARDEN, "tower 12 -") == 0


@traces("lines", "caliphs_guidelines:sites-uncounted")
def test_a_row_has_its_three_buildings_in_one_unbroken_line() -> None:
    """Above the fountain one building, a gap, then two and a site."""
    comb = ["garden 11 - @ 0,-1", "tower 12 - @ 1,0", "chambers 11 - @ 2,0", "arcades 9 - @ 2,-1"]
    far = [*comb, "seraglio 9 - @ 3,-1", "garden 10 - @ 4,-1"]
    assert wished("rows", far) == 6
    assert wished("rows", far, "garden 10 -") == 3


@traces("lines", "caliphs_guidelines:sites-uncounted")
def test_a_diagonal_goes_on_over_a_site_which_brings_nothing() -> None:
    """From the fountain to the south-east; the tiles between are on no diagonal of their own."""
    between = ["garden 11 - @ 1,0", "garden 10 - @ 1,2", "garden 10 N @ 3,2"]
    line = ["tower 12 - @ 1,1", "chambers 11 - @ 2,2", "arcades 9 - @ 3,3"]
    assert wished("longest_diagonal", between + line) == 8
    assert wished("longest_diagonal", between + line, "tower 12 -") == 6
    assert wished("longest_diagonal", between + line, "arcades 9 -") == 6
    assert wished("longest_diagonal", between + line, "tower 12 -", "chambers 11 -") == 4
    assert wished("longest_diagonal", [between[0], line[0]], "tower 12 -") == 0


@traces("lines", "caliphs_guidelines:sites-uncounted")
def test_a_square_needs_four_buildings() -> None:
    four = ["garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1"]
    assert wished("squares_2x2", four) == 2
    for tile in (GARDEN, "tower 12 -", "chambers 11 -"):
        assert wished("squares_2x2", four, tile) == 0


@traces("lines", "caliphs_guidelines:farthest-site")
def test_the_farthest_building_is_no_site_but_the_way_may_lead_over_one() -> None:
    way = ["garden 11 - @ 1,0", "tower 12 - @ 2,0", "chambers 11 - @ 3,0"]
    assert wished("farthest_building", way) == 3
    assert wished("farthest_building", way, "chambers 11 -") == 2
    assert wished("farthest_building", way, "tower 12 -") == 3
    assert wished("farthest_building", way[:2], GARDEN, "tower 12 -") == 0


@traces("lines", "caliphs_guidelines:sites-untyped")
def test_a_site_has_no_type_and_makes_nobody_neighbours() -> None:
    board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "garden 10 N @ 3,0", "tower 12 - @ 0,1"]
    assert wished("same_type_neighbours", board) == 3
    assert wished("same_type_neighbours", board, GARDEN) == 3
    assert wished("same_type_neighbours", board, "garden 10 -") == 0
    assert wished("different_types", board) == 1
    assert wished("different_types", board, "tower 12 -") == 0


@traces("walls-only", "caliphs_guidelines:sites-walls")
def test_the_walls_of_a_site_count_for_the_caliph_too() -> None:
    walled = ["pavilion 7 E @ 1,0", "garden 11 - @ 1,1", "garden 10 - @ 2,1", "seraglio 7 W @ 2,0"]
    assert wished("double_walls", walled, "pavilion 7 E", "seraglio 7 W") == 3
    outer = ["pavilion 2 NEW @ 0,-1", "seraglio 5 SW @ 0,1"]
    assert wished("second_longest_wall", outer, "seraglio 5 SW") == 2
