"""Gymnasium's environment: one seat is the agent, the others are bots."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from alhambra.env.legend import Legend
from alhambra.env.match import Observation
from alhambra.env.solo import against, drawn_seed
from alhambra.env.terms import MAX_STEPS, PAGE, SCORE

ID = "AlhambraGym-v0"
ANSI = "ansi"


class AlhambraGym(gymnasium.Env[Observation, np.int64]):
    """Alhambra against bots by name; the seat is drawn anew with every game.

    >>> import gymnasium
    >>> env = gymnasium.make("AlhambraGym-v0", opponents=("random", "random"))
    >>> observation, info = env.reset(seed=3)
    >>> int(info["action_mask"].sum()) > 0
    True
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI]}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        opponents: tuple[str, ...] = ("random", "random"),
        modules: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        reward: str = SCORE,
        page: int = PAGE,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, ANSI):
            raise ValueError(f"no such render mode: {render_mode}; there is {ANSI}")
        self.render_mode = render_mode
        self.solo = against(opponents, modules, options, reward, page, max_steps)
        self.observation_space = self.solo.match.space
        self.action_space = spaces.Discrete(page)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; the bots have played until the agent is asked."""
        super().reset(seed=seed)
        self.solo.start(drawn_seed(self.np_random))
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent's move and all answers of bots up to its next question.

        `legal` in the info tells whether the action was not masked out; else nothing happened.
        """
        reward = self.solo.play(int(action))
        return self._observe(), reward, self.solo.over, self.solo.cut_off, self._info()

    def _observe(self) -> Observation:
        return self.solo.match.observe(self.solo.seat)

    def _info(self) -> dict[str, Any]:
        solo = self.solo
        return {
            "action_mask": solo.match.mask(solo.seat),
            "legal": solo.legal,
            "seat": solo.seat,
        }

    @property
    def legend(self) -> Legend:
        """What the numbers of an observation stand for."""
        return self.solo.match.legend

    def render(self) -> str | None:
        """The whole position as text, hidden piles included; `position.loads` reads it."""
        return None if self.render_mode is None else self.solo.match.text()


def register() -> None:
    """Makes the environment known to `gymnasium.make` and `make_vec`."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="alhambra.env.gym:AlhambraGym",
            vector_entry_point="alhambra.env.vector:AlhambraVector",
        )
