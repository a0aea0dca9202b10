"""What a move would do, told without giving anything away.

The move is played in other truths that the seat could be in, never in the real one. If it turns up
something hidden, events are told as far as several truths agree: what is turned up differs.
"""

import secrets
from typing import Any

from alhambra.game.game import Event, Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.server.forecast import next_round, totals
from alhambra.server.pictures import drawing
from alhambra.server.waiting import is_window
from alhambra.showing.pictures import board_picture

TRUTHS = 10  # so many do not agree by chance on what they turn up


def preview(game: Game, seat: int, data: dict[str, Any]) -> dict[str, Any]:
    """Why not, or the own board, the wall and the points after the move."""
    try:
        move = Move.from_json(data)
        reason = game.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
    except IllegalMove as error:
        return _answer(error.reason, error.text)
    after, events = _truth(game, seat, move)
    certain = after.state.reveals == game.state.reveals
    if not certain:
        events = _certain(game, seat, move, events)
    answer = _answer(None, "")
    answer["marks"] = after.view(seat).get("marks") if certain else None
    answer["pictures"] = drawing(board_picture(after, seat))
    answer["scores"] = _points(game, after)
    answer["wall"] = {"now": _wall(game, seat), "after": _wall(after, seat)}
    answer["events"] = events
    own = game.state.turn == seat and not is_window(game)  # between turns it has ended already
    answer["ends"] = own and _done(after, seat)
    return answer


def _done(after: Game, seat: int) -> bool:
    """Whether the seat's turn is over, or at least somebody else is asked now."""
    return after.question is None or after.question.seat != seat or after.state.turn != seat


def _answer(reason: str | None, text: str) -> dict[str, Any]:
    keys = ("pictures", "marks", "scores", "wall", "events", "ends")
    return {"reason": reason, "text": text, **dict.fromkeys(keys)}


def _truth(game: Game, seat: int, move: Move) -> tuple[Game, list[Event]]:
    """One truth after the move, and the events that the seat would see in it."""
    truth = game.determinize(seat, secrets.randbits(53))
    before = len(truth.log(seat))
    truth.play(move)
    return truth, truth.log(seat)[before:]


def _certain(game: Game, seat: int, move: Move, events: list[Event]) -> list[Event]:
    """The events up to the first that could be another one."""
    for _ in range(TRUTHS):
        others = _truth(game, seat, move)[1]
        same = [mine == other for mine, other in zip(events, others, strict=False)]
        if len(events) != len(others):
            same.append(False)
        if not all(same):
            events = events[: same.index(False)]
    return events


def _points(before: Game, after: Game) -> dict[str, list[int]]:
    """What everybody would get now and after the move, were the next scoring held at once."""
    round = next_round(before)
    return {"now": totals(before, round), "after": totals(after, round)}


def _wall(game: Game, seat: int) -> int:
    return int(game.view(seat)["seats"][seat]["wall"])
