"""Which modules favour whom: a bot's share in deals with a module against deals without it.

Only sets that draw their modules can tell this of a single module; each deal is measured against
the mean of its set, so that sets of different sizes do not mix. A set as a whole is compared with
all other sets. Deals are the units. Many comparisons find something by chance: an effect is called
clear only if it passes at a level of 5 % divided by the number of comparisons in its table.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance
from typing import Any

from alhambra.arena.pairs import meetings
from alhambra.arena.task import ModuleSet, Task
from alhambra.measuring.simulation import Z_95, Outcome
from alhambra.modules import ALL

FEWEST = 5  # deals on either side; fewer tell nothing
LEVEL = 0.05


@dataclass(frozen=True)
class Deal:
    """What a bot reached in one deal."""

    bot: int
    chosen: ModuleSet
    modules: tuple[str, ...]
    share: float  # of the other bots at the table it finished ahead of


def deals(task: Task, outcomes: Iterable[Outcome]) -> list[Deal]:
    """One for every deal and bot that sat in it."""
    games: dict[tuple[int, int], list[float]] = {}
    about: dict[int, Outcome] = {}
    for outcome in outcomes:
        deal = task.deal(outcome.number)
        about.setdefault(deal, outcome)
        for bot, share in _shares(outcome).items():
            games.setdefault((deal, bot), []).append(share)
    return [
        Deal(bot, task.module_set(about[deal].number), about[deal].modules, fmean(shares))
        for (deal, bot), shares in games.items()
    ]


def _shares(outcome: Outcome) -> dict[int, float]:
    """Each bot's share over the other bots in a game."""
    found: dict[int, list[float]] = {}
    for (one, other), share in meetings(outcome).items():
        found.setdefault(one, []).append(share)
        found.setdefault(other, []).append(1 - share)
    return {bot: fmean(shares) for bot, shares in found.items()}


def by_set(task: Task, found: list[Deal]) -> list[dict[str, Any]]:
    """One row for each set of modules; no rows if there is only one set."""
    labels = [chosen.label for chosen in task.sets] if len(task.sets) > 1 else []
    return _table(task, found, labels, lambda deal: (deal.chosen.label,))


def by_module(task: Task, found: list[Deal]) -> list[dict[str, Any]]:
    """One row for each module that was drawn."""
    drawn = [deal for deal in found if deal.chosen.draw]
    seen = {name for deal in drawn for name in deal.modules}
    labels = [name for name in ALL if name in seen]
    return _table(task, _centred(drawn), labels, lambda deal: deal.modules)


def _centred(found: list[Deal]) -> list[Deal]:
    """Shares as distances from the mean of their bot and set."""
    groups: dict[tuple[int, ModuleSet], list[float]] = {}
    for deal in found:
        groups.setdefault((deal.bot, deal.chosen), []).append(deal.share)
    means = {key: fmean(shares) for key, shares in groups.items()}
    return [
        Deal(deal.bot, deal.chosen, deal.modules, deal.share - means[deal.bot, deal.chosen])
        for deal in found
    ]


def _table(
    task: Task,
    found: list[Deal],
    labels: list[str],
    labels_of: Callable[[Deal], tuple[str, ...]],
) -> list[dict[str, Any]]:
    """One row per label, with the effect on each bot in the deals that bear it."""
    z = NormalDist().inv_cdf(1 - LEVEL / (2 * max(1, len(labels) * len(task.bots))))
    rows = []
    for label in labels:
        effects = []
        for bot, name in enumerate(task.bots):
            mine = [deal for deal in found if deal.bot == bot]
            inside = [deal.share for deal in mine if label in labels_of(deal)]
            outside = [deal.share for deal in mine if label not in labels_of(deal)]
            effects.append({"bot": name, **_effect(inside, outside, z)})
        rows.append({"name": label, "effects": effects})
    return rows


def _effect(inside: list[float], outside: list[float], z: float) -> dict[str, Any]:
    """The difference of the means, with its interval."""
    known = {"deals": len(inside), "other_deals": len(outside)}
    if min(len(inside), len(outside)) < FEWEST:
        return {**known, "effect": None, "effect_95": None, "clear": False}
    effect = fmean(inside) - fmean(outside)
    error = (variance(inside) / len(inside) + variance(outside) / len(outside)) ** 0.5
    interval = [effect - Z_95 * error, effect + Z_95 * error]
    return {**known, "effect": effect, "effect_95": interval, "clear": abs(effect) > z * error}
