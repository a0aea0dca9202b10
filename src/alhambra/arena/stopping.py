"""When an arena has seen enough.

It looks only after fixed numbers of games, all of which have ended, so that neither the number of
processes nor a kill can change where it stops. Neighbours are bots next to each other by rating.
Whoever looks often is fooled more often: a verdict on the threshold is therefore taken at a level
divided by the number of looks, so that over the whole run it is wrong in at most 5 % of cases.
"""

from collections.abc import Mapping
from itertools import pairwise
from statistics import NormalDist

from alhambra.arena.pairs import Pairs, Share
from alhambra.arena.play import Failure
from alhambra.arena.ratings import ranked
from alhambra.arena.task import Task
from alhambra.measuring.simulation import Outcome

MISSED = 0.05


def played(entries: Mapping[int, Outcome | Failure], end: int) -> list[Outcome]:
    """The outcomes of the games before `end`, in the order of their numbers."""
    found = (entries.get(number) for number in range(end))
    return [entry for entry in found if isinstance(entry, Outcome)]


def ladder(pairs: Pairs) -> list[tuple[int, int, Share | None]]:
    """Every bot beside the next one below it, with its share over it."""
    return [(above, below, pairs.share(above, below)) for above, below in pairwise(ranked(pairs))]


def enough(task: Task, outcomes: list[Outcome]) -> str | None:
    """Why the arena may stop after these games, None if it may not."""
    if (task.width is None and task.threshold is None) or not outcomes:
        return None
    shares = [share for _, _, share in ladder(Pairs(task, outcomes))]
    reasons = [None if share is None else _settled(task, share) for share in shares]
    if None in reasons:
        return None
    return " and ".join(dict.fromkeys(reason for reason in reasons if reason))


def _settled(task: Task, share: Share) -> str | None:
    """Why nothing more needs to be known about two neighbours."""
    if task.threshold is not None:
        low, high = share.safe(NormalDist().inv_cdf(1 - MISSED / (2 * len(task.looks()))))
        if not low <= task.threshold <= high:
            return f"it is settled on which side of {task.threshold:.0%} neighbours lie"
    low, high = share.safe()
    if task.width is not None and high - low < task.width:
        return f"intervals of neighbours are narrower than {task.width:.1%}"
    return None
