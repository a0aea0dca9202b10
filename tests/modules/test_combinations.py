"""Any modules with any others: games end, every piece is in one place, nothing leaks."""

import itertools
import random

import pytest

from alhambra.modules import ALL
from tests.modules.audit import audited_game

NAMES = tuple(ALL)
PAIRS: list[tuple[str, ...]] = list(itertools.combinations(NAMES, 2))
SETS = [
    tuple(random.Random(seed).sample(NAMES, random.Random(-seed).randint(2, len(NAMES))))
    for seed in range(1, 41)
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", range(2, 7))
def test_alone(name: str, players: int) -> None:
    audited_game(players, (name,), players, 0.004)


@pytest.mark.parametrize("pair", PAIRS[::6], ids="+".join)
def test_some_pairs(pair: tuple[str, ...]) -> None:
    audited_game(2 + PAIRS.index(pair) % 5, pair, PAIRS.index(pair), 0.003)


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("players", range(2, 7))
def test_all_pairs(pair: tuple[str, ...], players: int) -> None:
    audited_game(players, pair, players, 0.003)


@pytest.mark.parametrize("number", range(4))
def test_some_sets(number: int) -> None:
    audited_game(2 + number % 5, SETS[number], number, 0.002)


@pytest.mark.long
@pytest.mark.parametrize("number", range(4, len(SETS)))
def test_many_sets(number: int) -> None:
    audited_game(2 + number % 5, SETS[number], number, 0.002)


@pytest.mark.parametrize("players", range(2, 7))
def test_all_together(players: int) -> None:
    audited_game(players, NAMES, players, 0.001)
