"""PettingZoo's environment: its own test suites, agents, rewards, pages, bad input."""

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped, unused-ignore]
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped, unused-ignore]
    api_test,
    performance_benchmark,
    seed_test,
)

from alhambra import Game, position
from alhambra.env import alhambra_v0
from alhambra.modules import ALL
from tests.env.play import random_action, same
from tests.examples import ONE, some

# PettingZoo knows by name which of its environments have observations of several arrays, and which
# may have nothing to choose once a game is over; it warns of all others.
KNOWN = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
SETS: list[dict[str, Any]] = [
    {},
    {"players": 2, "reward": "final"},
    {"players": 6, "modules": some(2), "reward": "zero_sum"},
    {"players": 4, "modules": tuple(ALL), "max_steps": 300, "page": 16},
]
NAMES = ["base", "two", "six", "all"]


@pytest.mark.parametrize("terms", SETS, ids=NAMES)
def test_the_api_test_of_pettingzoo(terms: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(alhambra_v0.env(**terms), num_cycles=300)
    assert [w for w in caught if not str(w.message).startswith(KNOWN)] == []


@pytest.mark.parametrize("terms", SETS, ids=NAMES)
def test_the_seed_test_of_pettingzoo(terms: dict[str, Any]) -> None:
    seed_test(lambda: alhambra_v0.env(**terms), num_cycles=100)


def test_the_performance_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its clock runs ahead here, so that it ends after some hundred cycles."""
    module = __import__(performance_benchmark.__module__, fromlist=["time"])
    ticks = iter(range(10_000))
    monkeypatch.setattr(module.time, "time", lambda: next(ticks) / 20)
    random.seed(1)
    performance_benchmark(alhambra_v0.env())
    assert "turns per second" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Random actions to the end; the sum of each agent's rewards, and the number of steps."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        done = termination or truncation
        env.step(None if done else random_action(observation["action_mask"], rng))
        steps += not done
    return totals, steps


@pytest.mark.parametrize("name", ALL)
def test_every_module_can_be_played_to_the_end(name: str) -> None:
    env = alhambra_v0.raw_env(players=3, modules=(name,))
    totals, _ = play_out(env, 4)
    assert env.match.over
    assert list(totals.values()) == env.match.state.scores[:3]


@pytest.mark.parametrize("players", range(2, 7))
def test_rewards_are_what_they_are_said_to_be(players: int) -> None:
    scores, others = {}, {}
    for mode in ("score", "zero_sum", "final"):
        env = alhambra_v0.env(players=players, reward=mode)
        others[mode], _ = play_out(env, 5)
        scores[mode] = env.unwrapped.match.state.scores[:players]
    assert (
        scores["score"] == scores["zero_sum"] == scores["final"] == list(others["score"].values())
    )
    points = np.array(scores["score"])
    mean_of_others = (points.sum() - points) / (players - 1)
    assert np.allclose(list(others["zero_sum"].values()), points - mean_of_others)
    final = np.array(list(others["final"].values()))
    assert abs(final.sum()) < 1e-9
    assert final[points.argmax()] == final.max() <= 1
    assert final[points.argmin()] == final.min() >= -1


def test_the_game_is_the_one_of_its_set_up() -> None:
    env = alhambra_v0.raw_env(players=3, modules=(ONE,))
    env.reset(seed=11)
    game = Game(env.setup)
    for _ in range(100):
        agent = env.agent_selection
        assert env.view(agent) == game.view(env.possible_agents.index(agent))
        assert env.moves() == game.moves()
        game.play(game.moves()[0])
        env.step(0)


def test_seeds_make_a_series_of_games() -> None:
    env = alhambra_v0.env()
    seeds = []
    for seed in (3, None, None, 3, None):
        env.reset(seed=seed)
        seeds.append(env.unwrapped.setup.seed)
    assert seeds[:2] == seeds[3:]
    assert len(set(seeds)) == 3


def test_only_the_asked_agent_sees_moves() -> None:
    env = alhambra_v0.env(players=4)
    env.reset(seed=2)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert seen["observation"]["moves"].any() == (agent == env.agent_selection)


def test_observations_are_kept_as_they_were() -> None:
    env = alhambra_v0.env()
    env.reset(seed=2)
    before = env.observe("player_0")
    kept = {key: value.copy() for key, value in before["observation"].items()}
    for _ in range(20):
        env.step(0)
    assert same(before["observation"], kept)
    before["observation"]["table"][0] = 99  # and can be written to


def test_pages_show_every_move_once() -> None:
    env = alhambra_v0.raw_env(page=4)
    env.reset(seed=1)
    wanted = Game(env.setup).moves()
    assert len(wanted) > 4
    shown = []
    for _ in range(-(-len(wanted) // 3)):
        shown += env.moves()
        seen = env.observe(env.agent_selection)
        assert seen["action_mask"].sum() == len(env.moves()) + 1
        assert seen["observation"]["moves"][3, 0] == len(env.match.rules.deeds) + 1
        env.step(3)
    assert shown == wanted
    assert env.moves() == wanted[:3]
    env.step(1)
    assert env.match.state.frames  # a move of the first page was played
    assert env.match.first == 0


def test_a_long_game_is_cut_off() -> None:
    env = alhambra_v0.env(max_steps=10)
    totals, steps = play_out(env, 1)
    assert steps == 10
    assert set(totals) == set(env.possible_agents)
    assert not env.agents


def test_the_position_can_be_rendered_and_read() -> None:
    env = alhambra_v0.env(render_mode="ansi")
    env.reset(seed=5)
    text = env.render()
    assert position.loads(text).view(0) == env.unwrapped.view("player_0")
    silent = alhambra_v0.env()
    silent.reset(seed=5)
    assert silent.render() is None


@pytest.mark.parametrize("action", [-1, 127, 60])
def test_a_masked_action_is_refused_and_changes_nothing(action: int) -> None:
    env = alhambra_v0.raw_env()
    env.reset(seed=1)
    before = env.render(), env.view("player_0")
    with pytest.raises(ValueError, match="masked out"):
        env.step(action)
    assert (env.render(), env.view("player_0")) == before
    with pytest.raises(ValueError, match="game is over"):
        env.step(None)


@pytest.mark.parametrize(
    ("terms", "text"),
    [
        ({"players": 7}, "2 to 6 players"),
        ({"modules": ("atlantis",)}, "no such module: atlantis"),
        ({"modules": ONE}, "modules must be a list of names"),
        ({"options": ("flying",)}, "no such option: flying"),
        ({"reward": "gold"}, "no such reward: gold; there is score, zero_sum, final"),
        ({"page": 1}, "at least 2 actions"),
        ({"max_steps": 0}, "at least 1 step"),
        ({"render_mode": "human"}, "no such render mode: human"),
    ],
)
def test_bad_terms_get_a_clear_error(terms: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        alhambra_v0.env(**terms)


def test_pettingzoo_finds_it_by_its_name() -> None:
    env = pettingzoo.make("aec", "alhambra_v0", players=2)
    env.reset(seed=1)
    assert env.max_num_agents == 2


def test_a_copy_by_pickle_plays_the_same_terms() -> None:
    env = alhambra_v0.raw_env(players=2, modules=(ONE,), reward="final", page=64)
    other = pickle.loads(pickle.dumps(env))
    assert other.match.terms == env.match.terms
