"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from alhambra.referee.pieces import Cell
from alhambra.referee.plan import Plan
from tests.modules.building_sites.sites import unfinished
from tests.referee.awake import objects_to_places
from tests.referee.tables import broken, fitting, piece, plan, shown, ways


def tower_cells(asked: Plan, colour: str) -> set[tuple[Cell, int]]:
    near = asked.near()
    tile = f"watchtower {colour} 1"
    return {(c, turn) for c in near for turn in range(4) if asked.may_add(piece(tile, c, turn))}


def test_watchtowers_touch_a_building_of_their_colour() -> None:
    """Turns are corners from the north-west; the two sides of the corner are open."""
    asked = plan("tower 11 N @ 1,0", watchtowers=None)
    east = {((2, 0), 0), ((2, 0), 3)}  # a short side to the west
    south = {((1, 1), 0), ((1, 1), 1)}
    assert tower_cells(asked, "tower") == east | south
    assert tower_cells(asked, "garden") == set()
    begun = unfinished("tower 11 N")
    site = plan("tower 11 N @ 1,0", building_sites=begun, watchtowers=None)
    assert tower_cells(site, "tower") == east | south
    assert tower_cells(plan("square tower N @ 1,0", watchtowers=None), "tower") == set()


def test_a_watchtower_is_walked_over_and_holds_its_building() -> None:
    asked = plan(
        "tower 11 N @ 1,0", "watchtower tower 1 @ 2,0,3", watchtowers=None
    )  # open to the west and south
    assert broken(asked) == ""
    assert (2, 1) in fitting(asked, "chambers 10 -")
    assert (3, 0) not in fitting(asked, "chambers 10 -")  # nothing to walk on: its free half
    assert not asked.may_lift([(1, 0)])
    assert not asked.may_lift([(2, 0)])
    assert asked.may_exchange([(1, 0)], piece("tower 12 -", (1, 0)))
    assert not asked.may_exchange([(1, 0)], piece("garden 10 -", (1, 0)))


def test_the_free_half_of_a_watchtower_may_not_be_enclosed() -> None:
    ring = ["tower 11 - @ 1,0", "tower 12 - @ 2,0", "watchtower tower 1 @ 1,1,0"]
    assert broken(plan(*ring, watchtowers=None)) == ""
    asked = plan(*ring, "garden 10 - @ 2,1", "chambers 10 - @ 2,2", watchtowers=None)
    assert broken(asked) == ""
    assert (1, 2) not in fitting(asked, "arcades 9 -")


def test_watchtowers_go_back_only_if_none_has_a_place() -> None:
    tower = "watchtower garden 1"
    found = ways(shown([], watchtowers=None), "place", tiles=[tower])
    assert [way[0] for way in found] == ["return_watchtower"]
    assert ways(shown([], watchtowers=None), "place", tiles=[tower, "pavilion 2 NEW"]) == {
        ("place", "pavilion 2 NEW", (), (0, -1), 0, ())
    }
    placed = ways(shown(["garden 10 - @ 1,0"], watchtowers=None), "place", tiles=[tower])
    assert {way[0] for way in placed} == {"place"}


def test_a_watchtower_without_its_colour_breaks_the_rule() -> None:
    board = ("tower 11 - @ 1,0", "watchtower garden 1 @ 2,0,0")
    assert broken(plan(*board, watchtowers=None)) == "towers"


def test_places_too_few_or_too_many_are_noticed() -> None:
    assert objects_to_places("watchtowers", "return_watchtower")
