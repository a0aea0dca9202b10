"""What a count of buildings is worth: expected points for the places of one building type.

Counts still change before a scoring, so a lead is worth more the surer it is. The chance that one
seat ends ahead of another grows smoothly with the difference between their counts; the more tiles
are still to come, the flatter it grows.
"""

from functools import lru_cache
from math import sqrt

Values = tuple[int, ...]
Counts = tuple[int, ...]


@lru_cache(maxsize=200_000)
def standing(counts: Counts, values: Values, spread: float, growth: float, rivalry: float) -> float:
    """Expected points of the first seat, less a part of the mean of the other players'.

    `spread` says by how many buildings differences may still change, `growth` how many of the type
    each seat may still get, `rivalry` which part of the others' points counts against one's own.
    The last entry of `counts` is Dirk's, -1 where he does not take part; nobody minds his points.
    """
    contenders = counts if counts[-1] >= 0 else counts[:-1]
    own = _points(contenders, 0, values, spread, growth)
    others = range(1, len(counts) - 1)
    theirs = sum(_points(contenders, seat, values, spread, growth) for seat in others)
    return own - rivalry * theirs / len(others)


def _points(counts: Counts, seat: int, values: Values, spread: float, growth: float) -> float:
    """Expected points of one seat."""
    ranked = _has_one(counts[seat], growth)
    if ranked == 0:
        return 0.0
    chances = [1.0]  # of so many seats ending ahead; beyond the paid places nobody cares
    for other, count in enumerate(counts):
        if other != seat:
            ahead = _ahead(count - counts[seat], spread) * _has_one(count, growth)
            chances = _one_more(chances, ahead, len(values))
    return ranked * sum(chance * value for chance, value in zip(chances, values, strict=False))


def _one_more(chances: list[float], ahead: float, places: int) -> list[float]:
    """The distribution once one more seat is looked at."""
    longer = [chance * (1 - ahead) for chance in chances] + [0.0]
    for index, chance in enumerate(chances):
        longer[index + 1] += chance * ahead
    return longer[:places]


def _ahead(difference: int, spread: float) -> float:
    """The chance to end ahead; a root instead of an exponential is exact on every machine."""
    x = difference / spread
    return (1 + x / sqrt(1 + x * x)) / 2


def _has_one(count: int, growth: float) -> float:
    """The chance to have any building of the type, without which no place is taken."""
    return 1.0 if count else growth / (1 + growth)
