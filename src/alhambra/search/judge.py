"""A learned judge: what every seat may still expect, from facts and weights.

Facts and weights are integers, so a position is judged alike on every machine. The weights differ
by how many scorings are done.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.search.estimate import utilities
from alhambra.search.facts import Facts
from alhambra.search.names import TIME, WHOLE
from alhambra.search.progress import SCORINGS

UNIT: Final = 1 << 20  # of a weighed sum, that make one point
CERTAIN: Final = 0.01  # points by which one must lead when the game is over


@final
class Lean:
    """What a character is after beyond points, at its own seat and while there is time for it.

    `weights` holds one weight for each fact of its seat; `spite` says how many 256ths of a rival's
    points it would rather see gone.
    """

    def __init__(self, seat: int, weights: list[int], spite: int) -> None:
        self.seat = seat
        self.weights = vec[i64](weights)
        self.spite = spite

    def bend(self, found: vec[i64], size: i64, worth: vec[i64]) -> None:
        """Changes what its own seat seems to expect."""
        seat: i64 = self.seat
        liked: i64 = 0
        for fact in range(i64(len(self.weights))):
            liked += self.weights[fact] * found[seat * size + fact]
        if self.spite:
            for other in range(i64(len(worth))):
                if other != seat:
                    liked -= worth[other] // WHOLE * self.spite
        worth[seat] += liked // WHOLE * found[seat * size + TIME]


@final
class Judge:
    """Judges positions of one kind of game.

    For each number of scorings done, `weights` holds one weight for each fact and, last, what is
    added in any case. `margin` and `margin_per_tile` say, in 64ths of a point, how big a lead makes
    one rather sure to finish ahead.
    """

    def __init__(
        self,
        rules: Rules,
        facts: Facts,
        weights: list[int],
        margin: int,
        margin_per_tile: int,
        lean: Lean | None = None,
    ) -> None:
        self.rules = rules
        self.facts = facts
        self.weights = vec[i64](weights)
        self.margin = margin
        self.margin_per_tile = margin_per_tile
        self.lean = lean
        if len(weights) != SCORINGS * (facts.size + 1):
            raise ValueError("the weights are for other facts")

    def expected(self, state: State) -> vec[i64]:
        """The points of every seat at the end, in units."""
        players: i64 = self.rules.players
        worth = vec[i64]([0] * players)
        for seat in range(players):
            worth[seat] = i64(state.scores[int(seat)]) * UNIT
        if not state.over():
            found = self.facts.of(state)
            self.weigh(found, state.rounds, worth)
            lean = self.lean
            if lean is not None:
                lean.bend(found, self.facts.size, worth)
        return worth

    def weigh(self, found: vec[i64], rounds: i64, worth: vec[i64]) -> None:
        """Adds what these facts promise to every seat."""
        size = self.facts.size
        done: i64 = rounds if rounds < SCORINGS else SCORINGS - 1
        first = done * (size + 1)
        for seat in range(i64(self.rules.players)):
            base = seat * size
            total = self.weights[first + size]
            for fact in range(size):
                total += self.weights[first + fact] * found[base + fact]
            worth[seat] += total

    def margin_in(self, state: State) -> float:
        """The lead, in points, with which one is rather sure to finish ahead."""
        if state.over():
            return CERTAIN
        return float(self.margin + self.margin_per_tile * len(state.tower)) / 64.0

    def chances(self, state: State) -> vec[float]:
        """For every seat the mean chance, 0 to 1, to finish ahead of another."""
        players: i64 = self.rules.players
        expected = self.expected(state)
        worth = vec[float]([0.0] * players)
        for seat in range(players):
            worth[seat] = float(expected[seat]) / float(UNIT)
        return utilities(worth, self.margin_in(state))
