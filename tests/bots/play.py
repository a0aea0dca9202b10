"""Games between bots, for tests."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from alhambra import Game, Move, Setup
from alhambra.bots import Bot, Worlds, make


def decisions(game: Game, bots: list[Bot]) -> Iterator[tuple[dict[str, Any], list[Move], Move]]:
    """Lets the bots play the game to its end; yields view, moves and choice of each decision."""
    while (question := game.question) is not None:
        view, moves = game.view(question.seat), list(game.moves())
        bot = bots[question.seat]
        worlds = Worlds.of(game, question.seat, len(game.history)) if bot.searches else None
        choice = bot.choose(deepcopy(view), moves[:], worlds)
        yield view, moves, choice
        game.play(choice)


def bots_named(names: list[str], seed: int) -> list[Bot]:
    """One bot per seat, each with a seed of its own."""
    return [make(name, seed + index) for index, name in enumerate(names)]


def played(names: list[str], seed: int) -> Game:
    """A whole game between these bots."""
    game = Game(Setup(players=len(names), seed=seed))
    for _ in decisions(game, bots_named(names, seed)):
        pass
    return game


def through_json(value: Any) -> Any:
    """What arrives at the other end of a wire."""
    return json.loads(json.dumps(value))
