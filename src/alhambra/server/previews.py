"""What a move would do, told without giving anything away.

The move is played in other truths that the seat could be in, never in the real one. If it turns up
something hidden, events are told as far as several truths agree: what is turned up differs.
"""

import secrets
from typing import Any, cast

from alhambra.game.game import Event, Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.server.forecast import next_round, totals
from alhambra.server.pictures import drawing
from alhambra.server.shown import GameEvent
from alhambra.server.told import Foreseen, PointsNowAfter
from alhambra.server.waiting import is_window
from alhambra.showing.pictures import board_picture

TRUTHS = 10  # so many do not agree by chance on what they turn up


def preview(game: Game, seat: int, data: dict[str, Any]) -> Foreseen:
    """Why not, or the own board, the wall and the points after the move."""
    try:
        move = Move.from_json(data)
        reason = game.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
    except IllegalMove as error:
        return _refused(error)
    after, events = _truth(game, seat, move)
    certain = after.state.reveals == game.state.reveals
    if not certain:
        events = _certain(game, seat, move, events)
    own = game.state.turn == seat and not is_window(game)  # between turns it has ended already
    return {
        "reason": None,
        "text": "",
        "pictures": drawing(board_picture(after, seat)),
        "marks": after.view(seat).get("marks") if certain else None,
        "scores": _points(game, after),
        "wall": {"now": _wall(game, seat), "after": _wall(after, seat)},
        "events": cast("list[GameEvent]", events),
        "ends": own and _done(after, seat),
    }


def _done(after: Game, seat: int) -> bool:
    """Whether the seat's turn is over, or at least somebody else is asked now."""
    return after.question is None or after.question.seat != seat or after.state.turn != seat


def _refused(error: IllegalMove) -> Foreseen:
    """Nothing would happen."""
    return {
        "reason": error.reason,
        "text": error.text,
        "pictures": None,
        "marks": None,
        "scores": None,
        "wall": None,
        "events": None,
        "ends": None,
    }


def _truth(game: Game, seat: int, move: Move) -> tuple[Game, list[Event]]:
    """One truth after the move, and the events that the seat would see in it."""
    truth = game.determinize(seat, secrets.randbits(53))
    before = len(truth.log(seat))
    truth.play(move)
    return truth, truth.log(seat)[before:]


def _certain(game: Game, seat: int, move: Move, events: list[Event]) -> list[Event]:
    """The events before the first one that could have been different."""
    for _ in range(TRUTHS):
        others = _truth(game, seat, move)[1]
        same = [mine == other for mine, other in zip(events, others, strict=False)]
        if len(events) != len(others):
            same.append(False)
        if not all(same):
            events = events[: same.index(False)]
    return events


def _points(before: Game, after: Game) -> PointsNowAfter:
    """What everybody would get now and after the move, were the next scoring held at once."""
    round = next_round(before)
    return {"now": totals(before, round), "after": totals(after, round)}


def _wall(game: Game, seat: int) -> int:
    return int(game.view(seat)["seats"][seat]["wall"])
