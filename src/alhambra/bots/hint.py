"""Hints for people: the best moves as a bot ranks them, each with reasons that are facts."""

import json
from dataclasses import dataclass
from typing import Any, Final

from alhambra.bots.levels import make
from alhambra.bots.reasons import reasons_for
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import ware
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move

HINTS: Final = 3
LEVEL: Final = "hard"  # who is asked: strong, and quick enough to wait for
ASKING_FOR_CELLS: Final = ("place", "cells")  # shapes of questions that are about cells themselves


@dataclass(frozen=True)
class Hint:
    """A move and what speaks for it."""

    move: Move
    reasons: tuple[Reason, ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        told = [reason.to_json() for reason in self.reasons]
        return {"move": self.move.to_json(), "reasons": told}


def ask_for_hints(
    view: dict[str, Any],
    moves: list[Move],
    worlds: Worlds,
    level: str = LEVEL,
    seconds: float | None = None,
) -> list[Hint]:
    """The hints of a bot of this level, which may think for so many seconds."""
    bot = make(level, 0, seconds)
    return hints(view, moves, worlds, bot.rank(view, moves, worlds))


def hints(
    view: dict[str, Any], moves: list[Move], worlds: Worlds, ranked: list[tuple[Move, float]]
) -> list[Hint]:
    """The best moves that are different ideas, best first; `ranked` holds all of them."""
    if len(moves) == 1:
        return [Hint(moves[0], (Reason("only_move"),))]
    best = different([move for move, _ in ranked], view["question"]["shape"])
    return [
        Hint(move, tuple(reasons_for(move, worlds)) or (_trust(place),))
        for place, move in enumerate(best[:HINTS], start=1)
    ]


def _trust(place: int) -> Reason:
    """What is said where no fact is known."""
    return Reason("best") if place == 1 else Reason("ranked", place=place)


def different(moves: list[Move], shape: str) -> list[Move]:
    """The first move of every idea."""
    ideas: dict[str, Move] = {}
    for move in moves:
        ideas.setdefault(idea(move, shape), move)
    return list(ideas.values())


def idea(move: Move, shape: str) -> str:
    """What a move is about: not how it is paid or turned, nor where, unless that is asked."""
    parts = {part: value for part, value in ware(move).items() if part != "turn"}
    if shape not in ASKING_FOR_CELLS and "tile" in parts:
        parts.pop("at", None)
    return json.dumps([move.kind, parts], sort_keys=True)
