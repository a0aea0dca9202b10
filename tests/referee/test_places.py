"""The build rules on boards laid by hand: where a piece may lie, and what may be lifted."""

import pytest

from tests.referee.tables import broken, cells, fitting, piece, plan, redesign, ways

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


# --- Questions


def test_a_redesign_adds_exchanges_and_removes() -> None:
    view = redesign(["tower 11 - @ 1,0"], ["garden 10 N"])
    found = ways(view, "act")
    assert cells(found, "remove") == {(1, 0)}
    assert cells(found, "exchange") == {(1, 0)}
    assert cells(found, "add") == {(0, -1), (-1, 0), (1, -1), (2, 0)}


@pytest.mark.parametrize("rule", ["sides", "on foot", "hole"])
def test_every_rule_can_be_broken(rule: str) -> None:
    boards = {
        "sides": ("tower 13 E @ -1,0",),
        "on foot": ("tower 13 E @ 1,0", "seraglio 7 W @ 2,0"),
        "hole": (
            *("tower 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 - @ 2,1", "garden 11 - @ 2,2"),
            *("chambers 10 - @ 1,2", "chambers 11 - @ 0,2", "arcades 9 - @ 0,1"),
        ),
    }
    assert broken(plan(*boards[rule])) == rule
