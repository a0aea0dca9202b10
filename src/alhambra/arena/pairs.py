"""Who finishes ahead of whom, counted deal by deal.

Games of one deal share a deck and are not independent, so a second interval beside Wilson's takes
deals as its units. Where the two differ, the wider one is honest.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alhambra.arena.task import Task
from alhambra.measuring.simulation import Z_95, Outcome, wilson

Matrix = NDArray[np.float64]


def meetings(outcome: Outcome) -> dict[tuple[int, int], float]:
    """For each pair of bots at the table: the share of the first over the second, ties half.

    A bot may hold several seats; then every seat of one is compared with every seat of the other
    and the game still counts once.
    """
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(outcome.bots):
        seats.setdefault(bot, []).append(outcome.scores[seat])
    return {
        (one, other): _ahead(seats[one], seats[other])
        for one, other in combinations(sorted(seats), 2)
    }


def _ahead(ours: list[int], theirs: list[int]) -> float:
    points = sum((a > b) + (a == b) / 2 for a in ours for b in theirs)
    return points / (len(ours) * len(theirs))


@dataclass(frozen=True)
class Share:
    """How often one bot finished ahead of another."""

    games: int
    share: float
    error: float | None  # the standard error, deals being independent; None for a single deal

    def by_games(self, z: float = Z_95) -> tuple[float, float]:
        """Wilson's interval, as if all games were independent."""
        return wilson(self.share * self.games, self.games, z)

    def by_deals(self, z: float = Z_95) -> tuple[float, float]:
        """The interval with deals as units."""
        if self.error is None:
            return 0.0, 1.0
        return max(0.0, self.share - z * self.error), min(1.0, self.share + z * self.error)

    def safe(self, z: float = Z_95) -> tuple[float, float]:
        """What both intervals cover together."""
        (low, high), (lower, higher) = self.by_games(z), self.by_deals(z)
        return min(low, lower), max(high, higher)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "games": self.games,
            "share": self.share,
            "by_games_95": list(self.by_games()),
            "by_deals_95": list(self.by_deals()),
        }


class Pairs:
    """Sums over games for every deal and every pair: games both sat in, and shares in them."""

    def __init__(self, task: Task, outcomes: Iterable[Outcome]) -> None:
        deals: dict[int, tuple[Matrix, Matrix]] = {}
        size = len(task.bots)
        for outcome in outcomes:
            deal = task.deal(outcome.number)
            if deal not in deals:
                deals[deal] = (np.zeros((size, size)), np.zeros((size, size)))
            games, ahead = deals[deal]
            for (one, other), share in meetings(outcome).items():
                games[one, other] += 1
                games[other, one] += 1
                ahead[one, other] += share
                ahead[other, one] += 1 - share
        self.size = size
        self.games = np.array([games for games, _ in deals.values()]).reshape(-1, size, size)
        self.ahead = np.array([ahead for _, ahead in deals.values()]).reshape(-1, size, size)

    def share(self, one: int, other: int) -> Share | None:
        """How often one bot finished ahead of another; None if they never met."""
        games, ahead = self.games[:, one, other], self.ahead[:, one, other]
        total = games.sum()
        if not total:
            return None
        share = float(ahead.sum() / total)
        deals = int((games > 0).sum())
        if deals < 2:
            return Share(int(total), share, None)
        spread = float(((ahead - share * games) ** 2).sum()) * deals / (deals - 1)
        return Share(int(total), share, spread**0.5 / float(total))
