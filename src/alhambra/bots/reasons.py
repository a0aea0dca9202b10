"""Why a move is good: facts, found by playing it in worlds that look the same to the seat.

What depends on hidden cards is no fact. So a reason must hold in each of several worlds; only what
the seat sees with its own eyes (its hand, the market, its board) is looked up in one. And what
comes about whatever the seat does, because a turn ends, speaks for no move.
"""

from collections.abc import Callable, Iterator
from typing import Final

from alhambra.bots.greedy import is_exit
from alhambra.bots.reasons_building import fits_nowhere, keeps_wall, kept, only_cell, openness
from alhambra.bots.reasons_holding import advised, costs_nothing, nothing_lost, won
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_money import (
    bought_for,
    cheapest,
    exact,
    free,
    instalment,
    means,
    most,
    nears,
    purse,
    several,
)
from alhambra.bots.reasons_scoring import (
    at_once,
    denial,
    items,
    one_more,
    places,
    strength,
    together,
    walls,
)
from alhambra.bots.reasons_trial import Trial
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move

Finder = Callable[[Trial], Iterator[Reason]]

WORLDS: Final = 8  # enough that they do not agree by chance on what depends on hidden cards
MOST: Final = 3  # reasons for one move
COMPARED: Final = 3  # moves of other kinds that must not bring the same

# In the order of their weight. What comes of a move must hold in all worlds; the rest is seen.
FINDERS: Final[tuple[Finder, ...]] = (
    exact,
    places,
    walls,
    items,
    at_once,
    won,
    advised,
    denial,
    means,
    strength,
    only_cell,
    fits_nowhere,
    keeps_wall,
    together,
    free,
    nears,
    openness,
    cheapest,
    most,
    several,
    instalment,
)
# What is told only where nothing of the above is true.
FALLBACKS: Final[tuple[Finder, ...]] = (one_more, purse, kept, bought_for, costs_nothing)
COMING_ANYWAY: Final = (places, walls, items, at_once, won, strength, together)
EFFECTS: Final = (*COMING_ANYWAY, exact, denial, free, nothing_lost, *FALLBACKS)


def reasons_for(move: Move, worlds: Worlds) -> list[Reason]:
    """The weightiest facts that speak for a move; nothing if none is known."""
    trials = Trials(move, worlds)
    if is_exit(move):
        return _found(trials, (advised, nothing_lost), MOST)
    return _found(trials, FINDERS, MOST) or _found(trials, FALLBACKS, 1)


def _found(trials: "Trials", finders: tuple[Finder, ...], most: int) -> list[Reason]:
    """The first reasons that hold, so many at most."""
    found: list[Reason] = []
    for find in finders:
        found += [reason for reason in find(trials.first) if trials.confirm(find, reason)]
        if len(found) >= most:
            break
    return found[:most]


class Trials:
    """The move in several worlds, and others for comparison; each is made when first needed."""

    def __init__(self, move: Move, worlds: Worlds) -> None:
        self._move = move
        self._worlds = worlds
        self.first = Trial(worlds.game(0), worlds.seat, move)
        self._others: list[Trial] = []
        self._compared: list[Trial] | None = None

    def confirm(self, find: Finder, reason: Reason) -> bool:
        """Whether the reason holds in all worlds, and because of this move."""
        if find in COMING_ANYWAY and self._comes_anyway(find, reason):
            return False
        if find not in EFFECTS:
            return True
        return all(reason in find(self._other(number)) for number in range(WORLDS - 1))

    def _comes_anyway(self, find: Finder, reason: Reason) -> bool:
        """Whether moves of other kinds bring the same."""
        return any(reason.alike(other) for trial in self._different() for other in find(trial))

    def _other(self, number: int) -> Trial:
        while len(self._others) <= number:
            world = self._worlds.game(len(self._others) + 1)
            self._others.append(Trial(world, self._worlds.seat, self._move, self.first.plan))
        return self._others[number]

    def _different(self) -> list[Trial]:
        """The first move of a few other kinds; leaving everything is the best comparison."""
        if self._compared is None:
            others = {move.kind: move for move in reversed(self.first.moves)}
            others.pop(self._move.kind)
            chosen = sorted(others.values(), key=lambda move: not is_exit(move))[:COMPARED]
            world, seat = self.first.before, self._worlds.seat
            self._compared = [Trial(world, seat, move, []) for move in chosen]
        return self._compared
