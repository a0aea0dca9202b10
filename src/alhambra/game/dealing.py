"""How a set-up is dealt: the state with which its game begins."""

import json

from alhambra.engine.rng import Rng
from alhambra.engine.setup import new_game
from alhambra.engine.state import State
from alhambra.game.catalogue import rules_for
from alhambra.game.setup import Setup
from alhambra.game.streams import XOSHIRO, stream


def deal(setup: Setup, telling: bool = False) -> State:
    """The game set up and waiting for its first answer; `telling` keeps the events."""
    rules = rules_for(setup.players, setup.modules, setup.options)
    return new_game(rules, chance(setup), telling, setup.colours)


def chance(setup: Setup) -> Rng:
    """The stream that deals this game: seed, salt and the words of all guests are its key."""
    if setup.generator == XOSHIRO:
        return stream(XOSHIRO, f"{setup.seed} {setup.salt}")
    secret = {"salt": setup.salt, "seed": setup.seed, "words": list(setup.words)}
    return stream(setup.generator, json.dumps(secret, sort_keys=True))
