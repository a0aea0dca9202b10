"""The board game Alhambra: the base game for 2 to 6 players and modules to combine.

>>> from alhambra import Game, Setup
>>> game = Game(Setup(players=3, seed=7))
>>> game.over
False
"""

import os

from alhambra.machine.compiled import choose

choose(os.environ)

from alhambra import modules, position  # noqa: E402
from alhambra.game.game import Game  # noqa: E402
from alhambra.game.moves import IllegalMove, Move, Question  # noqa: E402
from alhambra.game.setup import Setup  # noqa: E402

__version__ = "0.2.0"
__all__ = ["Game", "IllegalMove", "Move", "Question", "Setup", "__version__", "modules", "position"]
