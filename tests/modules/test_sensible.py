"""What a sensible player does with each module, the bots do: positions from the rooms' tests."""

import pytest

from alhambra.bots import answer, make
from alhambra.modules import ALL
from tests.modules.sensible import Case, cases

CASES = [
    pytest.param(case, id=f"{name}-{number}")
    for name in ALL
    for number, case in enumerate(cases(name), start=1)
]
SEEDS = {"normal": range(3), "hard": range(1)}  # of bots; no decision may hang on luck


@pytest.mark.parametrize("name", ALL)
def test_each_module_has_a_case(name: str) -> None:
    assert cases(name), f"say in tests/modules/{name}/sensible.toml what a sensible player does"


@pytest.mark.parametrize("case", CASES)
def test_a_case_is_a_decision(case: Case) -> None:
    """Each right move is one that can be made, and there is something else to do."""
    moves = [move.plain() for move in case.game().moves()]
    for wanted in case.sensible:
        assert any(case.fits(move, wanted) for move in moves), wanted
    assert not all(map(case.is_sensible, moves))


@pytest.mark.parametrize("level", SEEDS)
@pytest.mark.parametrize("case", CASES)
def test_bots_are_sensible(case: Case, level: str) -> None:
    for seed in SEEDS[level]:
        choice = answer(make(level, seed), case.game())
        assert case.is_sensible(choice), case.why


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_the_master_is_sensible(case: Case) -> None:
    assert case.is_sensible(answer(make("master", 1), case.game())), case.why
