"""What a bot is: plain data in, one answer out."""

from typing import Protocol

from alhambra.moves import Move


class Bot(Protocol):
    """Answers questions from what its seat may see; it never gets the game."""

    def choose(self, view: dict[str, object], moves: list[Move]) -> Move:
        """One of the moves, which are the listed answers to the question open in the view."""
        ...
