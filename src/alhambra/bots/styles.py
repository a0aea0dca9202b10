"""Characters: bots of the judged levels that are after something beyond points.

The data file says what each of them likes, as weights of the judge's facts.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from alhambra.search.judge import UNIT, Lean
from alhambra.search.names import NAMES, WHOLE

MOST: Final = 2 * UNIT  # nobody is after one unit of a fact as if it were more than two points


@dataclass(frozen=True)
class Style:
    """One character."""

    face: str  # the drawing it goes by
    likes: Mapping[str, int]  # beyond what the judge says: for each fact, a point being UNIT
    spite: int  # 256ths of a rival's points that it would rather see gone

    def lean(self, seat: int) -> Lean:
        """What it is after, for the judge."""
        return Lean(seat, [self.likes.get(name, 0) for name in NAMES], self.spite)


def read(text: str) -> dict[str, Style]:
    """The characters of a file by name; raises ValueError for one that is out of bounds."""
    return {name: _style(name, table) for name, table in tomllib.loads(text).items()}


def _style(name: str, table: dict[str, Any]) -> Style:
    style = Style(table["face"], table.get("likes", {}), table.get("spite", 0))
    for fact, weight in style.likes.items():
        if fact not in NAMES:
            raise ValueError(f"{name} likes {fact}, which is no fact")
        if type(weight) is not int or abs(weight) > MOST:
            raise ValueError(f"{name} likes {fact} by {weight}, not by up to {MOST}")
    if type(style.spite) is not int or not 0 <= style.spite <= WHOLE:
        raise ValueError(f"{name} has a spite of {style.spite}, not of 0 to {WHOLE}")
    return style


@cache
def styles() -> dict[str, Style]:
    """The characters of the package by name."""
    return read(files("alhambra.bots").joinpath("styles.toml").read_text("utf-8"))
