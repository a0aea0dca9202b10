"""Many games stepped in one call, their observations in one batch."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from alhambra.env.legend import Legend
from alhambra.env.match import Observation
from alhambra.env.solo import against, drawn_seed
from alhambra.env.terms import MAX_STEPS, PAGE, SCORE

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class AlhambraVector(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Like so many `AlhambraGym-v0` side by side.

    A game that is over begins anew with the next step, whose action is ignored.

    >>> import gymnasium
    >>> envs = gymnasium.make_vec("AlhambraGym-v0", num_envs=4)
    >>> observations, infos = envs.reset(seed=3)
    >>> observations["moves"].shape, infos["action_mask"].shape
    ((4, 128, 29), (4, 128))
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "autoreset_mode": AutoresetMode.NEXT_STEP
    }

    def __init__(
        self,
        num_envs: int = 1,
        opponents: tuple[str, ...] = ("random", "random"),
        modules: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        reward: str = SCORE,
        page: int = PAGE,
        max_steps: int = MAX_STEPS,
    ) -> None:
        if num_envs < 1:
            raise ValueError("at least one game must be played")
        self.num_envs = num_envs
        self.solos = [
            against(opponents, modules, options, reward, page, max_steps) for _ in range(num_envs)
        ]
        self.single_observation_space = self.solos[0].match.space
        self.single_action_space = spaces.Discrete(page)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._page = page
        self._width = len(self.solos[0].match.encoder.blank)
        self._finished = np.zeros(num_envs, np.bool_)
        self._randoms = [seeding.np_random()[0] for _ in range(num_envs)]  # seeds of the games

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games; one seed stands for itself and those that follow, as in Gymnasium.

        Each game goes on like a single environment with the same seed.
        """
        seeds = (
            [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed
        )
        if seeds is not None and len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need {self.num_envs} seeds, not {len(seeds)}")
        for index, own in enumerate(seeds or ()):
            if own is not None:
                self._randoms[index] = seeding.np_random(own)[0]
        for game, random in zip(self.solos, self._randoms, strict=True):
            game.start(drawn_seed(random))
        self._finished[:] = False
        return self._observe()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """One action in every game; one that is masked out changes nothing in its game."""
        wanted = np.asarray(actions).tolist()
        if len(wanted) != self.num_envs or not all(0 <= action < self._page for action in wanted):
            raise ValueError(f"{self.num_envs} actions from 0 to {self._page - 1} are needed")
        rewards = np.zeros(self.num_envs)
        over, cut_off = np.zeros((2, self.num_envs), np.bool_)
        for index, game in enumerate(self.solos):
            if self._finished[index]:
                game.start(drawn_seed(self._randoms[index]))
            else:
                rewards[index] = game.play(wanted[index])
                over[index], cut_off[index] = game.over, game.cut_off
        self._finished = over | cut_off
        observations, infos = self._observe()
        return observations, rewards, over, cut_off, infos

    @property
    def legend(self) -> Legend:
        """What the numbers of an observation stand for."""
        return self.solos[0].match.legend

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        flat = np.empty((self.num_envs, self._width), np.int16)
        masks = np.empty((self.num_envs, self._page), np.int8)
        for index, game in enumerate(self.solos):
            flat[index] = game.match.flat(game.seat)
            masks[index] = game.match.mask(game.seat)
        infos = {
            "action_mask": masks,
            "legal": np.array([game.legal for game in self.solos]),
            "seat": np.array([game.seat for game in self.solos]),
        }
        return self.solos[0].match.split(flat), infos
