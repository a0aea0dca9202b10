"""How often each level finishes ahead of the one below, in few games; the arena plays more."""

import pytest

from alhambra.arena.tuning import share_ahead
from alhambra.measuring.simulation import wilson
from tests.coverage_table import Covered


@pytest.mark.parametrize(
    ("above", "below", "games"),
    [("novice", "random", 12), ("easy", "novice", 48), ("normal", "easy", 24)],
)
def test_a_few_games_show_the_order_of_the_levels(above: str, below: str, games: int) -> None:
    assert share_ahead(above, below, games, seed=6, jobs=1) > 0.55


def test_the_judge_plays_better_than_the_estimate() -> None:
    assert share_ahead("normal", "normal@1", 60, seed=6, jobs=1) > 0.55


@pytest.mark.long
@pytest.mark.parametrize(
    ("above", "below", "games", "wanted"),
    [
        ("novice", "random", 120, 0.95),
        ("easy", "novice", 120, 0.65),
        ("normal", "easy", 120, 0.65),
        ("normal", "normal@1", 240, 0.72),
        ("hard", "normal", 60, 0.65),
        ("hard", "hard@1", 60, 0.65),
        ("master", "hard", 24, 0.65),
    ],
)
def test_each_level_finishes_ahead_of_the_one_below(
    above: str, below: str, games: int, wanted: float, covered: Covered
) -> None:
    """One of the upper level with two of the lower, on every seat: the interval must allow it."""
    share = share_ahead(above, below, games, seed=6, jobs=1)
    low, high = wilson(share * 2 * games, 2 * games)
    assert low > 0.5, f"{above} is not clearly stronger than {below}: {share:.1%}"
    assert high >= wanted, f"{above} finishes ahead of {below} in {low:.1%} to {high:.1%}"
    covered(games=games, ahead_per_mille=round(1000 * share))
