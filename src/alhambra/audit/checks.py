"""What a check of a running game is: it looks before each move, after it, and at the end."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from random import Random

from alhambra.audit.findings import Report
from alhambra.engine.state import State
from alhambra.game.game import Game


@dataclass
class Moment:
    """A game before or after a move."""

    game: Game
    report: Report
    chance: Random  # not the one by which moves are drawn
    number: int = 0  # moves made


@dataclass
class Made:
    """A move that was just made: its question, and what it was."""

    before: State
    code: int
    seat: int
    told: int  # events told before it


class Check:
    """Looks at a running game and notes what is wrong; this one looks at nothing."""

    def begun(self, moment: Moment) -> None:
        """The game is set up."""

    def asked(self, moment: Moment) -> None:
        """A question is open."""

    def made(self, moment: Moment, made: Made) -> None:
        """A move was made."""

    def ended(self, moment: Moment) -> None:
        """The game is over."""


class Often:
    """Says when something is due: the first times, then now and then."""

    def __init__(self, first: int, rate: float) -> None:
        self.first = first
        self.rate = rate
        self._times: Counter[Hashable] = Counter()

    def due(self, what: Hashable, chance: Random) -> bool:
        """Whether to look now."""
        self._times[what] += 1
        return self._times[what] <= self.first or chance.random() < self.rate
