"""One search: what each listed move turns out to be worth in worlds the seat could be in."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from alhambra.bots.judging import judge_for
from alhambra.bots.worlds import Worlds
from alhambra.engine.rng import seeded
from alhambra.engine.rules import Rules
from alhambra.search.estimate import Estimate
from alhambra.search.policy import Policy
from alhambra.search.scales import Scales
from alhambra.search.tree import Plan, Search

SLICE = 8  # playouts between two looks at the clock
USUAL_PLAYERS = 3  # the playouts of a level are meant for so many


@dataclass(frozen=True)
class Budget:
    """What a decision may cost."""

    playouts: int
    processes: int = 1
    seconds: float | None = None
    settles: bool = False  # whether it ends once nothing else is likely to come out
    halved: int = 0  # modules with which a decision gets half as many playouts; 0: always all

    def at_table(self, players: int, modules: int) -> "Budget":
        """The budget in such a game: each seat and each module makes a playout dearer."""
        if not self.halved:
            return self
        playouts = self.playouts * USUAL_PLAYERS // max(USUAL_PLAYERS, players)
        return replace(self, playouts=playouts * self.halved // (self.halved + modules))


Figures = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Manner:
    """How a search works, what things are worth to it, whether it asks the judge, in what style."""

    plan: Figures
    weights: Figures
    judged: bool = True
    style: str = ""

    def plan_for(self, players: int) -> Plan:
        """The plan at a table of so many: laps are counted in turns."""
        figures = dict(self.plan)
        figures["turns"] += figures.pop("laps") * players
        return Plan(figures)


@dataclass(frozen=True)
class Tried:
    """What a search found out about one move: how often it was tried, and its mean success."""

    visits: int
    success: float  # the mean chance, 0 to 1, to finish ahead of another seat


def search(
    worlds: Worlds, promised: list[float], budget: Budget, manner: Manner, seed: str
) -> list[Tried]:
    """Searches here and now; `promised` is what each listed move seems worth, in points."""
    state = worlds.state(0)
    policy = policy_for(state.rules, manner.weights)
    plan = manner.plan_for(state.rules.players)
    seat = worlds.seat if manner.style else 0
    judge = judge_for(state.rules, manner.style, seat) if manner.judged else None
    searching = Search(state, worlds.seat, policy, plan, seeded(f"search {seed}"), judge)
    searching.expect(promised)
    enough = _clock(budget.seconds)
    for begin in range(0, budget.playouts, SLICE):
        searching.run(min(SLICE, budget.playouts - begin))
        if enough() or (budget.settles and settled(searching, budget.playouts - begin - SLICE)):
            break
    return [Tried(visits, success) for visits, success in searching.results()]


def settled(searching: Search, left: int) -> bool:
    """Whether the most tried move will stay so unless most of the playouts left say otherwise.

    Its lead is more than half of them, so the next one would need three of four.
    """
    visits = sorted((visits for visits, _ in searching.results()), reverse=True)
    return 2 * (visits[0] - visits[1]) > left


def _clock(seconds: float | None) -> Callable[[], bool]:
    """Tells whether the time is up; without a limit it never is."""
    if seconds is None:
        return lambda: False
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


@lru_cache(maxsize=32)
def policy_for(rules: Rules, weights: Figures) -> Policy:
    """The quick policy for one kind of game; it is made once."""
    return Policy(rules, Estimate(rules, Scales(dict(weights))))
