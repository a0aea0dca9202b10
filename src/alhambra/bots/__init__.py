"""Bots. They get views and moves as plain data, and worlds to search in, never the game.

>>> from alhambra import Game, Setup
>>> game = Game(Setup(players=3, seed=7))
>>> move = answer(make("normal", seed=1), game)
>>> game.why_not(move) is None
True
"""

from alhambra.bots.bot import Bot
from alhambra.bots.levels import NAMES, check, make, offered, searches
from alhambra.bots.worlds import Worlds
from alhambra.game.game import Game
from alhambra.game.moves import Move

__all__ = ["NAMES", "Bot", "Worlds", "answer", "check", "make", "offered", "searches"]


def answer(bot: Bot, game: Game) -> Move:
    """What the bot does on the seat that is asked; it sees what that seat may see."""
    question = game.question
    if question is None:
        raise ValueError("the game is over")
    moves = [move.plain() for move in game.moves()]
    if len(moves) == 1:
        return moves[0]
    worlds = Worlds.of(game, question.seat, len(game.history)) if bot.searches else None
    return bot.choose(game.view(question.seat), moves, worlds)
