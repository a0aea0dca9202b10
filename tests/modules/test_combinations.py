"""Any modules with any others: games end, every piece is in one place, nothing leaks."""

import pytest

from alhambra.audit import audited_game
from tests.coverage_table import Covered
from tests.modules.combinations import NAMES, PAIRS, SETS
from tests.support import PLAYERS

SAMPLE = range(4)  # the sets that are not left to the long sweep


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_alone(name: str, players: int) -> None:
    audited_game(players, (name,), players, 0.004)


@pytest.mark.parametrize("pair", PAIRS[::6], ids="+".join)
def test_some_pairs(pair: tuple[str, ...]) -> None:
    audited_game(2 + PAIRS.index(pair) % 5, pair, PAIRS.index(pair), 0.003)


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pairs(pair: tuple[str, ...], players: int, covered: Covered) -> None:
    game = audited_game(players, pair, players, 0.003)
    covered(games=1, decisions=len(game.history))


@pytest.mark.parametrize("number", SAMPLE)
def test_some_sets(number: int) -> None:
    audited_game(2 + number % 5, SETS[number], number, 0.002)


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETS)))
@pytest.mark.parametrize("players", PLAYERS)
def test_many_sets(number: int, players: int, covered: Covered) -> None:
    game = audited_game(players, SETS[number], 5 * number + players, 0.0005)
    covered(games=1, decisions=len(game.history))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_together(players: int) -> None:
    audited_game(players, NAMES, players, 0.001)
