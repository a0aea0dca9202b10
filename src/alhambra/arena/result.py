"""What the games of an arena tell, as plain JSON values.

Equal games give an equal result, byte for byte; times are kept apart from it.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise, permutations
from typing import Any

from alhambra.arena.contest import End
from alhambra.arena.effects import by_module, by_set, deals
from alhambra.arena.pairs import Pairs
from alhambra.arena.play import Failure
from alhambra.arena.ratings import groups, rate
from alhambra.arena.stopping import ladder, played
from alhambra.arena.task import Task
from alhambra.measuring.simulation import Outcome, Tally, derived, mean

ANCHOR = "random"  # stands at 0 if it plays
DIGITS = 6  # further digits would be the library's rounding
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def summarize(task: Task, entries: Mapping[int, Outcome | Failure], end: End) -> dict[str, Any]:
    """The whole result."""
    outcomes = played(entries, end.games)
    counted = (entries[number] for number in range(end.games))
    result: dict[str, Any] = {
        "task": task.to_json(),
        "games": len(outcomes),
        "stopped": None if end.reason is None else {"after": end.games, "because": end.reason},
        "failures": [_failure(task, entry) for entry in counted if isinstance(entry, Failure)],
    }
    if outcomes:
        result |= _tables(task, outcomes)
    rounded: dict[str, Any] = _rounded(result)
    return rounded


def _tables(task: Task, outcomes: list[Outcome]) -> dict[str, Any]:
    pairs = Pairs(task, outcomes)
    found = deals(task, outcomes)
    bots = {bot: Tally(name) for bot, name in enumerate(task.bots)}
    order = {place: Tally(f"plays {place + 1}") for place in range(task.players)}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            bots[bot].add(outcome, seat)
            order[(seat - outcome.starter) % task.players].add(outcome, seat)
    return {
        "ratings": _ratings(task, pairs),
        "open_gaps": [
            [task.bots[above[-1]], task.bots[below[0]]] for above, below in pairwise(groups(pairs))
        ],
        "ladder": [
            {"above": task.bots[above], "below": task.bots[below], **share.to_json()}
            for above, below, share in ladder(pairs)
            if share is not None
        ],
        "pairs": [
            {"bot": task.bots[one], "other": task.bots[other], **share.to_json()}
            for one, other in permutations(range(len(task.bots)), 2)
            if (share := pairs.share(one, other)) is not None
        ],
        "bots": [_with_quantiles(tally) for tally in bots.values() if tally.scores],
        "turn_order": [tally.summary() for tally in order.values()],
        "lengths": _lengths(task, outcomes),
        "sets": by_set(task, found),
        "modules": by_module(task, found),
    }


def _ratings(task: Task, pairs: Pairs) -> list[dict[str, Any]]:
    anchor = task.bots.index(ANCHOR) if ANCHOR in task.bots else None
    ratings = rate(pairs, derived(task.seed, "draws of deals", 0), anchor)
    return [
        {"bot": task.bots[row.bot], "rating": row.rating, "rating_95": row.interval}
        for row in ratings
    ]


def _with_quantiles(tally: Tally) -> dict[str, Any]:
    scores = sorted(tally.scores)
    cuts = [scores[min(len(scores) - 1, int(part * len(scores)))] for part in QUANTILES]
    return {**tally.summary(), "score_quantiles": cuts}


def _lengths(task: Task, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """How long games are, for each set of modules."""
    rows = []
    for chosen in task.sets:
        games = [outcome for outcome in outcomes if task.module_set(outcome.number) == chosen]
        if games:
            decisions = sorted(game.decisions for game in games)
            rows.append(
                {
                    "modules": chosen.label,
                    "games": len(games),
                    "turns_mean": mean([game.turns for game in games]),
                    "decisions_mean": mean(decisions),
                    "decisions_fewest": decisions[0],
                    "decisions_most": decisions[-1],
                    "score_mean": mean([score for game in games for score in game.scores]),
                }
            )
    return rows


def _failure(task: Task, entry: Failure) -> dict[str, Any]:
    return {
        "game": entry.number + 1,
        "seed": entry.seed,
        "bots": [task.bots[bot] for bot in entry.bots],
        "modules": list(entry.modules),
        "error": entry.error,
    }


def _rounded(value: Any) -> Any:
    """Floats to so many digits, everywhere inside."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # -0.0 becomes 0.0
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(inner) for inner in value]
    return value


def times(task: Task, outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """What a decision took each bot here. For information: another machine tells other times."""
    answers, seconds = [0] * len(task.bots), [0.0] * len(task.bots)
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            answers[bot] += outcome.answers[seat]
            seconds[bot] += outcome.seconds[seat]
    return [
        {
            "bot": name,
            "answers": answers[bot],
            "seconds": round(seconds[bot], 3),
            "seconds_per_answer": round(seconds[bot] / answers[bot], 6),
        }
        for bot, name in enumerate(task.bots)
        if answers[bot]
    ]
