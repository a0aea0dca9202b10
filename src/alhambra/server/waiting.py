"""All are asked at once: answers between turns that wait until the rules come to them.

Whoever is asked later in a window is asked as if everybody before had let it pass. Its answer waits
and is played when it is due. If somebody before it does something, the answer stands as long as it
means the same; a pass stands unless there is something to do that was not there before. A lasting
pass stands in all windows until the own next turn, on the same condition.
"""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

from alhambra.engine.module import WINDOW
from alhambra.game.game import Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.server.play import Play
from alhambra.server.rows import AnswerRow, LogRow

QUESTION: Final = f"{WINDOW}_question"
PASS: Final = f"done_{WINDOW}"
_DIGITS = 16  # of a digest, enough to tell the moves of one question apart


def line(game: Game) -> dict[int, Game]:
    """Who is asked now, in the order of the rules, each with the game in which it is asked.

    Outside of windows that is one seat. In a window it is everybody who would be asked if those
    before let it pass, which public facts decide: nobody learns what others hold.
    """
    found: dict[int, Game] = {}
    ahead = game
    for _ in range(2 * game.setup.players):  # whoever has done something is asked, then all anew
        question = ahead.question
        if question is None or (found and question.kind != QUESTION):
            break
        found.setdefault(question.seat, ahead)
        if question.kind != QUESTION or len(found) == game.setup.players:
            break
        ahead = ahead.copy()
        ahead.play(Move(PASS))
    return found


def is_window(game: Game) -> bool:
    """Whether the game stands between turns, also while somebody completes a deed there."""
    return any(frame.step.name == WINDOW for frame in game.state.frames)


def answer(
    table: str, seat: int, play: Play, move: Move, asked: Game, lasting: bool = False
) -> AnswerRow:
    """The answer of a seat that is not due yet; raises IllegalMove if it cannot be given."""
    token = secrets.token_hex(8)
    known = {"means": _meaning(asked, move), "choices": sorted(_choices(asked))}
    return AnswerRow(table, seat, token, play.turns, lasting, move.to_json(), known)


def standing(rows: Iterable[AnswerRow], play: Play) -> dict[int, AnswerRow]:
    """The answers that hold as the game is now, by seat."""
    held = {row.seat: row for row in rows if _in_time(row, play)}
    question = play.game.question
    if not held or question is None or question.kind != QUESTION:
        return held
    asked = line(play.game)
    return {
        seat: row
        for seat, row in held.items()
        if (_fits(row, asked[seat]) if seat in asked else row.lasting)
    }


def stays(row: AnswerRow, played: LogRow) -> bool:
    """Whether a move may leave this answer waiting: it is another seat's, or the answer lasts."""
    if row.seat != played.seat:
        return True
    return row.lasting and played.move == row.move


def _in_time(row: AnswerRow, play: Play) -> bool:
    if not row.lasting:
        return row.turn == play.turns and is_window(play.game)
    later = play.game.state.events[row.turn + 1 :]
    return not any(event["event"] == "turn" and event["seat"] == row.seat for _, event in later)


def _fits(row: AnswerRow, asked: Game) -> bool:
    if row.move["move"] == PASS:
        return _choices(asked).issubset(row.known["choices"])
    try:
        means = _meaning(asked, Move.from_json(row.move))
    except IllegalMove:
        return False
    return bool(means == row.known["means"])


def _meaning(asked: Game, move: Move) -> dict[str, Any] | None:
    """What is told first of the deed: names what it gets, and for how much."""
    told = asked.copy().play(move)
    return None if move.kind == PASS or not told else told[0]


def _choices(asked: Game) -> set[str]:
    """All that the seat could do, each as a short digest."""
    encode = msgspec.json.Encoder(order="sorted").encode
    moves = (encode(move.to_json()) for move in asked.moves())
    return {sha256(written).hexdigest()[:_DIGITS] for written in moves}
