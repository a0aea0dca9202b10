"""The referee agrees with whole games, whatever modules are on the table."""

import pytest

from alhambra import Game, Setup
from alhambra.engine.rules import SCORING
from alhambra.measuring.refereed import Watch, assistants
from alhambra.referee.assistant import Assistant
from tests.coverage_table import Covered
from tests.modules.combinations import NAMES, PAIRS, SETS
from tests.referee.watching import play_watched, watch_to_the_end
from tests.support import PLAYERS

# What the referee asks its assistants about laying tiles, and modules whose assistants have a say.
LAYING = (
    *("turns_freely", "gates", "broken", "may_redesign", "may_store", "laying_moves"),
    *("placings", "adds", "exchanges", "walls"),
)
BUILDING = [
    name
    for name, assistant in assistants(NAMES).items()
    if any(getattr(assistant, hook) is not getattr(Assistant, hook) for hook in LAYING)
]
HALVES = (tuple(BUILDING[::2]), tuple(BUILDING[1::2]))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_base_game(players: int) -> None:
    play_watched(players, (), players, 0.05, 0.2)


def test_a_game_that_ends_before_the_second_scoring_card() -> None:
    game = Game(Setup(players=3, seed=1))
    game.state.deck.remove(SCORING)
    watch_to_the_end(game, Watch(game))
    assert [sheet.round for sheet in game.state.sheets] == [1, 3]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_modules_together(players: int) -> None:
    play_watched(players, NAMES, players, 0.01)


@pytest.mark.parametrize("number", range(6))
def test_some_sets(number: int) -> None:
    play_watched(2 + number % 5, SETS[number], number, 0.01)


@pytest.mark.parametrize("modules", HALVES, ids="+".join)
@pytest.mark.parametrize("players", [2, 4])
def test_where_tiles_are_laid_in_other_ways(players: int, modules: tuple[str, ...]) -> None:
    play_watched(players, modules, players, 0.01, 0.2)


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pairs(pair: tuple[str, ...], players: int, covered: Covered) -> None:
    covered(**play_watched(players, pair, 10 + players, 0.02))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETS)))
@pytest.mark.parametrize("players", PLAYERS)
def test_many_sets(number: int, players: int, covered: Covered) -> None:
    covered(**play_watched(players, SETS[number], 5 * number + players, 0.01))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_where_tiles_are_laid_in_other_ways(
    seed: int, players: int, covered: Covered
) -> None:
    covered(**play_watched(players, tuple(BUILDING), seed, 0.01, 0.2))
