"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from tests.modules.building_sites.sites import unfinished
from tests.referee.tables import one_board, scored

PLAIN = ("tower 11 -", "tower 12 -", "garden 11 -", "chambers 10 -")


@pytest.mark.parametrize(
    ("tiles", "sites", "points"),
    [
        (4, (1,), 3),  # building, site, building, building
        (3, (1,), 0),  # building, site, building
        (3, (), 3),
        (4, (), 0),
        (4, (3,), 3),  # a site at the end
    ],
)
def test_a_well_counts_buildings(tiles: int, sites: tuple[int, ...], points: int) -> None:
    line = [f"{tile} @ {x},0" for x, tile in enumerate(PLAIN[:tiles], 2)]
    begun = unfinished(*(PLAIN[number] for number in sites))
    well = "well 3 1 @ 1,0,1"  # spout to the east
    asked = one_board(well, *line, building_sites=begun, wishing_well=None)
    assert scored(asked) == ({"wishing_well": points} if points else {})
