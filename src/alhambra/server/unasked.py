"""Answers that people are not asked for: what they have ordered, and what leaves no choice (C5)."""

from typing import Any, Final, NamedTuple

from alhambra.engine.module import START, WINDOW
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.orders import ordered
from alhambra.server.rows import ONLY, ORDER

# Menus before the own turn and between turns. At its end a person may still want to take back.
PASSED_OVER: Final = frozenset({f"{START}_question", f"{WINDOW}_question"})


class Given(NamedTuple):
    """An answer, and where it comes from."""

    move: Move
    source: str


def given(game: Game, orders: dict[str, Any]) -> Given | None:
    """The answer to the open question, if the person does not need to be asked for it."""
    if orders:
        move = ordered(game, orders)
        if move is not None:
            return Given(move, ORDER)
    question = game.question
    if question is None or question.kind not in PASSED_OVER:
        return None
    moves = game.moves()
    return Given(moves[0], ONLY) if len(moves) == 1 else None
