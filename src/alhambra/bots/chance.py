"""The bot `random`: every listed move is equally likely."""

from random import Random

from alhambra.moves import Move


class RandomBot:
    """Plays at random; the yardstick for every other bot."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, object], moves: list[Move]) -> Move:
        """Any of them."""
        return self._random.choice(moves)
