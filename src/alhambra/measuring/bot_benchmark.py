"""How fast the bots are: whole playouts of the quick policy, and what a decision takes each level.

As in `benchmark`, time is processor time on one core.
"""

import platform
from time import process_time
from typing import Any, Final

from alhambra.bots import NAMES, answer, make
from alhambra.bots.levels import manner
from alhambra.bots.searching import policy_for
from alhambra.engine.rng import seeded
from alhambra.game.catalogue import rules_for
from alhambra.game.dealing import deal
from alhambra.game.game import Game
from alhambra.game.setup import Setup
from alhambra.machine.compiled import compiled
from alhambra.search.tree import WHOLE, Plan, Search

PLAYERS: Final = (2, 3, 4, 6)
HEADLINE: Final = 3
APART: Final = 8  # answers between two decisions that are measured, so that they differ


def playouts(players: int, modules: tuple[str, ...], seconds: float) -> dict[str, float]:
    """Games played to the end by the quick policy, from the deal on."""
    rules = rules_for(players, modules, ())
    how = manner({})
    plan = Plan({**dict(how.plan), "turns": float(WHOLE)})
    policy = policy_for(rules, how.weights)
    games = answers = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        state = deal(Setup(players=players, modules=modules, seed=games))
        search = Search(state, 0, policy, plan, seeded(f"playout {games}"))
        answers += int(search.play_on(state, 0))
        games += 1
    return {"playouts_per_second": games / spent, "decisions_per_second": answers / spent}


def thinking(name: str, modules: tuple[str, ...], seconds: float) -> float:
    """Milliseconds that a decision takes on average, over a game of `normal` bots."""
    game = Game(Setup(players=HEADLINE, modules=modules, seed=1))
    others, bot = make("normal", 1), make(name, 1)
    spent, asked, number = 0.0, 0, 0
    while spent < seconds and not game.over:
        if number % APART == 0 and len(game.moves()) > 1:
            begin = process_time()
            answer(bot, game)
            spent += process_time() - begin
            asked += 1
        game.play(answer(others, game))
        number += 1
    return 1000 * spent / asked


def run(seconds: float, sets: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """All figures, for the base game and for sets of modules."""
    wanted = {"none": (), **sets}
    return {
        "python": platform.python_version(),
        "compiled": compiled(),
        "sets": {
            label: {
                "modules": list(modules),
                "playouts": {
                    str(players): playouts(players, modules, seconds) for players in PLAYERS
                },
                "milliseconds_per_decision": {
                    name: thinking(name, modules, seconds) for name in NAMES
                },
            }
            for label, modules in wanted.items()
        },
    }
