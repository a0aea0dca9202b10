"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from alhambra.referee import ObjectionError
from tests.referee.awake import larger, objects_to
from tests.referee.tables import crew, shown, tell


def test_the_juggler_brings_eight_points_to_her_winner() -> None:
    juggler = crew(shown([], [], characters={}))
    tell(juggler, {"event": "character_won", "seat": 1, "lot": "juggler"})
    tell(juggler, {"event": "juggler_kept", "seat": 1, "points": 8})
    with pytest.raises(ObjectionError):
        tell(juggler, {"event": "juggler_kept", "seat": 0, "points": 8})
    with pytest.raises(ObjectionError):
        tell(juggler, {"event": "juggler_kept", "seat": 1, "points": 7})


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("characters", "juggler_kept", larger)
