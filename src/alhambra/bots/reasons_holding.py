"""Reasons that lie in what the seat holds after the move: cards and tiles won, or nothing lost."""

from collections.abc import Iterator
from typing import Any

from alhambra.bots.greedy import is_exit
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial
from alhambra.game import Game


def won(trial: Trial) -> Iterator[Reason]:
    """More cards or tiles than before, other than by taking money or buying."""
    if trial.move.kind == "take" or trial.bought is not None:
        return
    now, then = _own(trial.before, trial.seat), _own(trial.after, trial.seat)
    if then["cards"] > now["cards"]:
        yield Reason("cards_won", count=then["cards"] - now["cards"])
    if _tiles(then) > _tiles(now):
        yield Reason("tiles_won", count=_tiles(then) - _tiles(now))


def nothing_lost(trial: Trial) -> Iterator[Reason]:
    """Who lets an offer pass keeps everything."""
    now, then = _own(trial.before, trial.seat), _own(trial.after, trial.seat)
    if is_exit(trial.move) and then["cards"] >= now["cards"] and _tiles(then) >= _tiles(now):
        yield Reason("nothing_lost")


def _own(game: Game, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = game.view(seat)["seats"][seat]
    return view


def _tiles(own: dict[str, Any]) -> int:
    return len(own["board"]) + len(own["reserve"]) + len(own["pending"])
