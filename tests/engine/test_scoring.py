"""Majorities: every tie there can be, and the rulebook's examples."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import share
from alhambra.game.catalogue import rules_for
from tests.engine.slow_count import place_values, shared

CONTENDERS = 7  # six players, or two with Dirk; one more for good measure
ROUNDS = (1, 2, 3)


def points(counts: list[int], kind: str, round: int) -> list[int]:
    """Points as the engine shares them; it counts in halves."""
    values = rules_for(3, (), ()).points[round - 1][TYPES.index(kind)]
    return [won for won, _, _ in share([2 * count for count in counts], values)]


@pytest.mark.parametrize("round", ROUNDS)
def test_place_values_follow_the_table(round: int) -> None:
    table = rules_for(3, (), ()).points[round - 1]
    assert table == [place_values(kind, round) for kind in TYPES]


@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize("contenders", range(1, CONTENDERS + 1))
def test_every_tie_pattern(contenders: int, round: int) -> None:
    rng = Random(contenders)
    if contenders <= 5:
        patterns = [list(counts) for counts in product(range(contenders + 1), repeat=contenders)]
    else:
        sizes = range(contenders + 1)
        patterns = [list(c) for c in combinations_with_replacement(sizes, contenders)]
        for counts in patterns:
            rng.shuffle(counts)
    for counts in patterns:
        for kind in ("pavilion", "tower"):
            assert points(counts, kind, round) == shared(counts, place_values(kind, round))


@pytest.mark.parametrize("contenders", range(1, CONTENDERS + 1))
def test_places_and_ties_are_told(contenders: int) -> None:
    for counts in combinations_with_replacement(range(contenders), contenders):
        for mine, (_, place, tied) in zip(counts, share(list(counts), [3, 2, 1]), strict=True):
            better = sum(other > mine for other in counts)
            assert (place, tied) == ((better + 1, counts.count(mine)) if mine else (0, 0))


def test_half_buildings_decide_a_tie() -> None:
    assert [won for won, _, _ in share([5, 4], [13, 6])] == [13, 6]


EXAMPLES = [
    ("E-1", "chambers", 1, [3, 2, 1], [4, 0, 0]),
    ("E-2", "tower", 2, [3, 2, 1], [13, 6, 0]),
    ("E-3", "tower", 2, [4, 4, 3], [9, 9, 0]),
    ("E-4", "pavilion", 3, [3, 2, 1], [16, 8, 1]),
    ("D-1 three tie first", "tower", 3, [2, 2, 2], [13, 13, 13]),
    ("D-1 four tie first", "tower", 3, [1, 1, 1, 1], [10, 10, 10, 10]),
    ("D-1 two tie second", "tower", 3, [3, 2, 2], [21, 9, 9]),
    ("D-1 two tie third", "tower", 3, [4, 3, 2, 2], [21, 13, 3, 3]),
    ("D-1 three tie first, second scoring", "tower", 2, [2, 2, 2], [6, 6, 6]),
    ("D-1 three tie second, second scoring", "tower", 2, [3, 1, 1, 1], [13, 2, 2, 2]),
    ("D-1 two tie, first scoring", "tower", 1, [2, 2, 1], [3, 3, 0]),
    ("D-1 three tie, first scoring", "tower", 1, [2, 2, 2], [2, 2, 2]),
    ("D-1 nobody has any", "tower", 3, [0, 0, 0], [0, 0, 0]),
    ("D-1 a tie at zero", "tower", 3, [1, 0, 0], [21, 0, 0]),
]


@pytest.mark.parametrize(
    ("kind", "round", "counts", "expected"),
    [case[1:] for case in EXAMPLES],
    ids=[case[0] for case in EXAMPLES],
)
def test_examples(kind: str, round: int, counts: list[int], expected: list[int]) -> None:
    assert points(counts, kind, round) == expected
    assert shared(counts, place_values(kind, round)) == expected
