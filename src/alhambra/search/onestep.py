"""One move ahead: the position after each move, as the judge sees it."""

from typing import Final, final

from mypy_extensions import i64

from alhambra.engine.rng import Rng, drawn_from
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.search.judge import Judge
from alhambra.search.policy import Policy

NOT_SEEN: Final = -1.0e9


@final
class OneStep:
    """Compares moves by what they lead to."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

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
            found.append(2.0 * margin * self.judge.chances(after)[seat])
        return found

    def best(self, state: State, policy: Policy, width: i64, rng: Rng) -> i64:
        """The index of the move it would make, among those that seem best to the quick policy."""
        codes = state.codes()
        count: i64 = len(codes)
        quick = policy.judge(state, codes)
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
