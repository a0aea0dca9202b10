"""Tunes the weights of `normal` by self-play: `python -m alhambra.arena.tuning`.

One weight after the other is made larger and smaller, and the changed bot sits down with two of the
present ones, on every seat of every deal. If it finishes ahead of them clearly more often than
not, its weights become the present ones, in `weights.toml`.
"""

import argparse
import re
from math import sqrt
from pathlib import Path

import alhambra.bots
from alhambra.bots.weights import weights_of
from alhambra.machine.files import put
from alhambra.measuring.simulation import Task, all_cores, simulate

STEP = 1.3  # a weight is multiplied or divided by this
SURE = 1.5  # standard errors by which a change must beat chance
FIGURES = Path(alhambra.bots.__file__).with_name("weights.toml")
KEPT = ("blur", "rivalry")  # what makes a level weak on purpose, or cannot be told by points


def share_ahead(bot: str, others: str, games: int, seed: int, jobs: int) -> float:
    """The fraction of comparisons in which the bot finishes ahead; a tie counts half."""
    task = Task(games, (bot, others, others), seed=seed)
    ahead = 0.0
    for outcome in simulate(task, jobs):
        own = outcome.scores[outcome.bots.index(0)]
        for place in (1, 2):
            other = outcome.scores[outcome.bots.index(place)]
            ahead += 1.0 if own > other else 0.5 if own == other else 0.0
    return ahead / (2 * games)


def named(changes: dict[str, float]) -> str:
    """The level `normal` with these changes, as a bot's name."""
    return "+".join(["normal@1", *(f"{key}={value:.4f}" for key, value in changes.items())])


def better(key: str, changes: dict[str, float], games: int, seed: int, jobs: int) -> float | None:
    """A value of this weight that plays clearly better than the present one, None if none does."""
    now: float = changes.get(key, getattr(weights_of("normal"), key))
    for value in (now * STEP, now / STEP):
        share = share_ahead(named({**changes, key: value}), named(changes), games, seed, jobs)
        error = 0.5 / sqrt(1.5 * games)  # the two comparisons of a game are not independent
        print(f"{key:13} {now:.3f} -> {value:.3f}: ahead in {share:.1%}", flush=True)  # noqa: T201
        if share > 0.5 + SURE * error:
            return value
    return None


def write(changes: dict[str, float], path: Path) -> None:
    """Puts the new figures into the table of `normal`; everything else stays as it is."""
    head, normal, rest = re.split(r"(?m)^(?=\[)", path.read_text("utf-8"), maxsplit=2)
    for key, value in changes.items():
        normal = re.sub(rf"(?m)^{key} = [\d.]+", f"{key} = {value:.3g}", normal)
    put(path, (head + normal + rest).encode())


def main() -> None:
    """One or more rounds over all weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="how often each weight is tried")
    parser.add_argument("--games", type=int, default=300, help="games for each comparison")
    parser.add_argument("--seed", type=int, default=0, help="from which all games follow")
    parser.add_argument("--jobs", type=int, default=all_cores(), help="processes")
    tunable = [key for key in vars(weights_of("normal")) if key not in KEPT]
    parser.add_argument("weights", nargs="*", choices=[*tunable, []], help="all unless named")
    wish = parser.parse_args()
    changes: dict[str, float] = {}
    for round in range(wish.rounds):
        for key in wish.weights or tunable:
            value = better(key, changes, wish.games, wish.seed + round, wish.jobs)
            if value is not None:
                changes[key] = value
                write(changes, FIGURES)
    print("changed:", changes or "nothing")  # noqa: T201


if __name__ == "__main__":
    main()
