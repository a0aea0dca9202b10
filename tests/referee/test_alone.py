"""The referee agrees with a hundred random games of each module; `make quick M=...` plays one's."""

import pytest

from tests.coverage_table import Covered
from tests.modules.combinations import NAMES
from tests.referee.watching import play_watched
from tests.support import PLAYERS

AT_ONCE = 5  # games of one test: few enough for two processes to end together
PARTS = 20 // AT_ONCE  # with each number of players


@pytest.mark.long
@pytest.mark.hundred
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_module(name: str, players: int, part: int, covered: Covered) -> None:
    for number in range(AT_ONCE * part, AT_ONCE * (part + 1)):
        covered(**play_watched(players, (name,), 10 * number + players, 0.01))
