"""One move ahead: the turn is ended after each move, and the judge sees where that leads.

The judge knows turns that are over. What was bought is placed by then and the market full again, so
a purchase and a card are compared by the same facts.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.rng import Rng, drawn_from
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.search.judge import Judge
from alhambra.search.policy import Policy

NOT_SEEN: Final = -1.0e9
LONGEST: Final = 40  # answers after which a turn is judged though it is not over


@final
class OneStep:
    """Compares moves by what they lead to."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.policy = Policy(judge.rules, judge.facts.estimate)

    def worth(self, world: State, seat: i64, wanted: list[int]) -> list[float]:
        """What the wanted moves, given by their indices in the list, promise in points.

        Chances are turned into points by what a point of lead is worth when nobody leads.
        """
        codes = world.codes()
        margin = self.judge.margin_in(world)
        found: list[float] = []
        for place in wanted:
            after = world.copy()
            after.apply(codes[place])
            self._end_turn(after, world.turn)
            found.append(2.0 * margin * self.judge.chances(after)[seat])
        return found

    def _end_turn(self, state: State, turn: i64) -> None:
        """The quick policy answers what is left of the turn."""
        answers: i64 = 0
        while not state.over() and state.turn == turn and answers < LONGEST:
            codes = state.codes()
            choice: i64 = 0
            if len(codes) > 1:
                choice = highest(self.policy.judge(state, codes))
            state.apply(codes[choice])
            answers += 1

    def best(self, state: State, width: i64, rng: Rng) -> i64:
        """The index of the move it would make, among those that seem best to the quick policy."""
        codes = state.codes()
        count: i64 = len(codes)
        quick = self.policy.judge(state, codes)
        limit = NOT_SEEN
        if width < count:
            limit = sorted(quick)[int(count - width)]
        wanted: list[int] = [int(place) for place in range(count) if quick[place] >= limit]
        seat = state.asked()
        own = drawn_from(rng)
        worth = self.worth(determinize(state, seat, own), seat, wanted)
        best = 0
        for index in range(len(wanted)):
            if worth[index] > worth[best]:
                best = index
        return wanted[best]


def highest(values: vec[float]) -> i64:
    """The index of the highest value, the first among equals."""
    best: i64 = 0
    for index in range(i64(len(values))):
        if values[index] > values[best]:
            best = index
    return best
