"""The bots by name: four levels a person can choose, `random`, and variants for experiments.

`search:400` is a search with 400 playouts a decision; `search:400x2` shares them among two
processes. `normal+coin=0.4` is a level with another weight, `hard+turns=9+wall=1.2` one that
searches otherwise: whatever `weights.toml` and `levels.toml` name can be changed so.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from alhambra.bots.bot import Bot
from alhambra.bots.chance import RandomBot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.search_bot import SearchBot
from alhambra.bots.searching import Budget, Manner
from alhambra.bots.weights import search_weights, weights_of

NAMES: Final = ("random", "easy", "normal", "hard", "master")
_SEARCH: Final = re.compile(r"search:([1-9]\d{0,5})(?:x([1-9]\d?))?")


@dataclass(frozen=True)
class Kind:
    """What a name says: the level, its budget if it searches, and what is changed."""

    level: str
    budget: Budget | None
    changes: Mapping[str, float]


def check(name: str) -> None:
    """Refuses a name that no bot has."""
    _read(name)


def searches(name: str) -> bool:
    """Whether the bot wants worlds to search in."""
    return _read(name).budget is not None


def make(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot by its name; equal seeds make equal decisions.

    With `seconds` a search stops after so long even if it has playouts left: then how well it
    plays depends on the machine.
    """
    kind = _read(name)
    if kind.level == "random":
        return RandomBot(seed)
    if kind.budget is None:
        return GreedyBot(seed, replace(weights_of(kind.level), **kind.changes))
    return SearchBot(seed, replace(kind.budget, seconds=seconds), manner(kind.changes))


@cache
def _read(name: str) -> Kind:
    level, *words = name.split("+")
    budget = _budget(level)
    if level not in NAMES and budget is None:
        raise ValueError(f"no such bot: {name}; there is {', '.join(NAMES)}, search:PLAYOUTS")
    return Kind(level, budget, _changes(level, budget is not None, words))


def _budget(level: str) -> Budget | None:
    """Playouts and processes of a search, None for the other bots."""
    if level in _levels()["playouts"]:
        return Budget(_levels()["playouts"][level])
    found = _SEARCH.fullmatch(level)
    return None if found is None else Budget(int(found[1]), int(found[2] or 1))


def _changes(level: str, searching: bool, words: list[str]) -> dict[str, float]:
    """What a name changes: `coin=0.4` each."""
    if level == "random":
        known: list[str] = []
    else:
        known = (
            [*_levels()["plan"], *search_weights()] if searching else list(vars(weights_of(level)))
        )
    changes: dict[str, float] = {}
    for word in words:
        key, _, number = word.partition("=")
        if key not in known or not re.fullmatch(r"-?\d+(\.\d+)?", number):
            raise ValueError(
                f"{level} cannot be changed by {word}; write one of {known} = a number"
            )
        changes[key] = float(number)
    return changes


def manner(changes: Mapping[str, float]) -> Manner:
    """How a search goes about it."""
    plan = {key: changes.get(key, value) for key, value in _levels()["plan"].items()}
    weights = {key: changes.get(key, value) for key, value in search_weights().items()}
    return Manner(tuple(plan.items()), tuple(weights.items()))


@cache
def _levels() -> dict[str, Any]:
    return tomllib.loads(files("alhambra.bots").joinpath("levels.toml").read_text("utf-8"))
