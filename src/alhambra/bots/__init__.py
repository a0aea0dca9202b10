"""Bots. They get views and moves as plain data, never the game.

>>> from alhambra import Game, Setup
>>> game = Game(Setup(players=3, seed=7))
>>> bot = make("greedy", seed=1)
>>> move = bot.choose(game.view(game.question.seat), game.moves())
>>> game.why_not(move) is None
True
"""

from collections.abc import Callable

from alhambra.bots.bot import Bot
from alhambra.bots.chance import RandomBot
from alhambra.bots.greedy import GreedyBot

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

NAMES: tuple[str, ...] = tuple(_MAKERS)

__all__ = ["NAMES", "Bot", "make"]


def make(name: str, seed: int) -> Bot:
    """A bot by its name; equal seeds make equal decisions."""
    if name not in _MAKERS:
        raise ValueError(f"no such bot: {name}; there is {', '.join(NAMES)}")
    return _MAKERS[name](seed)
