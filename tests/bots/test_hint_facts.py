"""What modules tell people about moves is true, and every module has something to tell."""

from importlib import import_module
from random import Random

import pytest

from alhambra import Game
from alhambra.bots.counsel import explainer
from alhambra.modules import ALL
from alhambra.showing.texts import LANGUAGES
from alhambra.showing.words import Words
from alhambra.terminal.hints import reason_text
from tests.bots.moments import asked, moments
from tests.bots.told import told

EXPLAINED = [name for name in ALL if explainer(name) is not None]
GAMES = 3
MOVES = 12  # of a question that are looked at


@pytest.mark.parametrize("name", EXPLAINED)
def test_what_a_module_tells_about_a_move_comes_true(name: str) -> None:
    """Every key is met and checked against what the move does in the real game."""
    checks = import_module(f"tests.modules.{name}.hints").CHECKS
    words = [Words(language).named(0, "", 3) for language in LANGUAGES]
    explain, met, chance = explainer(name), set(), Random(name)
    assert explain is not None
    for game in some_moments(name):
        view, moves = game.view(asked(game)), game.moves()
        for move in chance.sample(moves, min(MOVES, len(moves))):
            for reason in explain(view, move):
                assert checks[reason.key](told(game, move, reason)), (move, reason)
                assert all("{" not in reason_text(language, reason) for language in words)
                met.add(reason.key)
    assert met == set(checks)


def some_moments(name: str) -> list[Game]:
    return [game for seed in range(GAMES) for game in moments(3, (name,), seed, 0.5)]
