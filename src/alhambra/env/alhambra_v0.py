"""PettingZoo's environment: every seat is an agent, the one that is asked acts.

>>> from alhambra.env import alhambra_v0
>>> env = alhambra_v0.env(players=2, reward="final")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, aec_registry  # type: ignore[import-untyped, unused-ignore]
from pettingzoo import register as register_aec
from pettingzoo.utils import wrappers  # type: ignore[import-untyped, unused-ignore]

from alhambra.env.legend import Legend
from alhambra.env.match import Match
from alhambra.env.solo import drawn_seed
from alhambra.env.terms import MAX_STEPS, PAGE, SCORE, Terms
from alhambra.game.game import View
from alhambra.game.moves import Move
from alhambra.game.setup import Setup

NAME = "alhambra_v0"
ID = "alhambra-v0"  # as PettingZoo writes the same in its list
ANSI = "ansi"


def env(**terms: Any) -> AECEnv:
    """The environment with PettingZoo's checks around it; takes what `raw_env` takes."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(**terms))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc, unused-ignore]  # noqa: N801 - PettingZoo's own name
    """The same without checks, for speed."""

    metadata = {"name": NAME, "render_modes": [ANSI], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int = 3,
        modules: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        reward: str = SCORE,
        page: int = PAGE,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, modules, options, reward, page, max_steps, render_mode)
        AECEnv.__init__(self)
        if render_mode not in (None, ANSI):
            raise ValueError(f"no such render mode: {render_mode}; there is {ANSI}")
        self.render_mode = render_mode
        self.match = Match(Terms(players, modules, options, reward, page, max_steps))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (page,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.match.space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(page) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees; see docs/environments.md."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The moves of a page by their numbers; the last action turns the page."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed, the next game of the series that the last seed began."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.match.start(drawn_seed(self._random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat of this agent sees, and which actions it has if it is asked."""
        seat = self._seats[agent]
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; agents of a finished game only say None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        gains = self.match.play(action)
        self._cumulative_rewards[agent] = 0.0
        for other, gain in zip(self.agents, gains, strict=True):
            self.rewards[other] = gain
            self._cumulative_rewards[other] += gain
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[max(self.match.seat, 0)]

    # --- For people

    @property
    def legend(self) -> Legend:
        """What the numbers of an observation stand for."""
        return self.match.legend

    @property
    def setup(self) -> Setup:
        """The set-up of the game, seed included: `Game(setup)` begins like it."""
        return self.match.setup

    def view(self, agent: str | None = None) -> View:
        """All that an agent may know, as bots get it; None is a spectator."""
        return self.match.view(None if agent is None else self._seats[agent])

    def moves(self) -> list[Move]:
        """The moves of the open page by name: the action is the place in the list."""
        return self.match.moves()

    def render(self) -> str | None:
        """The whole position as text, hidden piles included; `position.loads` reads it."""
        return None if self.render_mode is None else self.match.text()

    def close(self) -> None:
        """Nothing is open."""


def register() -> None:
    """Makes the environment known to `pettingzoo.make`."""
    if ID not in aec_registry:
        register_aec("aec", ID, env)
