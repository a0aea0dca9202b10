"""Ratings by the Bradley-Terry model, on the scale of Elo: 400 points are odds of ten to one.

The model is fitted to all pairs at all tables, a tie being half a victory for both. Each pair gets
half a victory either way besides, so that a bot that never lost has a rating too. Intervals come
from fitting deals drawn with replacement; they tell how sure a bot's distance is from the mean of
those it can be compared with.
"""

from dataclasses import dataclass
from math import log

import choix
import numpy as np

from alhambra.arena.pairs import Matrix, Pairs

SCALE = 400 / log(10)
PRIOR = 0.5  # of a victory
DRAWS = 1000
LOW, HIGH = 2.5, 97.5  # per cent of the draws

Interval = tuple[float, float]


@dataclass(frozen=True)
class Rating:
    """A bot's rating and what 95 % of the draws lie between."""

    bot: int
    rating: float
    interval: Interval | None


def strengths(ahead: Matrix) -> Matrix:
    """Ratings, with a mean of 0, from how often each bot finished ahead of each other."""
    wins = ahead + PRIOR
    np.fill_diagonal(wins, 0)
    params = choix.ilsr_pairwise_dense(wins)
    return np.asarray(params - params.mean()) * SCALE


def ranked(pairs: Pairs) -> list[int]:
    """The bots from the strongest to the weakest."""
    found = strengths(pairs.ahead.sum(axis=0))
    return sorted(range(pairs.size), key=lambda bot: (-round(float(found[bot]), 6), bot))


def groups(pairs: Pairs) -> list[list[int]]:
    """The bots from the strongest to the weakest, parted where the distance is a lower bound.

    Nobody below such a gap ever finished ahead of anybody above it, so the games cannot tell how
    wide it is; the figure follows from the half victories that every pair is given.
    """
    order = ranked(pairs)
    ahead = pairs.ahead.sum(axis=0)
    parted = [[order[0]]]
    for at in range(1, len(order)):
        if ahead[np.ix_(order[at:], order[:at])].any():
            parted[-1].append(order[at])
        else:
            parted.append([order[at]])
    return parted


def rate(pairs: Pairs, seed: int, anchor: int | None) -> list[Rating]:
    """All bots from the strongest to the weakest; the anchor, or the weakest, stands at 0."""
    found = strengths(pairs.ahead.sum(axis=0))
    draws = _drawn(pairs, seed)
    parted = groups(pairs)
    zero = found[parted[-1][-1] if anchor is None else anchor]
    return [
        Rating(bot, float(found[bot] - zero), _interval(bot, group, found - zero, draws))
        for group in parted
        for bot in group
    ]


def _interval(bot: int, group: list[int], found: Matrix, draws: Matrix) -> Interval | None:
    """Where the bot stands from the mean of its group; None if it is alone there."""
    if len(group) == 1:
        return None
    places = draws[:, bot] - draws[:, group].mean(axis=1) + found[group].mean()
    low, high = np.percentile(places, [LOW, HIGH])
    return float(low), float(high)


def _drawn(pairs: Pairs, seed: int) -> Matrix:
    """One row of ratings for each set of deals drawn."""
    chance = np.random.default_rng(seed)
    deals = len(pairs.ahead)
    flat = pairs.ahead.reshape(deals, -1)
    rows = []
    for _ in range(DRAWS):
        copies = np.bincount(chance.integers(deals, size=deals), minlength=deals)
        rows.append(strengths((copies @ flat).reshape(pairs.size, pairs.size)))
    return np.array(rows)
