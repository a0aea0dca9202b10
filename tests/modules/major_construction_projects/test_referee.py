"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.tables import broken, fitting, piece, plan


def test_projects_cover_two_cells() -> None:
    project = "project pavilion chambers"  # side by side, walls to the south
    assert fitting(plan(), project) == {(-2, 0), (1, 0), (-1, 1), (0, 1)}
    assert fitting(plan(), project, 2) == {(-1, 0), (2, 0), (0, -1), (1, -1)}
    asked = plan(f"{project} @ 1,0")
    assert broken(asked) == ""
    assert asked.may_exchange([(1, 0), (2, 0)], piece("project tower garden", (1, 0)))
    assert not asked.may_exchange([(1, 0), (2, 0)], piece("tower 11 -", (1, 0)))


def test_a_turned_project_may_begin_where_the_old_one_ended() -> None:
    cells = [(1, 0), (2, 0)]
    towards_the_fountain = piece("project tower garden", (2, 0), 2)  # its tower in the east
    asked = plan("project chambers tower @ 1,0", "watchtower tower 1 @ 3,0", watchtowers=None)
    assert asked.may_exchange(cells, towards_the_fountain)
    assert not asked.may_exchange(cells, piece("project tower garden", (1, 0)))
