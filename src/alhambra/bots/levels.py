"""The bots by name: five levels a person can choose, `random`, and variants for experiments.

`search:400` is a search with 400 playouts a decision; `search:400x2` shares them among two
processes. `hard@1` is the first version of a level, which estimated instead of asking the judge.
`normal+coin=0.4` is a level with another weight, and `hard+turns=9+wall=1.2` one that searches
differently: anything that `weights.toml` and `levels.toml` name can be changed in this way.
`hard+builder` is a level with a character of `styles.toml`, `exact` a sparring partner.
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
from alhambra.bots.judge_bot import JudgeBot
from alhambra.bots.search_bot import SearchBot
from alhambra.bots.searching import Budget, Manner
from alhambra.bots.sparring import ExactBot
from alhambra.bots.styles import styles
from alhambra.bots.weights import search_weights, weights_of

NAMES: Final = ("random", "novice", "easy", "normal", "hard", "master")
SLIP: Final = "slip"
SPARRING: Final = "exact"  # to train against: it never pays inexactly
FIRST: Final = "@1"  # marks the first version of a level, kept to compare with
_ADVISED: Final = ("novice", "easy")  # these look at nothing but the view
_SEARCH: Final = re.compile(r"search:([1-9]\d{0,5})(?:x([1-9]\d?))?")


@dataclass(frozen=True)
class Kind:
    """What a name says: the level, its budget if it searches, its character, what is changed."""

    level: str
    first: bool
    budget: Budget | None
    style: str
    changes: Mapping[str, float]

    @property
    def judged(self) -> bool:
        """Whether the judge is asked."""
        return not self.first and self.level not in ("random", SPARRING, *_ADVISED)


def check(name: str) -> None:
    """Refuses a name that no bot has."""
    _read(name)


def offered(name: str) -> bool:
    """Whether a person may choose it: a level, perhaps with a character, perhaps with a slip."""
    try:
        kind = _read(name)
    except ValueError:
        return False
    return kind.level in NAMES and not kind.first and not set(kind.changes) - {SLIP}


def style_of(name: str) -> str:
    """Its character, or nothing."""
    return _read(name).style


def rungs() -> list[str]:
    """The bots by strength, for the level that adapts: the weakest first."""
    return list(_levels()["adapt"]["rungs"])


def searches(name: str) -> bool:
    """Whether the bot wants worlds to look at."""
    kind = _read(name)
    return kind.judged or kind.budget is not None


def make(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot by its name; equal seeds make equal decisions.

    With `seconds` a search stops after so long even if it has playouts left: how well it then
    plays depends on the machine.
    """
    kind = _read(name)
    if kind.level == "random":
        return RandomBot(seed)
    if kind.level == SPARRING:
        return ExactBot(seed)
    if kind.budget is None:
        return _one_move(seed, kind)
    how = manner(kind.changes, kind.first, kind.style)
    careful = _one_move(seed, replace(kind, level="normal", changes={}))
    return SearchBot(seed, replace(kind.budget, seconds=seconds), how, careful)


def _one_move(seed: int, kind: Kind) -> GreedyBot | JudgeBot:
    """A bot that looks one move ahead."""
    look = {key: kind.changes.get(key, value) for key, value in _levels()["look"].items()}
    changes = {key: value for key, value in kind.changes.items() if key not in look}
    weights = replace(weights_of(kind.level), **changes)
    if kind.judged:
        proposed = int(look.pop("proposed"))
        return JudgeBot(seed, weights, proposed, **look, style=kind.style)
    return GreedyBot(seed, weights)


@cache
def _read(name: str) -> Kind:
    text, *words = name.split("+")
    level = text.removesuffix(FIRST)
    first = level != text
    budget = _budget(level, first)
    known = level in (("normal",) if first else (*NAMES, SPARRING))
    if not known and budget is None:
        raise ValueError(f"no such bot: {name}; there is {', '.join(NAMES)}, search:PLAYOUTS")
    kind = Kind(level, first, budget, "", {})
    named = [word for word in words if kind.judged and word in styles()]
    if len(named) > 1:
        raise ValueError(f"{name} has more than one character: {', '.join(named)}")
    others = [word for word in words if word not in named]
    changes = _changes(text, _changeable(kind), others)
    return replace(kind, style="".join(named), changes=changes)


def _budget(level: str, first: bool) -> Budget | None:
    """Playouts and processes of a search, None for the other bots."""
    if level in _levels()["playouts"]:
        if first:
            return Budget(_levels()["first"][level])
        halved = _levels()["halved"].get(level, 0)
        return Budget(_levels()["playouts"][level], settles=True, halved=halved)
    found = _SEARCH.fullmatch(level)
    return None if found is None else Budget(int(found[1]), int(found[2] or 1))


def _changeable(kind: Kind) -> list[str]:
    """What can be changed about such a bot."""
    if kind.level in ("random", SPARRING):
        return []
    if kind.budget is not None:
        return [*_levels()["plan"], *search_weights()]
    return [*vars(weights_of(kind.level)), *(_levels()["look"] if kind.judged else ())]


def _changes(level: str, known: list[str], words: list[str]) -> dict[str, float]:
    """What a name changes: `coin=0.4` each."""
    changes: dict[str, float] = {}
    for word in words:
        key, _, number = word.partition("=")
        if key not in known or not re.fullmatch(r"-?\d+(\.\d+)?", number):
            raise ValueError(
                f"{level} cannot be changed by {word}; write one of {known} = a number"
            )
        changes[key] = float(number)
    return changes


def manner(changes: Mapping[str, float], first: bool = False, style: str = "") -> Manner:
    """How a search works."""
    usual = _levels()["plan"]
    if first:
        usual = {key: _levels()["first"].get(key, value) for key, value in usual.items()}
    plan = {key: changes.get(key, value) for key, value in usual.items()}
    weights = {key: changes.get(key, value) for key, value in search_weights().items()}
    return Manner(tuple(plan.items()), tuple(weights.items()), not first, style)


@cache
def _levels() -> dict[str, Any]:
    return tomllib.loads(files("alhambra.bots").joinpath("levels.toml").read_text("utf-8"))
