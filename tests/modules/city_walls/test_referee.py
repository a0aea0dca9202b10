"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from tests.referee.awake import missing, objects_to, objects_to_places


def test_what_nobody_is_told_is_missed() -> None:
    assert objects_to("city_walls", "walls_built", missing)


@pytest.mark.parametrize("name", ["build_walls", "build_walls_aside"])
def test_places_too_few_or_too_many_are_noticed(name: str) -> None:
    assert objects_to_places("city_walls", name)
