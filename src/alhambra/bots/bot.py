"""What a bot is: plain data in, one answer out."""

from typing import Protocol

from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move


class Bot(Protocol):
    """Answers questions from what its seat may see; it never gets the game."""

    searches: bool  # whether it wants worlds to search in

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """One of the moves, which are the listed answers to the question open in the view."""
        ...

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """All moves, the best first, with what each is worth by the bot's own measure."""
        ...
