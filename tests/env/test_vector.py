"""Many games in one call play like single ones, begin anew by themselves and share one batch."""

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from alhambra.env import ID, AlhambraGym, AlhambraVector
from tests.env.play import random_action, same

GAMES = 5


def actions(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random action for each game; one that is over has none, so any will do."""
    return np.array([random_action(mask, rng) if mask.any() else 0 for mask in masks])


def test_make_vec_finds_it_and_batches_have_their_spaces() -> None:
    envs = gymnasium.make_vec(ID, num_envs=GAMES, opponents=("random",))
    observations, infos = envs.reset(seed=1)
    assert isinstance(envs.unwrapped, AlhambraVector)
    assert envs.observation_space.contains(observations)
    assert infos["action_mask"].shape == (GAMES, 128)
    observations, rewards, over, cut_off, _ = envs.step(envs.action_space.sample() * 0)
    assert envs.observation_space.contains(observations)
    assert rewards.shape == over.shape == cut_off.shape == (GAMES,)


def test_each_game_plays_like_a_single_one() -> None:
    envs = AlhambraVector(GAMES, opponents=("random", "easy"))
    seeds = [10 * number for number in range(GAMES)]
    batch, infos = envs.reset(seed=list(seeds))
    singles = [AlhambraGym(opponents=("random", "easy")) for _ in seeds]
    for single, seed in zip(singles, seeds, strict=True):
        single.reset(seed=seed)
    rng = np.random.default_rng(1)
    for _ in range(40):
        chosen = actions(infos["action_mask"], rng)
        batch, rewards, over, _, infos = envs.step(chosen)
        for index, single in enumerate(singles):
            seen, reward, ended, _, info = single.step(chosen[index])
            assert same({key: part[index] for key, part in batch.items()}, seen)
            assert (rewards[index], over[index]) == (reward, ended)
            assert same(infos["action_mask"][index], info["action_mask"])


def test_a_finished_game_begins_anew_with_the_next_step() -> None:
    envs = AlhambraVector(2, opponents=("random",), max_steps=30)
    _, infos = envs.reset(seed=2)
    rng = np.random.default_rng(2)
    ended = begun = 0
    finished = np.zeros(2, np.bool_)
    for _ in range(60):
        _, rewards, over, cut_off, infos = envs.step(actions(infos["action_mask"], rng))
        for index in np.flatnonzero(finished):
            assert envs.solos[index].match.steps < 30
            assert rewards[index] == 0
            assert infos["action_mask"][index].any()
            begun += 1
        finished = over | cut_off
        ended += int(finished.sum())
    assert ended >= begun >= 4


def test_seeds_fix_everything() -> None:
    def run() -> list[float]:
        envs = AlhambraVector(3)
        _, infos = envs.reset(seed=7)
        rng = np.random.default_rng(7)
        seen = []
        for _ in range(200):
            batch, rewards, _, _, infos = envs.step(actions(infos["action_mask"], rng))
            seen += [float(batch["table"].sum()), float(rewards.sum())]
        return seen

    assert run() == run()


def test_batches_are_kept_as_they_were() -> None:
    envs = AlhambraVector(2)
    batch, infos = envs.reset(seed=1)
    kept = {key: part.copy() for key, part in batch.items()}
    envs.step(actions(infos["action_mask"], np.random.default_rng(1)))
    assert same(batch, kept)


def test_bad_input_is_refused_and_nothing_is_played() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        AlhambraVector(0)
    envs = AlhambraVector(3)
    with pytest.raises(ValueError, match="3 games need 3 seeds, not 2"):
        envs.reset(seed=[1, 2])
    envs.reset(seed=1)
    for wrong in ([0, 0], [0, 0, 128], [0, -1, 0]):
        with pytest.raises(ValueError, match="3 actions from 0 to 127 are needed"):
            envs.step(np.array(wrong))
    assert [game.match.steps for game in envs.solos] == [
        game.match.steps for game in _again(envs).solos
    ]


def _again(envs: AlhambraVector) -> AlhambraVector:
    other = AlhambraVector(envs.num_envs)
    other.reset(seed=1)
    return other
