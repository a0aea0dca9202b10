"""Environments for research: PettingZoo's `alhambra_v0` and Gymnasium's `AlhambraGym-v0`.

>>> from alhambra.env import alhambra_v0
>>> env = alhambra_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation), sorted(observation["observation"])
(['action_mask', 'observation'], ['boards', 'moves', 'table'])
"""

from alhambra.machine.extras import need

need("env", "alhambra.env")

from alhambra.env import alhambra_v0  # noqa: E402 - only once it is known that it can be imported
from alhambra.env.gym import ID, AlhambraGym  # noqa: E402
from alhambra.env.gym import register as register_gym  # noqa: E402
from alhambra.env.vector import AlhambraVector  # noqa: E402

alhambra_v0.register()
register_gym()

__all__ = ["ID", "AlhambraGym", "AlhambraVector", "alhambra_v0"]
