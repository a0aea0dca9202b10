"""Random play on the engine's state, and reading observations by name."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from alhambra.engine.rng import seeded
from alhambra.engine.state import State
from alhambra.engine.step import DEED_MASK
from alhambra.env.match import NO_MOVES, Match
from alhambra.env.terms import Terms


def moments(terms: Terms, seed: int, most: int) -> Iterator[Match]:
    """A match at each of its questions; a random kind of move first, so that rare ones are made."""
    match = Match(terms)
    match.start(seed)
    rng = seeded(f"moments {seed}")
    for _ in range(most):
        if match.over:
            return
        yield match
        by_deed: dict[int, list[int]] = {}
        for index, code in enumerate(match.codes):
            by_deed.setdefault(code & DEED_MASK, []).append(index)
        indexes = by_deed[sorted(by_deed)[int(rng.below(len(by_deed)))]]
        match.answer(indexes[int(rng.below(len(indexes)))])


def seen(match: Match, state: State, seat: int) -> bytes:
    """Every byte that a seat would see if the match were in this state."""
    codes = state.codes() if seat == state.asked() else NO_MOVES
    return memoryview(match.encoder.encode(state, seat, codes, 0)).tobytes()


def fields(match: Match, seat: int) -> dict[str, int]:
    """The table by the names of its fields."""
    return dict(zip(match.encoder.fields, match.observe(seat)["table"].tolist(), strict=True))


def same(one: Any, other: Any) -> bool:
    """Whether two nested observations are equal, arrays by their values."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


def random_action(mask: npt.NDArray[np.int8], random: np.random.Generator) -> int:
    """One of the actions that are not masked out."""
    return int(random.choice(np.flatnonzero(mask)))
