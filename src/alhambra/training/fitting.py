"""From sums to weights: ridge regression towards what was known before, and what it reached."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from alhambra.bots.judging import FACTS, Row, Weighing
from alhambra.search.judge import UNIT
from alhambra.search.names import ITEMS, OWN, POINT
from alhambra.search.progress import SCORINGS
from alhambra.training.lesson import Numbers, Shown
from alhambra.training.rooms import room_columns

CAUTION: Final = 0.001  # how much the variance of each fact speaks for what was known before
ROOM_CAUTION: Final = 0.05  # games with any one module are few
MARGINS: Final = range(2, 15, 2)  # points that are tried,
PER_TILE: Final = tuple(range(6, 55, 6))  # and 64ths for each tile
LEAST: Final = 0.001  # no chance is said to be smaller

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Sums:
    """What the games of a round teach together."""

    gram: Numbers
    moment: Numbers
    rows: Numbers


def first_weights() -> Floats:
    """Before anything is learned: points of modules count as they are."""
    weights = np.zeros((SCORINGS, OWN + 1))
    weights[:, ITEMS] = 1.0
    return weights


def weights_in(weighing: Weighing) -> Floats:
    """Weights in points for each unit of a fact."""
    return np.array([weighing.facts[name] for name in FACTS]).T / UNIT


def fit(sums: Sums, before: Floats, caution: float) -> Floats:
    """The weights that explain most and stay near those before."""
    found = before.copy()
    for rounds in range(SCORINGS):
        count = float(sums.rows[rounds])
        if count == 0.0:
            continue
        gram = sums.gram[rounds].astype(float)
        known = np.diag(gram) > 0
        mean = gram[-1] / count if gram[-1, -1] == count else np.zeros(len(gram))
        spread = np.where(known, np.maximum(np.diag(gram) - count * mean**2, 0.0), 1.0)
        brake = np.diag(caution * spread + 1e-9 * np.diag(gram) + ~known)
        missed = sums.moment[rounds] / POINT - gram @ before[rounds]
        scale = 1.0 / np.sqrt(np.where(known, np.diag(gram), 1.0))  # keeps the equations tame
        left = (gram + brake) * scale[:, None] * scale[None, :]
        found[rounds] += np.linalg.solve(left, missed * scale) * scale
    return found


def rows_of(weights: Floats) -> dict[str, Row]:
    """As whole numbers, by the names of the facts."""
    whole = np.rint(weights * UNIT).astype(np.int64)
    return {name: tuple(int(w) for w in whole[:, at]) for at, name in enumerate(FACTS)}


def add_rooms(weighing: Weighing, sums: Sums) -> Weighing:
    """The same judge, with what was learned of modules; what it knew of the base game stays."""
    columns = room_columns()
    found = fit(sums, np.zeros((SCORINGS, len(columns))), ROOM_CAUTION)
    whole = np.rint(found * UNIT).astype(np.int64)
    facts = dict(weighing.facts)
    modules: dict[str, dict[str, Row]] = {}
    for (module, name), at in columns.items():
        row = tuple(int(weight) for weight in whole[:, at])
        if module:
            modules.setdefault(module, {})[name] = row
        else:
            facts[name] = tuple(a + b for a, b in zip(facts[name], row, strict=True))
    training = weighing.training
    return Weighing(facts, modules, weighing.margin, weighing.margin_per_tile, training)


# --- What a judge reaches


def leads(shown: list[Shown], facts: dict[str, Row]) -> tuple[Floats, Floats, Floats, Floats]:
    """For pairs of seats: the expected lead, the final one, the tiles left, the scorings done."""
    weights = np.array([facts[name] for name in FACTS]).T
    found: list[Floats] = []
    for game in shown:
        done = np.minimum(game.rounds, SCORINGS - 1)
        come = np.einsum("msf,mf->ms", game.facts, weights[done, :-1])
        worth = game.scores + (come + weights[done, -1:]) / UNIT
        first, other = np.triu_indices(len(game.final), 1)
        said = worth[:, first] - worth[:, other]
        true = np.broadcast_to((game.final[first] - game.final[other]).astype(float), said.shape)
        tower = np.broadcast_to(game.tower[:, None].astype(float), said.shape)
        rounds = np.broadcast_to(done[:, None].astype(float), said.shape)
        found.append(np.stack([said.ravel(), true.ravel(), tower.ravel(), rounds.ravel()]))
    said, true, tower, rounds = np.hstack(found)
    return said, true, tower, rounds


def loss(said: Floats, true: Floats, margin: Floats) -> float:
    """The log loss of finishing ahead; a tie is half."""
    x = said / margin
    chance = np.clip((1 + x / np.sqrt(1 + x * x)) / 2, LEAST, 1 - LEAST)
    ahead = (np.sign(true) + 1) / 2
    return float(-np.mean(ahead * np.log(chance) + (1 - ahead) * np.log(1 - chance)))


def margins(shown: list[Shown], facts: dict[str, Row]) -> tuple[int, int]:
    """By how much one must lead to be rather sure, as games that were learned from say."""
    said, true, tower, _ = leads(shown, facts)
    tried = [(points * POINT, each) for points in MARGINS for each in PER_TILE]
    return min(tried, key=lambda pair: loss(said, true, (pair[0] + pair[1] * tower) / POINT))


def measured(shown: list[Shown], weighing: Weighing) -> dict[str, Any]:
    """How well games are foreseen that nothing was learned from."""
    said, true, tower, rounds = leads(shown, dict(weighing.facts))
    margin = (weighing.margin + weighing.margin_per_tile * tower) / POINT
    return {
        "held_out_games": len(shown),
        "r2_of_final_lead": round(_r2(said, true), 3),
        "r2_by_scorings_done": [
            round(_r2(said[rounds == done], true[rounds == done]), 3) for done in range(SCORINGS)
        ],
        "log_loss_of_finishing_ahead": round(loss(said, true, margin), 3),
    }


def _r2(said: Floats, true: Floats) -> float:
    return float(1 - np.sum((true - said) ** 2) / np.sum(true**2))
