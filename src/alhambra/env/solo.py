"""One seat against bots: what Gymnasium's environments, single and vectorized, are made of."""

import numpy as np

from alhambra import bots
from alhambra.bots import Bot
from alhambra.engine.rng import seeded
from alhambra.env.match import Match
from alhambra.env.terms import Terms

RANDOM = "random"


class Solo:
    """A match in which all seats but one are bots; the seed draws one's own seat."""

    def __init__(self, terms: Terms, opponents: tuple[str, ...]) -> None:
        for name in opponents:
            bots.check(name)
        self.terms = terms
        self.opponents = opponents
        self.match = Match(terms)
        self.seat = 0
        self.legal = True  # whether the last action was not masked out
        self._whole = any(name != RANDOM for name in opponents)
        self._bots: list[Bot] = []  # of the other seats, clockwise
        self._chance = seeded("")

    def start(self, seed: int) -> None:
        """Begins a game and lets the bots play until the own seat is asked."""
        self.match.start(seed, self._whole)
        self.legal = True
        self._chance = seeded(f"{seed} opponents")
        self.seat = int(self._chance.below(self.terms.players))
        if self._whole:
            self._bots = [bots.make(name, seed + 1 + n) for n, name in enumerate(self.opponents)]
        self._let_play()

    def play(self, action: int) -> float:
        """One's own action and all answers of bots up to one's next question.

        An action that is masked out changes nothing but uses up the step: learners that ignore
        masks choose such actions, and so does Gymnasium's checker.
        """
        self.legal = self.match.allows(action)
        if self.legal:
            return self.match.play(action)[self.seat] + self._let_play()
        if not 0 <= action < self.terms.page:
            raise ValueError(f"actions go from 0 to {self.terms.page - 1}, not {action}")
        self.match.steps += 1
        return 0.0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def cut_off(self) -> bool:
        """Whether it was given up."""
        return self.match.cut_off

    def _let_play(self) -> float:
        """The bots answer; returns what one's own seat gains meanwhile."""
        match, seat, gained = self.match, self.seat, 0.0
        while match.seat not in (seat, -1) and not match.cut_off:
            if self._whole:
                place = (match.seat - seat - 1) % self.terms.players
                gained += match.let_answer(self._bots[place])[seat]
            else:
                gained += match.answer(int(self._chance.below(match.listed)))[seat]
        return gained


def against(
    opponents: tuple[str, ...],
    modules: tuple[str, ...],
    options: tuple[str, ...],
    reward: str,
    page: int,
    max_steps: int,
) -> Solo:
    """A match with one seat for each opponent, and one more."""
    if isinstance(opponents, str):
        raise ValueError("opponents must be a list of names")
    terms = Terms(len(opponents) + 1, modules, options, reward, page, max_steps)
    return Solo(terms, tuple(opponents))


def drawn_seed(random: np.random.Generator) -> int:
    """The next seed of a series, in the range that a set-up takes."""
    return int(random.integers(1 << 63, dtype=np.uint64))
