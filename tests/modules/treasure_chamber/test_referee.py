"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from tests.referee.awake import missing, objects_to


@pytest.mark.parametrize("name", ["chest_put", "chest_lost"])
def test_what_nobody_is_told_is_missed(name: str) -> None:
    assert objects_to("treasure_chamber", name, missing)
