"""What counts of buildings are worth: expected points of every seat for one type in one scoring.

Counts still change before a scoring, so a lead is worth more the safer it is. The chance that one
seat ends ahead of another grows smoothly with the difference between their counts; the more tiles
are still to come, the flatter the curve. A root, unlike an exponential, is exact on every machine.
"""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64


def has_one(count: float, growth: float) -> float:
    """The chance to have any building of the type, without which no place is taken."""
    return 1.0 if count > 0.0 else growth / (1.0 + growth)


def ahead(difference: float, spread: float) -> float:
    """The chance of one seat to end ahead of another that has so many buildings less."""
    x = difference / spread
    return (1.0 + x / sqrt(1.0 + x * x)) / 2.0


def places(counts: vec[float], seat: i64, values: list[int], spread: float, growth: float) -> float:
    """Expected points of one seat; `values` are the points of the places that are paid."""
    ranked = has_one(counts[seat], growth)
    if ranked == 0.0:
        return 0.0
    # The chances of no seat, one and two being ahead; beyond three places nobody is paid.
    none = 1.0
    one = 0.0
    two = 0.0
    for other in range(i64(len(counts))):
        if other != seat:
            chance = ahead(counts[other] - counts[seat], spread) * has_one(counts[other], growth)
            two = two * (1.0 - chance) + one * chance
            one = one * (1.0 - chance) + none * chance
            none *= 1.0 - chance
    paid = len(values)
    points = none * float(values[0])
    if paid > 1:
        points += one * float(values[1])
    if paid > 2:
        points += two * float(values[2])
    return ranked * points
