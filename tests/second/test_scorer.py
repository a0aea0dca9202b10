"""The second scorer agrees with every score sheet, whatever modules are on the table."""

import random

import pytest

from alhambra import Game, Setup
from tests.coverage_table import Covered
from tests.modules.audit import LONGEST, any_move
from tests.modules.combinations import NAMES, PAIRS, SETS
from tests.second.ledger import Ledger, summed, with_points
from tests.second.penalties import LAST_ROUND
from tests.second.scorer import score
from tests.support import PLAYERS

BEFORE_THE_END = "palace_staff"  # what it takes last comes before the leftover tiles
ROUNDS = (1, 2, 3)

Sums = dict[str, int]


def agree_ahead(game: Game, round_number: int) -> None:
    """Both scorers count the same for the boards as they lie now."""
    again = score(game.view(), round_number)
    for seat, items in game.count_round(round_number).items():
        counted = summed(items)
        if round_number == LAST_ROUND:
            counted.pop(BEFORE_THE_END, None)
        assert counted == with_points(again[seat])


def play_and_compare(players: int, modules: tuple[str, ...], seed: int, share: float) -> Sums:
    """A random game: after every move the ledger has everybody's points, at the end all sheets.

    After a share of its moves all three scorings are counted ahead.
    """
    chance = random.Random(seed)
    game = Game(Setup(players=players, modules=modules, seed=seed))
    ledger = Ledger(game)
    ahead = 0
    for played in range(LONGEST):
        if game.over:
            break
        ledger.hear(game.play(any_move(game, chance, played)))
        assert ledger.points[:players] == game.scores
        for round_number in ROUNDS if chance.random() < share and not game.over else ():
            agree_ahead(game, round_number)
            ahead += 1
    for sheet, again in zip(game.score_sheets, ledger.sheets, strict=True):
        for seat, items in sheet.items():
            assert summed(items) == with_points(again[seat])
    return {"games": 1, "decisions": len(game.history), "scorings": ahead + len(ROUNDS)}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_base_game(players: int) -> None:
    play_and_compare(players, (), players, 0.05)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_modules_together(players: int) -> None:
    play_and_compare(players, NAMES, players, 0.01)


@pytest.mark.parametrize("number", range(6))
def test_some_sets(number: int) -> None:
    play_and_compare(2 + number % 5, SETS[number], number, 0.01)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_module(name: str, players: int, covered: Covered) -> None:
    covered(**play_and_compare(players, (name,), 10 + players, 0.05))


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pairs(pair: tuple[str, ...], players: int, covered: Covered) -> None:
    covered(**play_and_compare(players, pair, 10 + players, 0.02))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETS)))
@pytest.mark.parametrize("players", PLAYERS)
def test_many_sets(number: int, players: int, covered: Covered) -> None:
    covered(**play_and_compare(players, SETS[number], 5 * number + players, 0.01))
