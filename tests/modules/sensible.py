"""Positions in which a sensible player does a certain thing, from the rooms' own tests.

`sensible.toml` of a module tells cases: a position, moves that are played first, and the moves that
are right then. Of such a move it names what matters; how else it is made is left open.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from alhambra import Game, Move, position

FILE: Final = "sensible.toml"
ROOMS: Final = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One decision."""

    module: str
    why: str
    text: str
    after: tuple[dict[str, Any], ...]
    sensible: tuple[dict[str, Any], ...]

    def game(self) -> Game:
        """The moment at which it is to be made."""
        game = position.loads(self.text)
        for move in self.after:
            game.play(Move.from_json(move))
        return game

    def is_sensible(self, move: Move) -> bool:
        """Whether it is one of the right moves."""
        return any(self.fits(move, wanted) for wanted in self.sensible)

    @staticmethod
    def fits(move: Move, wanted: dict[str, Any]) -> bool:
        """Whether a move is as told."""
        told = move.to_json()
        return all(told.get(key) == value for key, value in wanted.items())


@cache
def cases(module: str) -> tuple[Case, ...]:
    """Those of one module, none if nobody has thought of any."""
    file = ROOMS / module / FILE
    if not file.exists():
        return ()
    told = tomllib.loads(file.read_text("utf-8"))["case"]
    return tuple(
        Case(module, one["why"], one["position"], (*one.get("after", ()),), (*one["sensible"],))
        for one in told
    )
