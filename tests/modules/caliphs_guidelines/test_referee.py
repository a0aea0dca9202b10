"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import itertools
import random

import pytest

from alhambra.modules.caliphs_guidelines.referee import (
    columns,
    different_types,
    double_walls,
    farthest_building,
    longest_diagonal,
    most_pairs,
    rows,
    same_type_neighbours,
    second_longest_wall,
    squares_2x2,
)
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import Cell
from tests.modules.building_sites.sites import unfinished
from tests.referee.tables import drawn, row

GARDENS = ("garden 10 -", "garden 11 -", "garden 10 W", "garden 10 N", "garden 9 E", "garden 12 S")
PLAIN = ("tower 11 -", "tower 12 -", "garden 11 -", "chambers 10 -", "arcades 9 -", "arcades 10 -")


def line(*tiles: str, sites: tuple[int, ...] = (), y: int = 0, x: int = 1) -> Paper:
    begun = unfinished(*(tiles[number] for number in sites))
    return row(*tiles, y=y, x=x, building_sites=begun).papers[0]


# --- S7: three points for every two, each tile in one pair at most


@pytest.mark.parametrize(
    ("cells", "points"),
    [
        ([(1, 0)], 0),
        ([(1, 0), (2, 0)], 3),
        ([(1, 0), (2, 0), (3, 0)], 3),
        ([(1, 0), (2, 0), (3, 0), (4, 0)], 6),
        ([(1, 0), (2, 0), (1, 1), (2, 1)], 6),
        ([(1, 0), (2, 0), (2, 1)], 3),
        ([(2, 0), (1, 0), (3, 0), (2, 1), (2, -1)], 3),  # a cross: its middle is in every pair
        ([(1, 0), (2, 1)], 0),
    ],
)
def test_pairs_of_gardens(cells: list[Cell], points: int) -> None:
    laid = [f"{tile} @ {x},{y}" for tile, (x, y) in zip(GARDENS, cells, strict=False)]
    assert same_type_neighbours(drawn(*laid)) == points


def test_pairs_need_finished_base_tiles_of_one_type() -> None:
    assert same_type_neighbours(line("garden 10 -", "tower 11 -")) == 0
    assert same_type_neighbours(line("garden 10 -", "garden 13 NES")) == 0
    assert same_type_neighbours(line("garden 10 -", "garden a 12 -")) == 0
    assert same_type_neighbours(line("garden 10 -", "garden 11 -", sites=(0,))) == 0
    assert same_type_neighbours(drawn("project garden arcades @ 1,0", "garden 11 - @ 1,1")) == 0
    between = line("garden 10 -", "tower 11 -", "garden 11 -", sites=(1,))
    assert same_type_neighbours(between) == 0


def test_pairs_are_the_most_there_can_be() -> None:
    """Against the plainest way: all sets of edges, the largest without a common end."""
    chance = random.Random(7)
    grid = [(x, y) for x in range(4) for y in range(3)]
    for _ in range(60):
        cells = set(chance.sample(grid, chance.randint(2, 8)))
        edges = [(a, b) for a, b in itertools.combinations(sorted(cells), 2) if _beside(a, b)]
        best = max(
            size
            for size in range(len(cells) // 2 + 1)
            for some in itertools.combinations(edges, size)
            if len({end for edge in some for end in edge}) == 2 * size
        )
        assert most_pairs(cells) == best


def _beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


# --- S8: a site is neither a gap nor a building


def test_rows_and_columns_go_on_over_a_site() -> None:
    assert rows(line(*PLAIN[:4], sites=(1,), y=1, x=5)) == 3  # away from the fountain
    assert rows(line(*PLAIN[:3], sites=(1,), y=1, x=5)) == 0
    assert rows(line(*PLAIN[:3], y=1, x=5)) == 3
    column = [f"{tile} @ 5,{y}" for y, tile in enumerate(PLAIN[:4])]
    assert columns(drawn(*column, building_sites=unfinished(PLAIN[1]))) == 3
    assert columns(drawn(*column[:3], building_sites=unfinished(PLAIN[1]))) == 0


def test_rows_count_once_and_gaps_part_them() -> None:
    two = [f"{tile} @ {x},2" for tile, x in zip(PLAIN, (1, 2, 3, 5, 6, 7), strict=True)]
    assert rows(drawn(*two)) == 3
    apart = [f"{tile} @ {x},2" for tile, x in zip(PLAIN, (1, 2, 4, 5), strict=False)]
    assert rows(drawn(*apart)) == 0


def test_diagonals_go_on_over_a_site() -> None:
    diagonal = [f"{tile} @ {n},{n}" for n, tile in enumerate(PLAIN[:3], 1)]
    assert longest_diagonal(drawn(*diagonal)) == 8  # with the fountain
    assert longest_diagonal(drawn(*diagonal, building_sites=unfinished(PLAIN[0]))) == 6
    assert longest_diagonal(drawn(f"{PLAIN[0]} @ 1,1", building_sites=unfinished(PLAIN[0]))) == 0


def test_a_site_is_no_building_of_a_square() -> None:
    square = [f"{tile} @ {x},{y}" for tile, x, y in zip(PLAIN, (1, 0, 1), (0, 1, 1), strict=False)]
    assert squares_2x2(drawn(*square)) == 2
    assert squares_2x2(drawn(*square, building_sites=unfinished(PLAIN[0]))) == 0
    more = [*square, f"{PLAIN[3]} @ 2,0", f"{PLAIN[4]} @ 2,1"]
    assert squares_2x2(drawn(*more)) == 4  # two tiles are part of both


def test_the_way_to_the_farthest_building_leads_over_sites() -> None:
    assert farthest_building(line("garden 11 -", "tower 11 -", sites=(1,))) == 1
    assert farthest_building(line("garden 11 -", "tower 11 -", sites=(0,))) == 2
    assert farthest_building(drawn()) == 0


def test_walls_of_a_site_are_walls_and_its_type_is_none() -> None:
    pair = ("pavilion 7 E", "seraglio 7 W")
    assert double_walls(line(*pair, sites=(0,))) == double_walls(line(*pair)) == 3
    assert different_types(line(*PLAIN[:4])) == 3
    assert different_types(line(*PLAIN[:4], sites=(2,))) == 1


# --- Others


def test_the_second_wall_may_be_as_long_as_the_first() -> None:
    towers = drawn("tower 11 N @ 0,-1", "tower 11 S @ 0,1", "garden 10 W @ -1,0")
    assert second_longest_wall(towers) == 1
    assert second_longest_wall(drawn("tower 11 N @ 0,-1")) == 0
