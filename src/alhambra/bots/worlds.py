"""Worlds: games a seat could be in, for bots that search.

A bot must never reach the true game. Its worlds come from a game in which everything hidden was
already drawn anew, so they hold no more than the seat can know.
"""

from alhambra import position
from alhambra.engine.rng import seeded
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.game.game import Game


class Worlds:
    """A sampler of games that look the same to one seat."""

    def __init__(self, some: Game, seat: int) -> None:
        self._some = some
        self.seat = seat

    @classmethod
    def of(cls, game: Game, seat: int, seed: int) -> "Worlds":
        """The worlds of a seat in a game; the game itself is not kept."""
        return cls(game.determinize(seat, seed), seat)

    @classmethod
    def read(cls, text: str, seat: int) -> "Worlds":
        """The worlds that were written down somewhere else, in another process."""
        return cls(position.loads(text), seat)

    def write(self) -> str:
        """As a position: one of the worlds, from which all others can be drawn."""
        return position.dump(self._some)

    def game(self, seed: int) -> Game:
        """One world, as a game."""
        return self._some.determinize(self.seat, seed)

    def state(self, seed: int) -> State:
        """One world, as the engine's state."""
        return determinize(self._some.state, self.seat, seeded(f"world {seed}"))
