"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.modules.building_sites.sites import unfinished
from tests.referee.tables import broken, fitting, one_board, piece, plan, row, scored


def test_camps_lean_on_walls_only() -> None:
    asked = plan("pavilion 7 E @ 1,0", "seraglio 7 W @ -1,0", camps=None)
    assert fitting(asked, "camp 6 W") == {(2, 0)}
    assert fitting(asked, "camp 4 E") == {(-2, 0)}
    assert fitting(asked, "camp 3 N") == set()
    beside = plan("tower 13 E @ 1,0", "pavilion 7 E @ 1,1", "camp 6 W @ 2,0", camps=None)
    assert fitting(beside, "camp 9 SW") == {(2, 1)}  # green sides meet
    assert fitting(beside, "camp 10 NW") == set()  # its bastion would meet green
    assert (2, -1) not in fitting(beside, "tower 12 -")


def test_no_camp_loses_its_wall() -> None:
    asked = plan("pavilion 7 E @ 1,0", "camp 6 W @ 2,0", camps=None)
    assert not asked.may_lift([(1, 0)])
    assert asked.may_lift([(2, 0)])
    assert not asked.may_exchange([(1, 0)], piece("pavilion 8 -", (1, 0)))
    assert asked.may_exchange([(1, 0)], piece("tower 13 E", (1, 0)))


def test_holes_are_looked_for_with_camps_and_without() -> None:
    """A camp neither closes a ring nor fills a hole."""
    bay = ["tower 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 W @ 2,1", "chambers 10 - @ 2,2"]
    asked = plan(*bay, "arcades 9 - @ 1,2", camps=None)
    assert fitting(asked, "camp 4 E") == set()  # its green sides would meet buildings
    left = plan(*bay, "arcades 9 - @ 1,2", "arcades 10 - @ 0,2", "camp 4 E @ 1,1", camps=None)
    assert broken(left) == "sides"


def test_a_camp_away_from_the_walls_breaks_the_rule() -> None:
    assert broken(plan("tower 13 E @ 1,0", "camp 6 W @ 3,0", camps=None)) == "camps"


def test_camps_count_behind_a_site() -> None:
    tiles = ("tower 11 -", "tower 12 -", "tower 13 E", "camp 6 W")
    begun = unfinished(tiles[1])
    assert scored(row(*tiles, camps=None, building_sites=begun)) == {"camps": 3}  # and the fountain


def test_the_worked_example_of_the_camps() -> None:
    board = ("seraglio 7 W @ -1,0", "tower 11 - @ 1,0", "pavilion 7 E @ 2,0", "seraglio 8 S @ 1,1")
    camps = ("camp 4 E @ -2,0", "camp 6 W @ 3,0", "camp 3 N @ 1,2")
    assert scored(one_board(*board, *camps, camps=None)) == {"camps": 10}
