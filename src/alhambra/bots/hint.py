"""Hints for people: the best moves as a bot ranks them, each with reasons that are facts.

They also tell by how many points the moves differ, as far as the bot has looked at them.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from alhambra.bots.bot import Bot
from alhambra.bots.judging import judge_for
from alhambra.bots.levels import make
from alhambra.bots.reasons import reasons_for
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import ware
from alhambra.bots.search_bot import SearchBot
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move

HINTS: Final = 3
LEVEL: Final = "search:400"  # who is asked: it tries more moves than `hard` has time for
ASKING_FOR_CELLS: Final = ("place", "cells")  # shapes of questions that are about cells themselves


@dataclass(frozen=True)
class Hint:
    """A move and what speaks for it.

    `points` is how much better it is than the next idea, for the first; for the others, how much
    worse than the first. None if that is not known.
    """

    move: Move
    reasons: tuple[Reason, ...]
    points: int | None = None

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        told = [reason.to_json() for reason in self.reasons]
        return {"move": self.move.to_json(), "reasons": told, "points": self.points}


def ask_for_hints(
    view: dict[str, Any],
    moves: list[Move],
    worlds: Worlds,
    level: str = LEVEL,
    seconds: float | None = None,
) -> list[Hint]:
    """The hints of a bot of this level, which may think for so many seconds."""
    bot = make(level, 0, seconds)
    ranked = bot.rank(view, moves, worlds)
    return hints(view, moves, worlds, ranked, in_points(bot, ranked, worlds))


def hints(
    view: dict[str, Any],
    moves: list[Move],
    worlds: Worlds,
    ranked: list[tuple[Move, float]],
    points: list[float | None],
) -> list[Hint]:
    """The best moves that are different ideas, best first; `ranked` holds all of them.

    `points` says what each of these promises.
    """
    if len(moves) == 1:
        return [Hint(moves[0], (Reason("only_move"),))]
    ordered = [move for move, _ in ranked]
    best = different(ordered, view["question"]["shape"])[:HINTS]
    told = differences([points[ordered.index(move)] for move in best])
    return [
        Hint(move, tuple(reasons_for(move, worlds)) or (_trust(place),), told[place - 1])
        for place, move in enumerate(best, start=1)
    ]


def in_points(bot: Bot, ranked: list[tuple[Move, float]], worlds: Worlds) -> list[float | None]:
    """What the ranked moves promise in points; a search knows chances, of those it tried.

    A chance is turned into points by what a point of lead is worth when nobody leads.
    """
    if not isinstance(bot, SearchBot):
        return [value for _, value in ranked]
    world = worlds.state(0)
    margin = judge_for(world.rules).margin_in(world)
    return [2.0 * margin * chance if chance else None for _, chance in ranked]


def differences(points: list[float | None]) -> list[int | None]:
    """How much better the first is than the second, and how much worse the others are.

    >>> differences([7.2, 5.0, None, 1.1])
    [2, 2, None, 6]
    >>> differences([3.0])
    [None]
    """
    if not points or points[0] is None:
        return [None] * len(points)
    first = points[0]
    behind = [None if value is None else max(0, round(first - value)) for value in points[1:]]
    return [behind[0] if behind else None, *behind]


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
