"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.awake import missing, objects_to


def test_what_nobody_is_told_is_missed() -> None:
    assert objects_to("orchards", "fruit_planted", missing)
