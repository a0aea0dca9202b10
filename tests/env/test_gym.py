"""Gymnasium's environment: its checker, bots as opponents, seats, seeds, bad input."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from alhambra import position
from alhambra.env import ID, AlhambraGym
from tests.env.play import random_action, same
from tests.examples import some


@pytest.mark.parametrize(
    "terms",
    [{}, {"opponents": ("normal",), "reward": "final"}, {"modules": some(2)}],
    ids=["random", "normal", "modules"],
)
def test_the_checker_of_gymnasium(terms: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(AlhambraGym(**terms), skip_render_check=True)


def play_out(env: Any, seed: int) -> tuple[float, list[int]]:
    """Random actions to the end; the sum of the rewards and the final scores."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, done = 0.0, False
    while not done:
        _, reward, over, cut_off, info = env.step(random_action(info["action_mask"], rng))
        total += reward
        done = over or cut_off
    return total, env.unwrapped.solo.match.state.scores


@pytest.mark.parametrize("opponents", [("random",), ("easy", "normal"), ("random",) * 5])
def test_rewards_add_up_to_the_score(opponents: tuple[str, ...]) -> None:
    env = gymnasium.make(ID, opponents=opponents)
    total, scores = play_out(env, 3)
    assert total == scores[env.unwrapped.solo.seat]  # type: ignore[attr-defined]
    assert env.unwrapped.solo.match.over  # type: ignore[attr-defined]


def test_games_go_by_their_seeds() -> None:
    results = [play_out(gymnasium.make(ID, opponents=("normal",)), seed) for seed in (1, 1, 2)]
    assert results[0] == results[1] != results[2]


def test_the_agent_sits_on_every_seat() -> None:
    env = AlhambraGym()
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2}
    assert all(env.solo.match.seat == env.solo.seat for _ in range(3) if env.reset())


def test_better_opponents_score_better() -> None:
    """The named bots really sit there: a random agent loses against them by far."""
    lost = 0
    for seed in range(3):
        env = AlhambraGym(opponents=("normal",))
        own, scores = play_out(env, seed)
        lost += own * 2 < scores[1 - env.solo.seat]
    assert lost == 3


def test_a_masked_action_changes_nothing_and_says_so() -> None:
    env = AlhambraGym(max_steps=20)
    before, info = env.reset(seed=1)
    assert info["legal"]
    after, reward, over, cut_off, info = env.step(np.int64(127))
    assert same(before, after)
    assert (reward, over, cut_off, info["legal"]) == (0.0, False, False, False)
    while not cut_off:
        _, _, _, cut_off, _ = env.step(np.int64(127))
    assert env.solo.match.steps == 20


def test_the_position_can_be_rendered_and_read() -> None:
    env = AlhambraGym(render_mode="ansi")
    env.reset(seed=5)
    text = env.render()
    assert text is not None
    assert position.loads(text).view(0) == env.solo.match.view(0)
    assert AlhambraGym().render() is None


@pytest.mark.parametrize(
    ("terms", "text"),
    [
        ({"opponents": ("gandalf",)}, "no such bot: gandalf"),
        ({"opponents": "easy"}, "opponents must be a list of names"),
        ({"opponents": ()}, "2 to 6 players"),
        ({"opponents": ("random",) * 6}, "2 to 6 players"),
        ({"render_mode": "human"}, "no such render mode: human"),
    ],
)
def test_bad_terms_get_a_clear_error(terms: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        AlhambraGym(**terms)


def test_an_action_that_does_not_exist_is_refused() -> None:
    env = AlhambraGym()
    before, _ = env.reset(seed=1)
    for action in (-1, 128):
        with pytest.raises(ValueError, match="from 0 to 127"):
            env.step(np.int64(action))
    assert same(before, env._observe())
