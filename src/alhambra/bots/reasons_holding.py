"""Reasons that lie in what the seat holds after the move, and what modules say about it."""

from collections.abc import Iterator
from typing import Any

from alhambra.bots.counsel import explainer
from alhambra.bots.greedy import is_exit
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial
from alhambra.game.game import Game


def won(trial: Trial) -> Iterator[Reason]:
    """More cards or tiles than before, other than by taking money or buying."""
    if trial.move.kind == "take" or trial.bought is not None:
        return
    now, then = _own(trial.before, trial.seat), _own(trial.after, trial.seat)
    if then["cards"] > now["cards"]:
        yield Reason("cards_won", count=then["cards"] - now["cards"])
    if _tiles(then) > _tiles(now):
        yield Reason("tiles_won", count=_tiles(then) - _tiles(now))


def advised(trial: Trial) -> Iterator[Reason]:
    """What the active modules know; they see what the seat sees."""
    view = trial.before.view(trial.seat)
    for module in trial.before.setup.modules:
        explain = explainer(module)
        if explain is not None:
            yield from explain(view, trial.move)


def nothing_lost(trial: Trial) -> Iterator[Reason]:
    """Whoever passes on an offer keeps everything."""
    if is_exit(trial.move) and _keeps_all(trial):
        yield Reason("nothing_lost")


def costs_nothing(trial: Trial) -> Iterator[Reason]:
    """Any other move that takes neither cards nor tiles, and leaves no bill to pay."""
    if not is_exit(trial.move) and _keeps_all(trial) and trial.after.state.bill is None:
        yield Reason("costs_nothing")


def _keeps_all(trial: Trial) -> bool:
    now, then = _own(trial.before, trial.seat), _own(trial.after, trial.seat)
    return bool(then["cards"] >= now["cards"] and _tiles(then) >= _tiles(now))


def _own(game: Game, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = game.view(seat)["seats"][seat]
    return view


def _tiles(own: dict[str, Any]) -> int:
    return len(own["board"]) + len(own["reserve"]) + len(own["pending"])
