"""Whatever a module can say or show has a text in both languages: played out, not guessed."""

import pytest

from alhambra.audit.findings import Report
from alhambra.audit.playing import watched_game
from alhambra.audit.reading import Reading
from alhambra.game.setup import Setup
from alhambra.modules import ALL


def faults(modules: tuple[str, ...], players: int, seed: int) -> list[str]:
    """What could not be said in a random game, in any language."""
    report = Report("+".join(modules))
    setup = Setup(players=players, modules=modules, seed=seed)
    watched_game(setup, [Reading()], report, odd=True)
    return [str(finding) for finding in report.findings]


MORE = pytest.mark.long


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE)])
@pytest.mark.parametrize("players", [2, pytest.param(3, marks=MORE)])
@pytest.mark.parametrize("module", ALL)
def test_a_module_is_never_at_a_loss_for_words(module: str, players: int, seed: int) -> None:
    assert faults((module,), players, seed) == []


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE), pytest.param(3, marks=MORE)])
def test_all_modules_together_are_never_at_a_loss_for_words(seed: int) -> None:
    assert faults(tuple(ALL), 3, seed) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 16))
def test_rare_things_have_words_too(seed: int) -> None:
    assert faults(tuple(ALL), 2 + seed % 3, seed) == []
