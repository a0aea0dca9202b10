"""The Caliph's Guidelines: nine missions about the shape of an Alhambra."""

from random import Random

import pytest

from alhambra import Game, Move, Setup
from alhambra.modules.caliphs_guidelines.advice import advise, extra
from alhambra.modules.caliphs_guidelines.missions import (
    EAST,
    MISSIONS,
    SOUTH,
    farthest_building,
    lines_across,
    longest_diagonal,
    most_pairs,
    squares,
)
from alhambra.position import PositionError
from tests.modules.caliphs_guidelines.wishes import (
    NAME,
    fulfilled,
    group,
    most_by_trying,
    shape,
    wishing,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

# --- Set-up


@traces("three-of-nine")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_of_nine_missions_are_open(players: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = Game(Setup(players=players, modules=(NAME,), seed=seed))
        missions = game.view()[NAME]["missions"]
        assert len(set(missions)) == 3
        assert {"event": "missions_opened", "missions": missions} in game.log()
        seen |= set(missions)
    assert seen == set(MISSIONS)


@traces("end-only", "for-everybody")
def test_they_count_once_at_the_end_for_everybody() -> None:
    row = 'board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]'
    game = wishing("rows", row, "", 'board = ["tower 12 - @ 1,0", "tower 11 - @ 2,0"]')
    assert points(game, 1, "caliph_rows") == [0, 0, 0]
    assert points(game, 2, "caliph_rows") == [0, 0, 0]
    assert points(game, 3, "caliph_rows") == [3, 0, 3]
    assert [name for name, _, _ in game.count_round(3)[0] if name.startswith("caliph_")] == [
        "caliph_rows",
        "caliph_columns",
        "caliph_same_type_neighbours",
    ]


@traces("end-only")
def test_the_points_are_on_the_last_sheet() -> None:
    head = f"""
    modules = ["{NAME}"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1"]
    """
    seat = 'score = 10\nboard = ["chambers 11 - @ 1,0", "chambers 10 - @ 2,0"]'
    missions = '["rows", "double_walls", "farthest_building"]'
    game = game_with(head, seat, "", "", tail=f"[module.{NAME}]\nmissions = {missions}")
    game.play(Move("take", cards=["florin 1"]))
    assert game.over
    last = [(name, value) for name, value, _ in game.score_sheets[-1][0]]
    assert last[-3:] == [
        ("caliph_rows", 3),
        ("caliph_double_walls", 0),
        ("caliph_farthest_building", 2),
    ]
    assert game.scores[0] == 10 + 19 + 3 + 2


@traces("dirk-none")
def test_dirk_fulfils_no_wishes() -> None:
    game = wishing("different_types", "", "", tail='[dirk]\ntiles = ["tower 12 -", "garden 11 -"]')
    assert all(item[0][:7] != "caliph_" for item in game.count_round(3)[2])


@traces("reserve-never")
def test_the_reserve_counts_nowhere() -> None:
    seat = 'reserve = ["garden 11 -", "tower 12 -", "chambers 11 -"]'
    for mission in MISSIONS:
        assert points(wishing(mission, seat, "", ""), 3, f"caliph_{mission}") == [0, 0, 0]


# --- Rows and columns


@traces("rows", "columns", "fountain-counts")
def test_rows_and_columns_of_three_tiles_count() -> None:
    board = shape("##F#", "#.##", "#...")
    assert lines_across(board, [], EAST) == 1
    assert lines_across(board, [], SOUTH) == 1
    assert lines_across(shape("#F"), [], EAST) == 0
    assert lines_across(shape("##.##", ".#F#."), [], EAST) == 1


@traces("line-once")
def test_a_row_with_two_long_lines_counts_once() -> None:
    assert lines_across(shape("###.###", "..#F#.."), [], EAST) == 2
    assert lines_across(shape("#####", ".#F#."), [], EAST) == 2
    assert lines_across(shape("#.", "#.", "##", ".F", "##", "#.", "#."), [], SOUTH) == 2


@traces("rows", "double-walls-allowed")
def test_a_double_wall_does_not_break_a_row() -> None:
    walled = '"pavilion 7 E @ 1,0", "garden 11 - @ 1,1", "garden 10 - @ 2,1", "seraglio 7 W @ 2,0"'
    assert fulfilled("rows", walled) == 3
    assert fulfilled("columns", walled) == 0


# --- Neighbours


TWO = '"garden 11 - @ 1,0", "garden 10 - @ 2,0"'


@traces("same-type", "disjoint-pairs")
def test_each_building_is_in_one_pair_of_neighbours_at_most() -> None:
    """Three in a row are one pair, four are two, in a row as well as around a corner."""
    assert fulfilled("same_type_neighbours", TWO) == 3
    three = f'{TWO}, "garden 10 N @ 3,0"'
    assert fulfilled("same_type_neighbours", three) == 3
    assert fulfilled("same_type_neighbours", f'{three}, "garden 9 E @ 4,0"') == 6
    assert fulfilled("same_type_neighbours", f'{three}, "garden 12 S @ 2,1"') == 3
    assert fulfilled("same_type_neighbours", f'{TWO}, "tower 12 - @ 3,0"') == 3


@traces("disjoint-pairs")
def test_the_pairs_are_chosen_so_that_there_are_most() -> None:
    """Each drawing is a group of one type; the best pairs are not those found first."""
    drawn = {
        (): 0,
        ("#",): 0,
        ("###",): 1,
        ("##", "##"): 2,
        ("###", "###", "###"): 4,
        (".#.", "###", ".#."): 1,
        (".##.", "####", ".##."): 4,
        ("#..#", "####", "#..#"): 3,
        ("#.#.#", "#####"): 3,
    }
    for rows, pairs in drawn.items():
        assert most_pairs(dict.fromkeys(group(*rows), 0)) == pairs


@traces("disjoint-pairs", "same-type")
def test_no_other_choice_of_pairs_is_larger() -> None:
    """Random groups of three types, against trying everything."""
    chance = Random(7)
    for _ in range(150):
        cells = group("####", "####", "####")
        kinds = {cell: chance.randrange(3) for cell in cells if chance.random() < 0.85}
        assert most_pairs(kinds) == most_by_trying(kinds)


@traces("same-type", "double-walls-allowed")
def test_neighbours_across_a_double_wall_count() -> None:
    walled = '"tower 11 S @ 1,0", "arcades 9 - @ 0,1", "tower 11 N @ 1,1"'
    assert fulfilled("same_type_neighbours", walled) == 3


@traces("same-type-base")
def test_only_buildings_of_the_base_game_are_neighbours() -> None:
    magical = '"garden 11 - @ 1,0", "garden 13 NES @ 2,0"'
    assert fulfilled("same_type_neighbours", magical, '"magical_buildings", ') == 0
    project = '"garden 11 - @ 1,0", "project garden arcades @ 2,0"'
    assert fulfilled("same_type_neighbours", project, '"major_construction_projects", ') == 0


# --- Walls


@traces("second-wall")
def test_the_second_longest_wall_counts_its_sides() -> None:
    board = '"pavilion 2 NEW @ 0,-1", "seraglio 5 SW @ 0,1"'
    assert fulfilled("second_longest_wall", board) == 2
    assert fulfilled("second_longest_wall", '"pavilion 2 NEW @ 0,-1"') == 0


@traces("second-wall-tie", "one-ring")
def test_equal_walls_are_first_and_second_and_a_ring_is_one_wall() -> None:
    assert fulfilled("second_longest_wall", '"tower 11 N @ 1,0", "garden 12 S @ -1,0"') == 1
    ring = [
        '"pavilion 2 NEW @ 0,-1"',
        '"arcades 4 NES @ 1,0"',
        '"seraglio 3 ESW @ 0,1"',
        '"chambers 5 NSW @ -1,0"',
    ]
    game = wishing("second_longest_wall", f"board = [{', '.join(ring)}]", "", "")
    assert points(game, 3, "wall")[0] == 12
    assert points(game, 3, "caliph_second_longest_wall")[0] == 0


@traces("second-wall-half-cell")
def test_a_watchtowers_long_side_counts_one_in_the_second_wall() -> None:
    board = '"tower 11 N @ 1,0", "watchtower tower 1 @ 2,0 turn 3", "seraglio 3 ESW @ 0,1"'
    assert fulfilled("second_longest_wall", board, '"watchtowers", ') == 2


@traces("camp-outer-wall")
def test_a_camp_leaves_an_outer_wall() -> None:
    board = '"pavilion 2 NEW @ 0,-1", "tower 11 S @ 0,1", "camp 3 N @ 0,2"'
    assert fulfilled("second_longest_wall", board, '"camps", ') == 1
    assert fulfilled("double_walls", board, '"camps", ') == 0
    assert fulfilled("columns", board, '"camps", ') == 3


@traces("double-walls")
def test_double_walls_count_with_and_without_a_gate() -> None:
    walled = '"pavilion 7 E @ 1,0", "garden 11 - @ 1,1", "garden 10 - @ 2,1", "seraglio 7 W @ 2,0"'
    assert fulfilled("double_walls", walled) == 3
    gated = wishing(
        "double_walls",
        'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]\ngates = ["1,0 E"]',
        "",
        "",
        modules='"city_gates", ',
    )
    assert points(gated, 3, "caliph_double_walls")[0] == 3


@traces("double-walls", "two-cells")
def test_a_project_has_no_double_wall_in_its_seam_but_may_meet_one() -> None:
    projects = '"major_construction_projects", '
    project = '"project garden arcades @ 1,0"'
    assert fulfilled("double_walls", project, projects) == 0
    more = f'{project}, "tower 11 - @ 0,-1", "garden 12 S @ 1,-1"'
    assert fulfilled("double_walls", more, projects) == 3


@traces("half-cells-never")
def test_half_cells_make_no_double_walls_rows_and_squares() -> None:
    board = '"tower 11 N @ 1,0", "watchtower tower 1 @ 2,0 turn 3"'
    for mission in ("double_walls", "rows"):
        assert fulfilled(mission, board, '"watchtowers", ') == 0
    corner = '"tower 12 - @ 1,0", "garden 11 - @ 0,1", "watchtower tower 1 @ 1,1"'
    assert fulfilled("squares_2x2", corner, '"watchtowers", ') == 0
    assert fulfilled("longest_diagonal", corner, '"watchtowers", ') == 4


# --- Diagonals and squares


@traces("diagonal", "fountain-counts")
def test_the_longest_diagonal_counts_its_tiles() -> None:
    assert longest_diagonal(shape("##..", ".F#.", "..##", "..##"), []) == 4
    assert longest_diagonal(shape("..##", ".F#.", ".#.."), []) == 3
    assert longest_diagonal(shape("F##", ".##", "..#"), []) == 3


@traces("diagonal-of-two")
def test_a_single_tile_is_no_diagonal() -> None:
    assert longest_diagonal(shape("F##"), []) == 0
    assert longest_diagonal(shape("F#", ".#"), []) == 2
    assert fulfilled("longest_diagonal", '"garden 11 - @ 1,0", "garden 10 - @ 1,1"') == 4


@traces("squares", "squares-overlap", "fountain-counts")
def test_squares_of_four_may_overlap() -> None:
    assert squares(shape("F#", "##"), []) == 1
    assert squares(shape("F##", "###", "##."), []) == 3
    assert squares(shape("##.", "#F#", ".##"), []) == 2
    assert squares(shape("F#", "#."), []) == 0


@traces("squares", "double-walls-allowed")
def test_a_square_brings_two_points_also_with_walls_inside() -> None:
    """X: three squares are six points."""
    walled = '"tower 11 S @ 1,0", "arcades 9 - @ 0,1", "tower 11 N @ 1,1"'
    assert fulfilled("squares_2x2", walled) == 2
    three = f'{walled}, "garden 11 - @ 0,2", "chambers 11 - @ 1,2", "garden 10 - @ 2,1"'
    assert fulfilled("squares_2x2", f'{three}, "seraglio 9 - @ 2,2"') == 6


@traces("squares", "two-cells")
def test_projects_fill_rows_and_squares_with_both_cells() -> None:
    projects = '"major_construction_projects", '
    board = '"project garden arcades @ 1,0", "project chambers tower @ -2,0"'
    assert fulfilled("rows", board, projects) == 3
    board = '"project garden arcades @ 1,0", "tower 12 - @ 1,1", "garden 11 - @ 2,1"'
    assert fulfilled("squares_2x2", board, projects) == 2


# --- Types


@traces("types")
@pytest.mark.parametrize(("number", "expected"), [*enumerate([0, 0, 1, 3, 6, 10, 15])])
def test_different_types(number: int, expected: int) -> None:
    tiles = [
        "pavilion 8 - @ 1,0",
        "seraglio 9 - @ 2,0",
        "arcades 9 - @ 3,0",
        "chambers 10 - @ 4,0",
        "garden 11 - @ 5,0",
        "tower 12 - @ 6,0",
    ]
    board = ", ".join(f'"{tile}"' for tile in tiles[:number])
    assert fulfilled("different_types", board) == expected


@traces("types-any-tile")
def test_every_finished_building_counts_for_its_type() -> None:
    assert fulfilled("different_types", '"arcades 11 NE @ 1,0"', '"magical_buildings", ') == 0
    two = '"garden 11 - @ -1,0", "arcades 11 NE @ 1,0"'
    assert fulfilled("different_types", two, '"magical_buildings", ') == 1
    project = '"project garden arcades @ 1,0", "tower 12 - @ 0,1"'
    assert fulfilled("different_types", project, '"major_construction_projects", ') == 3


# --- The farthest building

DETOUR = '"pavilion 7 E @ 1,0", "garden 11 - @ 1,1", "garden 10 - @ 2,1", "seraglio 7 W @ 2,0"'


@traces("farthest")
def test_the_shortest_way_on_foot_counts_and_walls_block_it() -> None:
    assert farthest_building(shape("F"), []) == 0
    assert farthest_building(shape("F###"), []) == 3
    assert farthest_building(shape("F##", "###", "#.."), []) == 3
    assert fulfilled("farthest_building", DETOUR) == 4
    assert fulfilled("farthest_building", DETOUR.replace("7 E", "8 -").replace("7 W", "9 -")) == 3


@traces("farthest-gates")
def test_gates_open_the_way() -> None:
    seat = f'board = [{DETOUR}]\ngates = ["1,0 E"]'
    game = wishing("farthest_building", seat, "", "", modules='"city_gates", ')
    assert points(game, 3, "caliph_farthest_building")[0] == 3


@traces("farthest-half-cells", "half-cells-never")
def test_one_may_cross_a_watchtower_which_is_not_counted() -> None:
    board = '"tower 11 S @ 1,0", "tower 12 - @ 2,0", "watchtower tower 1 @ 2,1", "tower 11 N @ 1,1"'
    assert fulfilled("farthest_building", board, '"watchtowers", ') == 3
    dead_end = '"tower 12 - @ 1,0", "watchtower tower 1 @ 1,1"'
    assert fulfilled("farthest_building", dead_end, '"watchtowers", ') == 1


@traces("farthest", "two-cells", "camp-outer-wall")
def test_each_cell_of_a_project_is_a_step_and_nobody_walks_to_a_camp() -> None:
    project = '"project garden arcades @ 1,0"'
    assert fulfilled("farthest_building", project, '"major_construction_projects", ') == 2
    camp = '"tower 11 S @ 0,1", "camp 3 N @ 0,2"'
    assert fulfilled("farthest_building", camp, '"camps", ') == 1


# --- Notation and whole games


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ('missions = ["rows"]', "3 open missions"),
        ('missions = ["rows", "columns", "towers"]', "missions: there is no mission towers"),
        ('missions = ["rows", "columns", "rows"]', "rows is in two places"),
        ('missions = ["rows", "columns", "-"]', "missions: there is no mission -"),
        ('wishes = ["rows"]', "unknown key"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        game_with(f'modules = ["{NAME}"]', "", "", "", tail=f"[module.{NAME}]\n{table}")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game((NAME,), players, players, 31)
    wished = [f"caliph_{mission}" for mission in game.view()[NAME]["missions"]]
    for seat in range(players):
        names = [name for name, _, _ in game.score_sheets[-1][seat]]
        assert [name for name in names if name.startswith("caliph_")] == wished


def test_nothing_leaks() -> None:
    check_secrets((NAME,), 3, 3, 41)


def test_advice_tells_where_to_build() -> None:
    view = wishing("rows", 'board = ["garden 11 - @ 1,0"]', "", "").view(0)
    assert advise(view, Move("pass")) is None
    assert extra(view, Move("pass")) == 0.0
    assert extra(view, Move("place", tile="garden 10 -", at=[2, 0])) == 0.6 * 6
    assert extra(view, Move("place", tile="tower 12 -", at=[0, 1])) == 0.0
