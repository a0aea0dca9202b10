"""The Camps: bastions against walls, and lines of buildings behind them."""

from alhambra import Move
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install, refuse_add
from alhambra.engine.lines import buildings_in_line
from alhambra.engine.rng import seeded
from alhambra.engine.state import empty_table
from alhambra.game.catalogue import make_module, make_rules
from tests.modules.camps.encampment import (
    BAY,
    EXAMPLE,
    EXAMPLE_CAMPS,
    HEAD,
    ROW,
    Unfinished,
    acting,
    board,
    place,
    placing,
    table,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import text, toy


@traces("lines", "fountain-counts")
def test_e_two_lines_of_four_and_one_of_two() -> None:
    """The fountain counts like a building; ten points in every scoring."""
    game = game_with(HEAD, board(*EXAMPLE, *EXAMPLE_CAMPS), "", "")
    for round_number in (1, 2, 3):
        assert points(game, round_number, "camps") == [10, 0, 0]
    lines = [data["lines"] for name, _, data in game.count_round(1)[0] if name == "camps"]
    assert lines == [[[-2, 0, "E", 4], [3, 0, "W", 4], [1, 2, "N", 2]]]


@traces("wall-counts")
def test_walls_count_the_same_with_and_without_camps() -> None:
    without = game_with(HEAD, board(*EXAMPLE), "", "")
    with_camps = game_with(HEAD, board(*EXAMPLE, *EXAMPLE_CAMPS), "", "")
    assert points(with_camps, 1, "wall") == points(without, 1, "wall")
    for name in ("seraglio", "garden", "pavilion"):
        assert points(with_camps, 3, name) == points(without, 3, name)


@traces("lines", "inner-walls")
def test_a_camp_with_two_arrows_scores_both_and_inner_walls_do_not_break_a_line() -> None:
    """North of the camp three buildings, with a double wall between two; west of it two."""
    tiles = [
        "garden 11 - @ 1,0",
        "garden 10 - @ 2,0",
        "tower 11 S @ 2,1",
        "chambers 11 - @ 1,1",
        "arcades 8 E @ 1,2",
        "camp 10 NW @ 2,2",
    ]
    game = game_with(HEAD, board(*tiles), "", "")
    assert points(game, 1, "camps") == [2 + 1, 0, 0]
    walled = [
        "pavilion 6 N @ 1,1",
        "seraglio 8 S @ 1,0",
        "tower 12 - @ 0,1",
        "garden 11 - @ 0,-1",
        "garden 10 N @ 1,-1",
        "camp 5 S @ 1,-2",
    ]
    assert points(game_with(HEAD, board(*walled), "", ""), 1, "camps") == [3, 0, 0]


@traces("second-bastion")
def test_a_bastion_that_faces_free_ground_counts_nothing() -> None:
    game = game_with(HEAD, board(*ROW, "camp 8 NE @ 3,1"), "", "")
    assert points(game, 1, "camps") == [1, 0, 0]


@traces("reserve")
def test_the_reserve_counts_nothing() -> None:
    game = game_with(HEAD, board(*ROW) + 'reserve = ["camp 3 N"]', "", "")
    assert points(game, 1, "camps") == [0, 0, 0]


@traces("site-passes")
def test_an_unfinished_building_does_not_count_but_does_not_break_the_line() -> None:
    west = 3
    assert buildings_in_line(table(), 0, cell_at(3, 0), west) == 3
    assert buildings_in_line(table(toy(Unfinished(), "toy", 99)), 0, cell_at(3, 0), west) == 2


@traces("camp-ends")
def test_another_camp_ends_the_line() -> None:
    """Three camps below the row; a line to the west begins at the camp's own side."""
    game = game_with(HEAD, board(*ROW, "camp 3 N @ 1,1", "camp 8 NE @ 2,1"), "", "")
    assert points(game, 1, "camps") == [2, 0, 0]


# --- The table of sides


@traces("bastion-wall")
def test_a_bastion_meets_a_wall() -> None:
    game = placing("camp 3 N", "camp 4 E")
    assert game.why_not(place("camp 3 N", 1, 1)) is None
    assert game.why_not(place("camp 4 E", 1, 1)) == "bastion_needs_wall"


@traces("green-green")
def test_green_meets_green_and_nothing_else() -> None:
    game = placing("camp 3 N", "camp 8 NE", "camp 10 NW")
    game.play(place("camp 8 NE", 1, 1))
    assert game.why_not(place("camp 3 N", 2, 1)) == "green_needs_green"
    assert game.why_not(place("camp 10 NW", 2, 1)) == "green_needs_green"
    game = placing("camp 3 N", "camp 8 NE")
    game.play(place("camp 3 N", 1, 1))
    assert game.why_not(place("camp 8 NE", 2, 1)) is None


@traces("no-open")
def test_neither_side_meets_an_open_side_of_a_building() -> None:
    game = placing("camp 3 N", "camp 5 S", "camp 7 ES")
    assert game.why_not(place("camp 3 N", 0, 1)) == "bastion_needs_wall"
    assert game.why_not(place("camp 5 S", 0, 1)) == "bastion_needs_wall"
    assert game.why_not(place("camp 5 S", 0, -1)) == "bastion_needs_wall"


@traces("no-green-wall")
def test_green_meets_no_wall() -> None:
    """East of the tower is a wall; a camp whose bastion looks another way cannot lean there."""
    game = placing("camp 3 N", "camp 6 W", tiles=["pavilion 7 E @ 1,0"])
    assert game.why_not(place("camp 3 N", 2, 0)) == "bastion_needs_wall"
    assert game.why_not(place("camp 6 W", 2, 0)) is None


@traces("one-leans")
def test_one_bastion_must_lean_on_a_wall() -> None:
    game = placing("camp 3 N", "camp 5 S", tiles=[*ROW, "camp 8 NE @ 3,1"])
    assert game.why_not(place("camp 5 S", 3, 2)) == "bastion_needs_wall"
    assert game.why_not(place("camp 3 N", 3, 2)) == "green_needs_green"
    assert game.why_not(place("camp 3 N", 9, 9)) == "bastion_needs_wall"
    assert game.why_not(place("camp 3 N", 3, 1)) == "cell_taken"
    assert game.why_not(place("camp 3 N", 40, 0)) == "table_edge"


@traces("fixed")
def test_a_camp_is_never_turned() -> None:
    game = placing("camp 3 N")
    turned = Move("place", tile="camp 3 N", at=[1, 1], turn=1)
    assert game.why_not(turned) == "cannot_turn"


@traces("bastion-wall")
def test_all_listed_places_are_legal_and_all_others_are_not() -> None:
    game = placing("camp 3 N", "camp 8 NE", "camp 7 ES", tiles=[*EXAMPLE, "camp 6 W @ 3,0"])
    listed = {text(move.to_json()) for move in game.moves() if move.kind == "place"}
    for tile in ("camp 3 N", "camp 8 NE", "camp 7 ES"):
        for x in range(-4, 6):
            for y in range(-4, 6):
                move = place(tile, x, y)
                assert (game.why_not(move) is None) == (text(move.to_json()) in listed)
    assert listed


@traces("later")
def test_buildings_laid_later_obey_the_same_table() -> None:
    tiles = [*ROW, "camp 10 NW @ 1,1"]
    game = placing("garden 9 E", "garden 11 -", tiles=tiles)
    assert game.why_not(place("garden 9 E", 0, 1)) is None
    assert game.why_not(place("garden 11 -", 0, 1)) == "bastion_needs_wall"
    assert game.why_not(place("garden 11 -", 1, 1)) == "cell_taken"
    green = placing("garden 9 E", tiles=[*ROW, "camp 3 N @ 1,1"])
    assert green.why_not(place("garden 9 E", 0, 1)) == "bastion_needs_wall"


@traces("holes")
def test_no_camp_may_close_a_hole() -> None:
    game = placing("camp 6 W", tiles=BAY)
    assert game.why_not(place("camp 6 W", 2, 2)) == "hole"
    open_bay = placing("camp 6 W", tiles=BAY[:1] + BAY[3:4] + BAY[5:])
    assert open_bay.why_not(place("camp 6 W", 2, 2)) is None


@traces("holes")
def test_no_building_may_close_a_hole_together_with_a_camp() -> None:
    tiles = [*BAY[:4], BAY[5], "camp 6 W @ 2,2"]
    game = placing("chambers 11 -", tiles=tiles)
    assert game.why_not(place("chambers 11 -", 3, 1)) == "hole"
    assert game.why_not(place("chambers 11 -", 4, 0)) is None


@traces("not-watchtower")
def test_half_cells_carry_no_camp() -> None:
    """The open legs of a watchtower may not meet a camp, and its free half is no wall."""
    state = empty_table(
        make_rules(3, [make_module("camps"), make_module("watchtowers")], []), seeded("half")
    )
    names = state.rules.tile_by_name
    install(state, 0, names["tower 11 N"], 0, cell_at(1, 0))
    install(state, 0, names["watchtower tower 1"], 3, cell_at(2, 0))
    for camp in ("camp 6 W", "camp 5 S", "camp 9 SW"):
        for x, y in ((3, 0), (2, 1), (2, -1), (3, 1)):
            assert refuse_add(state, 0, names[camp], 0, cell_at(x, y)) == "bastion_needs_wall"
    assert refuse_add(state, 0, names["camp 5 S"], 0, cell_at(1, -1)) == ""


# --- Redesign


@traces("redesign")
def test_camps_are_added_removed_and_exchanged() -> None:
    game = acting(["camp 8 NE"], *ROW, "camp 3 N @ 1,1")
    assert game.why_not(Move("add", tile="camp 8 NE", at=[2, 1])) is None
    exchange = Move("exchange", tile="camp 8 NE", at=[1, 1])
    assert exchange in game.moves()
    game.play(exchange)
    seat = game.view(0)["seats"][0]
    assert seat["reserve"] == ["camp 3 N"]
    assert {"tile": "camp 8 NE", "at": [1, 1]} in seat["board"]
    game = acting([], *ROW, "camp 3 N @ 1,1")
    remove = Move("remove", at=[1, 1])
    assert remove in game.moves()
    game.play(remove)
    assert game.view(0)["seats"][0]["reserve"] == ["camp 3 N"]
    assert points(game, 1, "camps") == [0, 0, 0]
