"""What is played to train a judge. Every game follows from the course, its round and its number."""

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from alhambra.bots.judging import Weighing, read
from alhambra.game.setup import Setup
from alhambra.measuring.simulation import derived, drawn

FORMAT: Final = "alhambra training 1"
PLAYERS: Final = (3, 2, 4, 3, 5, 2, 3, 6)  # at the tables, which take turns
MOST_MODULES: Final = 6
MODULES: Final = "modules"  # the name of the round that has them
HELD_OUT: Final = 10  # one game of so many is only looked at, not learned from


@dataclass(frozen=True)
class Course:
    """How much is played: rounds of base games, then games with modules."""

    rounds: int = 4
    games: int = 4000
    module_games: int = 1000
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuses what teaches nothing."""
        if self.rounds < 1:
            raise ValueError("at least one round must be played")
        if self.games < 2 * HELD_OUT:
            raise ValueError(f"a round needs {2 * HELD_OUT} games or more")
        if self.module_games < 0:
            raise ValueError("the number of games with modules cannot be negative")

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "format": FORMAT,
            "rounds": self.rounds,
            "games": self.games,
            "module_games": self.module_games,
            "seed": self.seed,
        }

    @property
    def lots(self) -> list[tuple[str, int]]:
        """All rounds by name, with their games. In the first the quick policy plays."""
        base = [(f"round-{number}", self.games) for number in range(self.rounds + 1)]
        return base + ([(MODULES, self.module_games)] if self.module_games else [])


@dataclass(frozen=True)
class Round:
    """One round: who plays is said by the weights, as a file; none: the quick policy."""

    name: str
    seed: int
    weights: str

    @cached_property
    def weighing(self) -> Weighing | None:
        """The weights, read."""
        return read(self.weights, self.name) if self.weights else None

    @property
    def with_modules(self) -> bool:
        """Whether games have modules."""
        return self.name == MODULES

    def setup(self, number: int) -> Setup:
        """The set-up of one game."""
        seed = derived(self.seed, self.name, number)
        count = Random(f"count {seed}").randint(1, MOST_MODULES) if self.with_modules else 0
        modules = drawn(seed, count)
        return Setup(PLAYERS[number % len(PLAYERS)], modules, (), seed)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"name": self.name, "seed": self.seed, "weights": self.weights}
