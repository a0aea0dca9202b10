"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.awake import larger, missing, objects_to


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("invaders", "attacked", larger)


def test_what_nobody_is_told_is_missed() -> None:
    assert objects_to("invaders", "attacked", missing)
