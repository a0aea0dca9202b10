"""The second scorer agrees with every score sheet, whatever modules are on the table."""

import random
from typing import Any

import pytest

from alhambra import Game, Setup
from tests.coverage_table import Covered
from tests.modules.audit import LONGEST, any_move
from tests.modules.combinations import NAMES, PAIRS, SETS
from tests.second.paper import TYPES
from tests.second.scorer import score
from tests.support import PLAYERS

OUTSIDE = ("invaders", "palace_staff")  # counted after or before the last scoring itself
ROUNDS = (1, 2, 3)
LAST_ROUND = 3


Sums = dict[str, int]


def points(items: list[tuple[str, int, dict[str, Any]]]) -> dict[str, int]:
    """The points of each item that has any."""
    found: dict[str, int] = {}
    for name, number, _ in items:
        found[name] = found.get(name, 0) + number
    return {name: number for name, number in found.items() if number}


def agree(game: Game, round_number: int) -> None:
    """Both scorers count the same for the boards as they lie now."""
    again = score(game.view(), round_number)
    outside = OUTSIDE if round_number == LAST_ROUND else ()
    for seat, items in game.count_round(round_number).items():
        counted = {name: p for name, p in points(items).items() if name not in outside}
        assert counted == {name: p for name, p in again[seat].items() if p}


def agree_at_the_end(game: Game) -> None:
    """Nothing is built after the last scoring, so its sheet can still be counted again.

    Which type the wise man had named nobody can tell any more.
    """
    view = game.view()
    hidden: tuple[str, ...] = OUTSIDE
    if "characters" in view and any("wise_man" in held for held in view["characters"]["held"]):
        hidden = (*OUTSIDE, *TYPES)
    again = score(view, LAST_ROUND)
    for seat, items in game.score_sheets[-1].items():
        counted = {name: p for name, p in points(items).items() if name not in hidden}
        assert counted == {name: p for name, p in again[seat].items() if p and name not in hidden}


def play_and_compare(players: int, modules: tuple[str, ...], seed: int, share: float) -> Sums:
    """A random game; after a share of its moves all three scorings are counted twice.

    So is every scoring of the game, on the boards as they lie after the move that brought it.
    """
    chance = random.Random(seed)
    game = Game(Setup(players=players, modules=modules, seed=seed))
    compared = 0
    for played in range(LONGEST):
        if game.over:
            break
        before = len(game.score_sheets)
        game.play(any_move(game, chance, played))
        rounds = ROUNDS if chance.random() < share else ROUNDS[before : len(game.score_sheets)]
        for round_number in () if game.over else rounds:
            agree(game, round_number)
            compared += 1
    agree_at_the_end(game)
    return {"games": 1, "decisions": len(game.history), "scorings": compared + 1}


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
