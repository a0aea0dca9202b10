"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from typing import Any

import pytest

from tests.referee.tables import crew, shown, tell


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ([{"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"}], {"tower 11 N"}),
        (
            [
                {"event": "danced", "seat": 1, "tile": "tower 9 W", "space": 2},
                {"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"},
            ],
            set(),
        ),
        (
            [
                {"event": "sultan_claimed", "seat": 1, "tile": "tower 11 N"},
                {"event": "bought", "seat": 2, "tile": "tower 11 N"},
            ],
            set(),
        ),
    ],
)
def test_a_claim_belongs_to_a_turn_only_if_the_dancer_drew_the_tile(
    told: list[dict[str, Any]], claimed: set[str]
) -> None:
    mine = crew(shown([], [], [], power_of_sultan={}, characters={}))
    tell(mine, *told)
    assert mine.story.claimed == claimed
