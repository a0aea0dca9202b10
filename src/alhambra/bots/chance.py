"""The bot `random`: every listed move is equally likely."""

from random import Random

from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move


class RandomBot:
    """Plays at random; the yardstick for every other bot."""

    searches = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        return self._random.choice(moves)

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """In any order, all worth the same."""
        return [(move, 0.0) for move in self._random.sample(moves, len(moves))]
