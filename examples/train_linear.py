"""Trains a small policy from nothing until it beats random play.

Run it with `python examples/train_linear.py`; it needs numpy and `alhambra[env]`. The policy
values each listed move by a weighted sum of a few of its numbers and plays the best. The weights
are found by the cross-entropy method: many are drawn round a mean, each plays some games against
random bots, and the mean moves to those that did best.
"""

import argparse
import sys

import numpy as np
import numpy.typing as npt

from alhambra.env import AlhambraVector
from alhambra.env.legend import Legend

Floats = npt.NDArray[np.float64]
Observation = dict[str, npt.NDArray[np.int16]]

OPPONENTS = ("random", "random")
TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
TAKE, BUY, REDESIGN = 1, 2, 3  # roles of moves
FEATURES = 13
LONG = 1000  # answers after which a game is given up: some weights would rebuild for ever
ELITE = 0.25  # of all candidates


def features(seen: Observation, legend: Legend) -> Floats:
    """What the policy knows of each move, by game and action."""
    moves = seen["moves"].astype(float)
    column = {name: moves[:, :, index] for index, name in enumerate(legend.columns)}
    take, buy, redesign = (column["role"] == role for role in (TAKE, BUY, REDESIGN))
    placed = (column["placed"] == 1) & ~redesign
    walls = column["outer_walls"] - column["inner_walls"]
    return np.stack(
        [
            take,
            buy,
            redesign,
            placed,
            take * column["taken"] / 10,
            take * column["taken_units"] / 4,
            buy * (column["over"] == 0),
            buy * column["over"] / 10,
            buy * column["cost"] / 10,
            buy * lead(seen, legend, column["kind"].astype(int)) / 4,
            placed * walls / 4,
            placed * column["touches"] / 4,
            redesign * walls / 4,
        ],
        axis=2,
        dtype=float,
    )


def lead(seen: Observation, legend: Legend, kinds: npt.NDArray[np.int_]) -> Floats:
    """How many buildings of a move's type one has more than the best of the others."""
    fields = legend.table
    seats = len(OPPONENTS) + 1
    places = [[fields.index(f"seat_{seat} {kind}") for kind in TYPES] for seat in range(seats)]
    counts = seen["table"][:, places].astype(float)  # by game, seat and type
    ahead = counts[:, 0] - counts[:, 1:].max(axis=1)
    padded = np.pad(ahead, ((0, 0), (1, 2)))  # moves may name no type, or a tile without one
    return np.take_along_axis(padded, kinds, axis=1)


def play(weights: Floats, seeds: list[int], reward: str) -> Floats:
    """One game for each row of weights; the sum of its rewards."""
    envs = AlhambraVector(len(seeds), OPPONENTS, reward=reward, max_steps=LONG)
    seen, infos = envs.reset(seed=[*seeds])
    totals = np.zeros(len(seeds))
    playing = np.ones(len(seeds), bool)
    while playing.any():
        mask = infos["action_mask"][:, :-1]  # the first page will do
        most = int(mask.sum(axis=1).max())
        seen["moves"] = seen["moves"][:, :most]
        values = np.einsum("gaf,gf->ga", features(seen, envs.legend), weights)
        values[mask[:, :most] == 0] = -np.inf
        seen, rewards, over, cut_off, infos = envs.step(values.argmax(axis=1))
        totals += rewards * playing
        playing &= ~(over | cut_off)
    return totals


def train(generations: int, candidates: int, games: int, seed: int) -> Floats:
    """The weights after so many generations; every candidate of one meets the same games."""
    random = np.random.default_rng(seed)
    mean, spread = np.zeros(FEATURES), np.ones(FEATURES)
    for generation in range(generations):
        drawn = mean + spread * random.standard_normal((candidates, FEATURES))
        seeds = random.integers(1 << 32, size=games).tolist() * candidates
        lead = play(np.repeat(drawn, games, axis=0), seeds, "zero_sum")
        fitness = lead.reshape(candidates, games).mean(axis=1)
        best = drawn[fitness.argsort()[-max(2, int(candidates * ELITE)) :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1
        sys.stdout.write(f"generation {generation + 1}: {fitness.mean():+.1f} points ahead\n")
    return mean


def win_share(weights: Floats, games: int, seed: int) -> float:
    """In how many of new games the policy wins alone, from all seats; a third would be chance."""
    seeds = np.random.default_rng(seed).integers(1 << 32, size=games).tolist()
    standings = play(np.tile(weights, (games, 1)), seeds, "final")
    return float((standings == 1).mean())


def main() -> None:
    """Trains and tells how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--candidates", type=int, default=32)
    parser.add_argument("--games", type=int, default=6, help="of each candidate in a generation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    weights = train(chosen.generations, chosen.candidates, chosen.games, chosen.seed)
    share = win_share(weights, 200, chosen.seed + 1)
    sys.stdout.write(f"wins {share:.0%} of 200 games against two random bots\n")


if __name__ == "__main__":
    main()
