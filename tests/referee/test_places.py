"""The build rules on boards laid by hand: where a piece may lie, and what may be lifted."""

from typing import Any

import pytest

from alhambra.referee.ground import broken
from alhambra.referee.paper import Paper, View, piece
from alhambra.referee.pieces import Cell
from alhambra.referee.plan import Plan
from alhambra.referee.ways import Way
from tests.referee.tables import drawn, plan, table, ways


def fitting(asked: Plan, tile: str, turn: int = 0) -> set[Cell]:
    """The cells on which a tile may begin."""
    return {cell for cell in asked.near() if asked.may_add(piece(tile, cell, turn))}


def cells(found: set[Way], kind: str) -> set[Cell]:
    """The cells of all ways of one kind."""
    return {way[3] for way in found if way[0] == kind}


# --- The base game


def test_around_the_fountain() -> None:
    assert fitting(plan(), "tower 11 -") == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert fitting(plan(), "tower 11 N") == {(0, -1), (1, 0), (-1, 0)}
    assert fitting(plan(), "pavilion 2 NEW") == {(0, -1)}


def test_walls_meet_walls() -> None:
    asked = plan("pavilion 7 E @ 1,0", "tower 11 - @ 1,1")
    assert (2, 0) not in fitting(asked, "tower 12 -")
    assert (2, 0) not in fitting(asked, "seraglio 7 W")  # nobody could walk there
    assert (2, 0) not in fitting(asked, "chambers 7 SW")


def test_a_gap_that_leaks_through_a_corner_only_is_a_hole() -> None:
    ring = ["tower 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 - @ 2,1", "garden 11 - @ 2,2"]
    asked = plan(*ring)
    assert (1, 2) in fitting(asked, "chambers 10 -")
    assert (0, 1) in fitting(asked, "chambers 10 -")
    closing = plan(*ring, "chambers 10 - @ 1,2")
    assert (0, 1) not in fitting(closing, "chambers 11 -")  # would enclose 1,1
    assert (1, 1) in fitting(closing, "chambers 11 -")


def test_what_may_be_removed() -> None:
    asked = plan("tower 11 - @ 1,0", "tower 12 - @ 2,0")
    assert not asked.may_lift([(0, 0)])
    assert not asked.may_lift([(1, 0)])
    assert asked.may_lift([(2, 0)])
    around = ["tower 11 - @ 0,-1", "tower 12 - @ 1,-1", "garden 10 - @ 2,-1", "garden 11 - @ 2,0"]
    below = ["chambers 10 - @ 0,1", "chambers 11 - @ 1,1", "arcades 9 - @ 2,1"]
    middle = plan(*around, *below, "arcades 10 - @ 1,0")
    assert not middle.may_lift([(1, 0)])
    assert middle.may_lift([(2, 0)])


def test_an_exchange_is_judged_by_its_end() -> None:
    asked = plan("tower 11 - @ 1,0", "tower 12 - @ 2,0")
    assert asked.may_exchange([(1, 0)], piece("garden 10 N", (1, 0)))
    assert not asked.may_exchange([(1, 0)], piece("garden 10 W", (1, 0)))
    assert not asked.may_exchange([(0, 0)], piece("garden 10 -", (0, 0)))
    assert not asked.may_exchange([(1, 0)], piece("project tower garden", (1, 0)))


# --- What modules change


def test_a_gate_opens_a_double_wall_of_printed_walls() -> None:
    asked = plan("pavilion 7 E @ 1,0")
    assert [*asked.gates(piece("seraglio 7 W", (2, 0)))] == [((2, 0), "W")]
    assert [*asked.gates(piece("tower 11 -", (1, 1)))] == []  # it can be reached anyway
    stick = plan("seraglio 8 S @ 1,0")
    added = piece("tower 11 -", (1, 1), added="N")
    assert [*stick.gates(added)] == []
    assert [*stick.gates(piece("tower 11 N", (1, 1)))] == [((1, 1), "N")]


def test_a_gate_may_be_walked_through_and_locks_both_tiles() -> None:
    gates = {"gates": [[[2, 0, "W"]]], "held": [0]}
    asked = plan("pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", city_gates=gates)
    assert broken(asked.paper) == ""
    assert (3, 0) in fitting(asked, "tower 11 -")
    assert not asked.may_lift([(1, 0)])
    assert not asked.may_lift([(2, 0)])
    assert not asked.may_exchange([(2, 0)], piece("chambers 9 W", (2, 0)))


def test_camps_lean_on_walls_only() -> None:
    asked = plan("pavilion 7 E @ 1,0", "seraglio 7 W @ -1,0")
    assert fitting(asked, "camp 6 W") == {(2, 0)}
    assert fitting(asked, "camp 4 E") == {(-2, 0)}
    assert fitting(asked, "camp 3 N") == set()
    beside = plan("tower 13 E @ 1,0", "pavilion 7 E @ 1,1", "camp 6 W @ 2,0")
    assert fitting(beside, "camp 9 SW") == {(2, 1)}  # green sides meet
    assert fitting(beside, "camp 10 NW") == set()  # its bastion would meet green
    assert (2, -1) not in fitting(beside, "tower 12 -")


def test_no_camp_loses_its_wall() -> None:
    asked = plan("pavilion 7 E @ 1,0", "camp 6 W @ 2,0")
    assert not asked.may_lift([(1, 0)])
    assert asked.may_lift([(2, 0)])
    assert not asked.may_exchange([(1, 0)], piece("pavilion 8 -", (1, 0)))
    assert asked.may_exchange([(1, 0)], piece("tower 13 E", (1, 0)))


def test_holes_are_looked_for_with_camps_and_without() -> None:
    """A camp neither closes a ring nor fills a hole."""
    bay = ["tower 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 W @ 2,1", "chambers 10 - @ 2,2"]
    asked = plan(*bay, "arcades 9 - @ 1,2")
    assert fitting(asked, "camp 4 E") == set()  # its green sides would meet buildings
    left = drawn(*bay, "arcades 9 - @ 1,2", "arcades 10 - @ 0,2", "camp 4 E @ 1,1")
    assert broken(left) == "sides"


def tower_cells(asked: Plan, colour: str) -> set[tuple[Cell, int]]:
    near = asked.near()
    tile = f"watchtower {colour} 1"
    return {(c, turn) for c in near for turn in range(4) if asked.may_add(piece(tile, c, turn))}


def test_watchtowers_touch_a_building_of_their_colour() -> None:
    """Turns are corners from the north-west; the two sides of the corner are open."""
    asked = plan("tower 11 N @ 1,0")
    east = {((2, 0), 0), ((2, 0), 3)}  # a short side to the west
    south = {((1, 1), 0), ((1, 1), 1)}
    assert tower_cells(asked, "tower") == east | south
    assert tower_cells(asked, "garden") == set()
    unfinished = Plan(drawn("tower 11 N @ 1,0", sites=("tower 11 N",)))
    assert tower_cells(unfinished, "tower") == east | south
    assert tower_cells(plan("square tower N @ 1,0"), "tower") == set()


def test_a_watchtower_is_walked_over_and_holds_its_building() -> None:
    asked = plan("tower 11 N @ 1,0", "watchtower tower 1 @ 2,0,3")  # open to the west and south
    assert broken(asked.paper) == ""
    assert (2, 1) in fitting(asked, "chambers 10 -")
    assert (3, 0) not in fitting(asked, "chambers 10 -")  # nothing to walk on: its free half
    assert not asked.may_lift([(1, 0)])
    assert not asked.may_lift([(2, 0)])
    assert asked.may_exchange([(1, 0)], piece("tower 12 -", (1, 0)))
    assert not asked.may_exchange([(1, 0)], piece("garden 10 -", (1, 0)))


def test_the_free_half_of_a_watchtower_may_not_be_enclosed() -> None:
    ring = ["tower 11 - @ 1,0", "tower 12 - @ 2,0", "watchtower tower 1 @ 1,1,0"]
    assert broken(drawn(*ring)) == ""
    asked = plan(*ring, "garden 10 - @ 2,1", "chambers 10 - @ 2,2")
    assert broken(asked.paper) == ""
    assert (1, 2) not in fitting(asked, "arcades 9 -")


def test_projects_cover_two_cells() -> None:
    project = "project pavilion chambers"  # side by side, walls to the south
    assert fitting(plan(), project) == {(-2, 0), (1, 0), (-1, 1), (0, 1)}
    assert fitting(plan(), project, 2) == {(-1, 0), (2, 0), (0, -1), (1, -1)}
    asked = plan(f"{project} @ 1,0")
    assert broken(asked.paper) == ""
    assert asked.may_exchange([(1, 0), (2, 0)], piece("project tower garden", (1, 0)))
    assert not asked.may_exchange([(1, 0), (2, 0)], piece("tower 11 -", (1, 0)))


def test_a_turned_project_may_begin_where_the_old_one_ended() -> None:
    cells = [(1, 0), (2, 0)]
    towards_the_fountain = piece("project tower garden", (2, 0), 2)  # its tower in the east
    asked = plan("project chambers tower @ 1,0", "watchtower tower 1 @ 3,0")
    assert asked.may_exchange(cells, towards_the_fountain)
    assert not asked.may_exchange(cells, piece("project tower garden", (1, 0)))


# --- Questions


def redesign(board: list[str], reserve: list[str], **modules: Any) -> View:
    view = table(board, **modules)
    view["seats"][0]["reserve"] = reserve
    return view


def test_a_redesign_adds_exchanges_and_removes() -> None:
    view = redesign(["tower 11 - @ 1,0"], ["garden 10 N"])
    found = ways(view, "act")
    assert cells(found, "remove") == {(1, 0)}
    assert cells(found, "exchange") == {(1, 0)}
    assert cells(found, "add") == {(0, -1), (-1, 0), (1, -1), (2, 0)}


def test_the_marshals_tile_stays_out_of_the_reserve() -> None:
    staff = {"marshals": [{"seat": 0, "at": [1, 0]}], "served": []}
    view = redesign(["tower 11 - @ 1,0"], ["garden 10 N"], palace_staff=staff)
    found = ways(view, "craft_question")
    assert cells(found, "craft_remove") == cells(found, "craft_exchange") == set()
    assert (-1, 0) in cells(found, "craft_move")


def test_magical_buildings_turn_and_others_need_the_artist() -> None:
    guild = {"up": [["mosaic_artist", "builder"]], "used": None}
    view = redesign([], ["tower 14 NES", "tower 13 E"], travelling_craftsmen=guild)
    turns = {(way[0], way[1], way[4]) for way in ways(view, "act")}
    magical = {("add", "tower 14 NES", turn) for turn in range(4)}
    artist = {("mosaic_add", "tower 13 E", turn) for turn in (1, 2, 3)}
    assert turns == magical | artist | {("add", "tower 13 E", 0)}


def test_watchtowers_go_back_only_if_none_has_a_place() -> None:
    tower = "watchtower garden 1"
    found = ways(table([]), "place", tiles=[tower])
    assert [way[0] for way in found] == ["return_watchtower"]
    assert ways(table([]), "place", tiles=[tower, "pavilion 2 NEW"]) == {
        ("place", "pavilion 2 NEW", (), (0, -1), 0, ())
    }
    placed = ways(table(["garden 10 - @ 1,0"]), "place", tiles=[tower])
    assert {way[0] for way in placed} == {"place"}


@pytest.mark.parametrize("rule", ["sides", "camps", "towers", "on foot", "hole"])
def test_every_rule_can_be_broken(rule: str) -> None:
    boards: dict[str, Paper] = {
        "sides": drawn("tower 13 E @ -1,0"),
        "camps": drawn("tower 13 E @ 1,0", "camp 6 W @ 3,0"),
        "towers": drawn("tower 11 - @ 1,0", "watchtower garden 1 @ 2,0,0"),
        "on foot": drawn("tower 13 E @ 1,0", "seraglio 7 W @ 2,0"),
        "hole": drawn(
            *("tower 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 - @ 2,1", "garden 11 - @ 2,2"),
            *("chambers 10 - @ 1,2", "chambers 11 - @ 0,2", "arcades 9 - @ 0,1"),
        ),
    }
    assert broken(boards[rule]) == rule
