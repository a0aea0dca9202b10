"""A reason that a module told about a move, with what was seen before the move and after it."""

from dataclasses import dataclass
from typing import Any

from alhambra import Game, Move
from alhambra.bots.reasons_kinds import Reason


@dataclass(frozen=True)
class Told:
    """For checks that read the two views and never ask the advice again."""

    seat: int
    move: Move
    parts: dict[str, Any]
    before: dict[str, Any]
    after: dict[str, Any]
    events: list[dict[str, Any]]


def told(game: Game, move: Move, reason: Reason) -> Told:
    """Plays the move in a copy of the game."""
    assert game.question is not None
    seat, later = game.question.seat, game.copy()
    events = later.play(move)
    return Told(seat, move, reason.parts, game.view(seat), later.view(seat), events)
