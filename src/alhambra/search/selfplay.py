"""A whole game of a judge against itself, and the facts at the end of every turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.rng import Rng
from alhambra.engine.state import State
from alhambra.search.facts import Facts
from alhambra.search.judge import Judge
from alhambra.search.onestep import OneStep, highest
from alhambra.search.policy import Policy

PER_MILLE: Final = 1000
LONGEST: Final = 3000  # answers: a game that takes more teaches nothing


@final
class Moment:
    """The end of a turn."""

    def __init__(self, rounds: int, tower: int, scores: list[int], facts: list[int]) -> None:
        self.rounds = rounds
        self.tower = tower
        self.scores = scores
        self.facts = facts  # seat by seat


@final
class SelfPlay:
    """Plays by the judge, or by the quick policy if there is none yet."""

    def __init__(self, policy: Policy, facts: Facts, judge: Judge | None) -> None:
        self.policy = policy
        self.facts = facts
        self.step: OneStep | None = None if judge is None else OneStep(judge)

    def play(self, state: State, rng: Rng, width: i64, slips: i64) -> list[Moment]:
        """To the end; so many moves in a thousand are random. Empty if the game never ends."""
        moments: list[Moment] = []
        turn: i64 = -1
        answers: i64 = 0
        while not state.over():
            if state.turn != turn:
                turn = state.turn
                moments.append(self._moment(state))
            codes = state.codes()
            answers += 1
            if answers > LONGEST:
                return []
            if len(codes) == 1:
                state.apply(codes[0])
            elif rng.below(PER_MILLE) < slips:
                state.apply(codes[rng.below(len(codes))])
            else:
                state.apply(codes[self._choice(state, codes, width, rng)])
        return moments

    def _choice(self, state: State, codes: vec[i64], width: i64, rng: Rng) -> i64:
        step = self.step
        if step is not None:
            return step.best(state, width, rng)
        return highest(self.policy.judge(state, codes))

    def _moment(self, state: State) -> Moment:
        found = [int(number) for number in self.facts.of(state)]
        return Moment(int(state.rounds), len(state.tower), state.scores[:], found)
