"""How the game may end, as somebody at a table could estimate it: points, and chances to win.

The judge looks at games that seem the same to the seat, with everything hidden drawn anew. So
whoever is told learns nothing that could not be worked out at the table.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final

from alhambra.bots.judging import judge_for
from alhambra.bots.worlds import Worlds
from alhambra.engine.state import State
from alhambra.search.judge import UNIT, Judge

WORLDS: Final = 16  # what is hidden moves a chance by a percent or two


@dataclass(frozen=True)
class Outlook:
    """What one seat may expect."""

    points: int  # at the end
    chance: int  # to win, in percent

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return asdict(self)


def outlook(worlds: Worlds) -> list[Outlook]:
    """For every seat."""
    states = [worlds.state(number) for number in range(WORLDS)]
    judge = judge_for(states[0].rules)
    looks = [_look(judge, state) for state in states]
    return [
        Outlook(
            round(sum(points for points, _ in seat) / WORLDS),
            round(100 * sum(chance for _, chance in seat) / WORLDS),
        )
        for seat in zip(*looks, strict=True)
    ]


def _look(judge: Judge, state: State) -> list[tuple[float, float]]:
    """Points and chance of every seat in one world."""
    points = [int(worth) / UNIT for worth in judge.expected(state)]
    chances = victories(points, judge.margin_in(state))
    return list(zip(points, chances, strict=True))


def victories(points: list[float], margin: float) -> list[float]:
    """The chance of each to finish before all others; they add up to one.

    >>> [round(chance, 2) for chance in victories([100.0, 100.0, 80.0], 10.0)]
    [0.49, 0.49, 0.02]
    """
    ahead = [_product(points, seat, margin) for seat in range(len(points))]
    return [chance / sum(ahead) for chance in ahead]


def _product(points: list[float], seat: int, margin: float) -> float:
    found = 1.0
    for other, theirs in enumerate(points):
        if other != seat:
            lead = (points[seat] - theirs) / margin
            found *= (1.0 + lead / (1.0 + lead * lead) ** 0.5) / 2.0
    return found
