"""Outer walls: the longest run along the outline."""

from random import Random

import pytest

from alhambra.engine.outline import DIAGONAL, longest_wall, open_outer_sides, outline, runs
from tests.engine import slow_count
from tests.engine.slow import Cell
from tests.engine.test_board import Grower
from tests.engine.test_building import Shaper
from tests.engine.twin import Twin

# A cross around the fountain whose every outer side is walled.
RING: dict[Cell, str] = {(0, -1): "NEW", (1, 0): "NES", (0, 1): "ESW", (-1, 0): "NSW"}


def built(tiles: dict[Cell, str]) -> Twin:
    twin = Twin()
    for cell, walls in tiles.items():
        twin.put(cell, walls)
    return twin


def check(twin: Twin) -> None:
    """Runs, longest wall, outline and open sides against the slow count."""
    found = runs(twin.board)
    slow_runs = slow_count.wall_runs(twin.palace)
    assert [(run.length, run.diagonals) for run in found] == slow_runs
    assert longest_wall(twin.board) == (found[0].length if found else 0)
    assert longest_wall(twin.board) == slow_count.longest_wall(twin.palace)
    edges = outline(twin.board)
    assert len(edges) == len(set(edges)) == len(slow_count.outer_edges(twin.palace))
    assert list(open_outer_sides(twin.board)) == slow_count.open_sides(twin.palace)


def wall(tiles: dict[Cell, str]) -> int:
    """The points, after every other count has been checked."""
    twin = built(tiles)
    check(twin)
    return int(longest_wall(twin.board))


def test_the_fountain_alone_has_no_wall() -> None:
    assert wall({}) == 0
    assert runs(Twin().board) == []
    assert list(open_outer_sides(Twin().board)) == [1, 1, 1, 1]


@pytest.mark.parametrize(("walls", "length"), [("", 0), ("N", 1), ("NS", 1), ("NE", 2), ("NES", 3)])
def test_one_tile(walls: str, length: int) -> None:
    assert wall({(1, 0): walls}) == length


def test_a_closed_ring_counts_whole() -> None:
    assert wall(RING) == 12
    assert list(open_outer_sides(built(RING).board)) == [0, 0, 0, 0]


def test_a_closed_ring_counts_whole_with_an_inner_double_wall() -> None:
    assert wall({**RING, (1, 0): "ES", (1, -1): "NEW"}) == 12


def test_one_open_side_breaks_a_ring() -> None:
    assert wall({**RING, (1, 0): "NS"}) == 11


def test_a_wall_goes_on_around_convex_and_concave_corners() -> None:
    assert wall({(1, 0): "NE"}) == 2
    assert wall({(1, 0): "N", (1, 1): ""}) == 1
    # The north side of (1, 0) and the east side of (0, -1) meet in a concave corner.
    assert wall({(0, -1): "NE", (1, 0): "N"}) == 3


def test_a_bay_is_walled_along_its_inside() -> None:
    assert wall({(0, -1): "E", (1, 0): "N", (2, 0): "", (2, -1): "W"}) == 3


def test_a_double_wall_that_ends_on_the_outline_neither_counts_nor_breaks() -> None:
    assert wall({(0, -1): "NE", (1, -1): "NW", (1, 0): ""}) == 2


def test_equal_runs_put_the_one_with_more_half_cells_first() -> None:
    twin = built({(1, 0): "N", (-1, 0): "NS"})
    twin.put((2, 0), "", 3)  # legs west and south, long side to the north-east
    check(twin)
    best = runs(twin.board)[0]
    assert (best.length, best.diagonals) == (2, 1)
    assert [side for _, side in best.edges] == [0, DIAGONAL]


def test_the_legs_of_half_cells_are_no_open_outer_sides() -> None:
    twin = built({(1, 0): ""})
    twin.put((2, 0), "", 3)
    assert list(open_outer_sides(twin.board)) == [2, 0, 2, 1]


@pytest.mark.parametrize("seed", range(12))
def test_random_plain_boards(seed: int) -> None:
    grown = Grower(Random(seed))
    for _ in range(12):
        for _ in range(2):
            grown.grow()
        check(grown.twin)


@pytest.mark.parametrize("seed", range(12))
def test_random_boards_of_any_shape(seed: int) -> None:
    shaper = Shaper(Random(seed), annexes=seed % 4 == 0)
    for _ in range(20):
        shaper.grow()
        check(shaper.twin)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_random_boards_long(seed: int) -> None:
    shaper = Shaper(Random(seed), annexes=False)
    grown = Grower(Random(seed))
    for _ in range(40):
        shaper.grow()
        check(shaper.twin)
        grown.grow()
        check(grown.twin)
