"""Random play to the end of the game: the inner loop of simulations and of `alhambra bench`."""

from mypy_extensions import i64

from alhambra.engine.rng import Rng
from alhambra.engine.state import State


def play_out(state: State, rng: Rng) -> i64:
    """Answers every question with one of its moves at random; says how many it answered."""
    decisions: i64 = 0
    while not state.over():
        codes = state.codes()
        state.apply(codes[rng.below(len(codes))])
        decisions += 1
    return decisions
