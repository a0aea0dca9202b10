"""The survey of boards of any shape: its lists against the slow full check of every cell."""

from random import Random

import pytest

from alhambra.engine.board import Board
from alhambra.engine.cells import sides_from_letters
from alhambra.engine.survey import find_removable, first_cell, fits, replaces, survey
from tests.engine import slow
from tests.engine.slow import Cell, Palace, Square
from tests.engine.test_building import Shaper
from tests.engine.twin import WALLS, code, coded

NEW = 200  # a tile that lies nowhere yet


def check_adds(board: Board, palace: Palace, walls: str) -> None:
    legal = [c for c in slow.frame(palace) if not slow.add_faults(palace, {c: Square(walls, NEW)})]
    found = [entry for entry in board.frontier if fits(entry, sides_from_letters(walls))]
    assert coded(found) == legal, (palace, walls)


def check_exchanges(board: Board, palace: Palace, walls: str) -> None:
    legal = [c for c in slow.frame(palace) if not slow.exchange_faults(palace, c, one(c, walls))]
    found = [entry for entry in board.standing if replaces(entry, sides_from_letters(walls))]
    assert coded(found) == legal, (palace, walls)


def check_swaps(board: Board, palace: Palace, walls: str) -> None:
    """A building may take the place of an annex."""
    legal = []
    for cell in in_order(palace.annexes):
        without = palace.copy()
        del without.annexes[cell]
        if not slow.add_faults(without, one(cell, walls)):
            legal.append(cell)
    found = [entry for entry in board.swaps if fits(entry, sides_from_letters(walls))]
    assert coded(found) == legal, (palace, walls)


def check_removals(board: Board, palace: Palace) -> None:
    tiles = [c for c in in_order(palace.squares) if not slow.remove_faults(palace, c)]
    tiles = [cell for cell in tiles if first_cell(board, code(cell)) == code(cell)]
    annexes = []
    for cell in in_order(palace.annexes):
        without = palace.copy()
        del without.annexes[cell]
        if not slow.faults(without):
            annexes.append(cell)
    find_removable(board)
    assert coded(board.removable) == tiles + annexes, palace


def one(cell: Cell, walls: str) -> dict[Cell, Square]:
    return {cell: Square(walls, NEW)}


def in_order(cells: dict[Cell, Square] | dict[Cell, str]) -> list[Cell]:
    return sorted(cells, key=lambda cell: cell[::-1])


def sweep(seed: int, steps: int) -> None:
    shaper = Shaper(Random(seed), annexes=seed % 2 == 0)
    for _ in range(steps):
        shaper.grow()
        if shaper.rng.random() < 0.2:
            shaper.shrink()
        board, palace = shaper.twin.board, shaper.twin.palace
        survey(board)
        walls = shaper.rng.choice(WALLS)
        check_adds(board, palace, walls)
        check_exchanges(board, palace, walls)
        check_swaps(board, palace, walls)
        check_removals(board, palace)


@pytest.mark.parametrize("seed", range(20))
def test_the_survey_equals_the_full_check(seed: int) -> None:
    sweep(seed, 25)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 180))
def test_the_survey_equals_the_full_check_long(seed: int) -> None:
    sweep(seed, 40)
