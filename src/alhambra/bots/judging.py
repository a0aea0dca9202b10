"""The weights of the judge: a file in the package, and judges made from it.

`alhambra train` writes such a file. It names every fact, so weights of other facts are refused.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from alhambra.bots.styles import styles
from alhambra.bots.weights import search_weights
from alhambra.engine.rules import Rules
from alhambra.search.estimate import Estimate
from alhambra.search.facts import Facts
from alhambra.search.judge import Judge, Lean
from alhambra.search.names import NAMES
from alhambra.search.progress import SCORINGS
from alhambra.search.scales import Scales

FORMAT: Final = "alhambra judge 1"
ALWAYS: Final = "always"  # what is added whatever the facts
FACTS: Final = (*NAMES, ALWAYS)

Row = tuple[int, ...]  # a weight for each number of scorings done


@dataclass(frozen=True)
class Weighing:
    """What a judge knows: the weights of all facts, and how sure it may be of them."""

    facts: Mapping[str, Row]
    modules: Mapping[str, Mapping[str, Row]]  # of the facts that rooms bring
    margin: int  # 64ths of a point by which one must lead to be rather sure,
    margin_per_tile: int  # and so many more for each tile in the tower
    training: Mapping[str, Any]  # how it was made: commit, seed, games, and what it reached

    @property
    def digest(self) -> str:
        """Names these weights."""
        told = [dict(self.facts), {k: dict(v) for k, v in self.modules.items()}]
        text = json.dumps([*told, self.margin, self.margin_per_tile], sort_keys=True)
        return sha256(text.encode()).hexdigest()

    def write(self) -> str:
        """As a file."""
        lines = [
            "# What the judge has learned by `alhambra train`: for each fact a weight before the",
            "# first, the second and the third scoring. One of 2**20 is a point for each unit.",
            f'format = "{FORMAT}"',
            f'digest = "{self.digest}"',
            f"margin = {self.margin}",
            f"margin_per_tile = {self.margin_per_tile}",
            "\n[training]",
            *(f"{key} = {json.dumps(value)}" for key, value in self.training.items()),
            "\n[facts]",
            *(f"{name} = {list(row)}" for name, row in self.facts.items()),
        ]
        for module, rows in self.modules.items():
            lines.append(f"\n[modules.{module}]")
            lines += [f"{name} = {list(row)}" for name, row in rows.items()]
        return "\n".join(lines) + "\n"


def read(text: str, name: str = "the file") -> Weighing:
    """The weights of a file; refuses what does not fit, in one sentence."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name} is no judge: {error}") from None
    if table.get("format") != FORMAT:
        raise ValueError(f"{name} is no judge: its format is not {FORMAT!r}")
    _compare(name, list(table.get("facts", {})))
    found = Weighing(
        _rows(name, table["facts"]),
        {module: _rows(name, rows) for module, rows in table.get("modules", {}).items()},
        _number(name, table, "margin"),
        _number(name, table, "margin_per_tile"),
        table.get("training", {}),
    )
    if table.get("digest") != found.digest:
        raise ValueError(f"{name} was changed after it was written: its digest does not fit")
    return found


def _compare(name: str, facts: list[str]) -> None:
    if facts != list(FACTS):
        strange = sorted(set(facts) ^ set(FACTS))
        what = ", ".join(strange[:3]) if strange else "their order"
        raise ValueError(
            f"{name} was trained on other facts ({what}); train a judge anew: alhambra train"
        )


def _rows(name: str, table: Mapping[str, Any]) -> dict[str, Row]:
    for fact, row in table.items():
        whole = isinstance(row, list) and all(type(weight) is int for weight in row)
        if not whole or len(row) != SCORINGS:
            raise ValueError(f"{name}: {fact} needs {SCORINGS} whole numbers, not {row}")
    return {fact: tuple(row) for fact, row in table.items()}


def _number(name: str, table: Mapping[str, Any], key: str) -> int:
    value = table.get(key)
    if type(value) is not int or value < 0:
        raise ValueError(f"{name}: {key} must be a whole number")
    return value


@cache
def shipped() -> Weighing:
    """The judge of the package."""
    file = files("alhambra.bots").joinpath("judge.toml")
    return read(file.read_text("utf-8"), "judge.toml")


def facts_for(rules: Rules) -> Facts:
    """The fact finder for one kind of game."""
    return Facts(rules, Estimate(rules, Scales(search_weights())))


def judge_by(rules: Rules, weighing: Weighing, lean: Lean | None = None) -> Judge:
    """A judge of one kind of game. Facts of a room that the weights do not know count nothing."""
    columns = [weighing.facts[name] for name in NAMES]
    for module in rules.give_facts:
        known = weighing.modules.get(module.name, {})
        if known and list(known) != list(module.fact_names()):
            raise ValueError(
                f"the judge was trained on other facts of {module.name} ({', '.join(known)}); "
                "train it anew: alhambra train"
            )
        columns += [known.get(name, (0,) * SCORINGS) for name in module.fact_names()]
    columns.append(weighing.facts[ALWAYS])
    weights = [column[done] for done in range(SCORINGS) for column in columns]
    margins = (weighing.margin, weighing.margin_per_tile)
    return Judge(rules, facts_for(rules), weights, *margins, lean)


@lru_cache(maxsize=64)
def judge_for(rules: Rules, style: str = "", seat: int = 0) -> Judge:
    """The judge of the package for one kind of game, or as a character at a seat sees it."""
    return judge_by(rules, shipped(), styles()[style].lean(seat) if style else None)
