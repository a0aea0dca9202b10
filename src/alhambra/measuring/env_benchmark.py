"""How fast the environments are, beside a classic one of PettingZoo in the same run.

A step is one action with its observation and mask. As in `benchmark`, time is processor time and
the best of a few repetitions counts. Actions are drawn in the same cheap way everywhere.
"""

import platform
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from alhambra.machine.compiled import compiled

REPETITIONS: Final = 5
GAMES: Final = 32  # stepped at once, and steps between two looks at the clock
OPPONENTS: Final = ("random", "random")
PEER: Final = "connect_four_v3"


class EnvMissingError(RuntimeError):
    """Something is not installed; the text says how to get it."""


def run(seconds: float, sets: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """All figures, for the base game and for sets of modules, beside the peer's."""
    env = _environments()
    peer = _peer(seconds)
    measured = {
        name: _measure(env, seconds, modules) for name, modules in {"none": (), **sets}.items()
    }
    for row in measured.values():
        row["ratio"] = {
            key: row["steps_per_second"][key] / peer["steps_per_second"][key]
            for key in ("aec", "aec_raw")
        }
    return {
        "python": platform.python_version(),
        "compiled": compiled(),
        "players": len(OPPONENTS) + 1,
        "games_at_once": GAMES,
        "sets": measured,
        "peer": peer,
    }


def _environments() -> Any:
    """The package of environments; raises EnvMissingError unless they and the peer can run."""
    if find_spec("pygame") is None:
        raise EnvMissingError(f"{PEER} needs pygame; get it with: pip install pygame")
    try:
        return import_module("alhambra.env")
    except ImportError as error:
        raise EnvMissingError(str(error)) from None


def _measure(env: Any, seconds: float, modules: tuple[str, ...]) -> dict[str, Any]:
    terms: dict[str, Any] = {"modules": modules}
    players = len(OPPONENTS) + 1
    runs = {
        "aec": aec(env.alhambra_v0.env(players=players, **terms)),
        "aec_raw": aec(env.alhambra_v0.raw_env(players=players, **terms)),
        "gymnasium": single(env.AlhambraGym(OPPONENTS, **terms)),
        "vector": vector(env.AlhambraVector(GAMES, OPPONENTS, **terms)),
    }
    paces = {name: pace(step, seconds) for name, step in runs.items()}
    return {"modules": list(modules), "steps_per_second": paces}


def _peer(seconds: float) -> dict[str, Any]:
    classic = import_module("pettingzoo.classic.connect_four.connect_four")
    paces = {
        "aec": pace(aec(classic.env()), seconds),
        "aec_raw": pace(aec(classic.raw_env()), seconds),
    }
    return {"name": PEER, "steps_per_second": paces}


def pace(step: Callable[[], int], seconds: float) -> float:
    """Steps a second in the fastest repetition; a call says how many steps it made."""
    step()
    fastest = 0.0
    for _ in range(REPETITIONS):
        made, begin, passed = 0, process_time(), 0.0
        while passed < seconds / REPETITIONS:
            enough = made + GAMES
            while made < enough:
                made += step()
            passed = process_time() - begin
        fastest = max(fastest, made / passed)
    return fastest


def aec(env: Any) -> Callable[[], int]:
    """Random play of all agents; a finished game is replaced."""
    random = Random(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.reset()
            return 0
        env.step(drawn(observation["action_mask"], random))
        return 1

    return step


def single(env: Any) -> Callable[[], int]:
    """Random play of one agent; its opponents' answers are no steps."""
    random = Random(1)
    mask = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> int:
        _, _, over, cut_off, info = env.step(drawn(mask[0], random))
        mask[0] = env.reset()[1]["action_mask"] if over or cut_off else info["action_mask"]
        return 1

    return step


def vector(envs: Any) -> Callable[[], int]:
    """The same in many games at once."""
    numpy = import_module("numpy")
    random = numpy.random.default_rng(1)
    masks = [envs.reset(seed=1)[1]["action_mask"]]

    def step() -> int:
        chances = masks[0] * random.random(masks[0].shape, numpy.float32)
        masks[0] = envs.step(chances.argmax(axis=1))[4]["action_mask"]
        return int(envs.num_envs)

    return step


def drawn(mask: Any, random: Random) -> int:
    """One of the actions that are not masked out."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(random.random() * len(allowed))])
