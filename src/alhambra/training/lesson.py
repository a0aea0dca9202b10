"""One game of a round, and what it teaches: sums over its moments, whole numbers throughout.

What a seat still got after a moment is partly seen in the game and partly what the judge of the
round thought at the end of later turns (TD): the further away, the less luck counts.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from alhambra.bots.judging import judge_by
from alhambra.bots.levels import manner
from alhambra.bots.searching import policy_for
from alhambra.engine.rng import seeded
from alhambra.engine.rules import Rules
from alhambra.game.catalogue import rules_for
from alhambra.game.game import Game
from alhambra.search.facts import Facts
from alhambra.search.judge import UNIT, Judge
from alhambra.search.names import ITEMS, ITEMS_NEXT, OWN, POINT
from alhambra.search.progress import SCORINGS
from alhambra.search.selfplay import Moment, SelfPlay
from alhambra.training.course import HELD_OUT, Round
from alhambra.training.rooms import room_columns

TRUST: Final = 0.97  # how much of what follows is seen in the game, turn by turn
WIDTH: Final = 16  # moves that are judged, of those that seem best to the quick policy
SLIPS: Final = 50  # moves of a thousand that are made at random
SHOWN: Final = 3  # one moment of so many is kept of games that are only looked at

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Shown:
    """Moments of a game by which judges are measured."""

    rounds: Numbers  # for each moment
    tower: Numbers
    scores: Numbers  # moments x seats
    facts: Numbers  # moments x seats x facts of the base game
    final: Numbers  # of each seat


@dataclass(frozen=True)
class Lesson:
    """What one game teaches, for each number of scorings done."""

    number: int
    gram: Numbers  # facts by facts
    moment: Numbers  # facts by points to come, in 64ths
    rows: Numbers
    shown: Shown | None


def teach(task: Round, number: int) -> Lesson:
    """Plays one game and sums it up."""
    setup = task.setup(number)
    rules = rules_for(setup.players, setup.modules, ())
    policy = policy_for(rules, manner({}).weights)
    judge = None if task.weighing is None else judge_by(rules, task.weighing)
    facts = Facts(rules, policy.estimate) if judge is None else judge.facts
    state = Game(setup).state.copy()
    playing = SelfPlay(policy, facts, judge)
    moments = playing.play(state, seeded(f"train {setup.seed}"), WIDTH, SLIPS)
    final = np.array(state.scores[: rules.players], dtype=np.int64)
    table = _table(moments, rules, int(facts.size))
    come = to_come(_scores(moments, rules), final, _thought(moments, judge, rules))
    if task.with_modules:
        return _of_rooms(number, moments, rules, table, come, judge)
    shown = _shown(moments, table, final, rules) if number % HELD_OUT < 2 else None
    learned = moments if number % HELD_OUT else []
    return _summed(number, learned, table, come, shown)


def _scores(moments: list[Moment], rules: Rules) -> Numbers:
    return np.array([m.scores[: rules.players] for m in moments], dtype=np.int64).reshape(
        len(moments), rules.players
    )


def _table(moments: list[Moment], rules: Rules, size: int) -> Numbers:
    """Moments x seats x facts."""
    return np.array([m.facts for m in moments], dtype=np.int64).reshape(
        len(moments), rules.players, size
    )


def _thought(moments: list[Moment], judge: Judge | None, rules: Rules) -> NDArray[np.float64]:
    """Points to come as the judge saw them; nothing if there was none."""
    shape = (len(moments), rules.players)
    if judge is None:
        return np.full(shape, np.nan)
    seen = np.zeros(shape)
    weights = np.array(list(judge.weights), dtype=np.int64).reshape(SCORINGS, -1)
    for at, moment in enumerate(moments):
        row = weights[min(moment.rounds, SCORINGS - 1)]
        found = np.array(moment.facts, dtype=np.int64).reshape(rules.players, -1)
        seen[at] = (found @ row[:-1] + row[-1]) / UNIT
    return seen


def to_come(scores: Numbers, final: Numbers, thought: NDArray[np.float64]) -> Numbers:
    """What every seat still got after each moment, in 64ths: seen and thought, mixed."""
    found = np.zeros(scores.shape)
    after, later = final.astype(float), np.zeros(len(final))
    for at in range(len(scores) - 1, -1, -1):
        if at + 1 < len(scores) and not np.isnan(thought[at + 1]).any():
            later = TRUST * later + (1 - TRUST) * thought[at + 1]
        later = later + after - scores[at]
        found[at], after = later, scores[at].astype(float)
    return np.rint(found * POINT).astype(np.int64)


def _summed(
    number: int, moments: list[Moment], table: Numbers, come: Numbers, shown: Shown | None
) -> Lesson:
    size = OWN + 1
    gram = np.zeros((SCORINGS, size, size), dtype=np.int64)
    moment = np.zeros((SCORINGS, size), dtype=np.int64)
    rows = np.zeros(SCORINGS, dtype=np.int64)
    done = np.array([m.rounds for m in moments], dtype=np.int64)
    for rounds in range(SCORINGS):
        wanted = np.flatnonzero(done == rounds)
        if len(wanted):
            facts = table[wanted].reshape(-1, OWN)
            facts = np.hstack([facts, np.ones((len(facts), 1), dtype=np.int64)])
            gram[rounds] = facts.T @ facts
            moment[rounds] = facts.T @ come[wanted].reshape(-1)
            rows[rounds] = len(facts)
    return Lesson(number, gram, moment, rows, shown)


def _shown(moments: list[Moment], table: Numbers, final: Numbers, rules: Rules) -> Shown:
    return Shown(
        np.array([m.rounds for m in moments], dtype=np.int64)[::SHOWN],
        np.array([m.tower for m in moments], dtype=np.int64)[::SHOWN],
        _scores(moments, rules)[::SHOWN],
        table[::SHOWN],
        final,
    )


def _of_rooms(
    number: int,
    moments: list[Moment],
    rules: Rules,
    table: Numbers,
    come: Numbers,
    judge: Judge | None,
) -> Lesson:
    """What the facts of modules explain beyond what the judge says already."""
    columns = room_columns()
    size = len(columns)
    own = [("", "items_next"), ("", "items")]
    own += [(m.name, name) for m in rules.give_facts for name in m.fact_names()]
    places = [ITEMS_NEXT, ITEMS, *range(OWN, table.shape[2])]
    missed = come - np.rint(_thought(moments, judge, rules) * POINT).astype(np.int64)
    gram = np.zeros((SCORINGS, size, size), dtype=np.int64)
    moment = np.zeros((SCORINGS, size), dtype=np.int64)
    rows = np.zeros(SCORINGS, dtype=np.int64)
    done = np.array([m.rounds for m in moments], dtype=np.int64)
    for rounds in range(SCORINGS):
        wanted = np.flatnonzero(done == rounds)
        count = len(wanted) * rules.players
        if count:
            facts = np.zeros((count, size), dtype=np.int64)
            for key, place in zip(own, places, strict=True):
                facts[:, columns[key]] = table[wanted][:, :, place].reshape(-1)
            gram[rounds] = facts.T @ facts
            moment[rounds] = facts.T @ missed[wanted].reshape(-1)
            rows[rounds] = count
    return Lesson(number, gram, moment, rows, None)
