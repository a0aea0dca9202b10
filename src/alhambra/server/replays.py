"""Any moment of a finished game, or of a file, from any seat or with everything open."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

from alhambra.game.game import Game, View
from alhambra.game.moments import beginning
from alhambra.server.forecast import forecast
from alhambra.server.pictures import drawing
from alhambra.server.refusals import Refusal
from alhambra.server.updates import over, scorings, sheets, space_currencies
from alhambra.showing.outlook import cards_until_scoring
from alhambra.showing.pictures import board_picture

KEPT = 8  # games that stay open for whoever moves the slider
Eyes = int | Literal["all"] | None


class Replays:
    """Games looked at lately; a step forward plays one move, a step back replays the game."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def step(
        self, name: str, whole: Callable[[], Game], number: int, eyes: Eyes, since: int | None
    ) -> dict[str, Any]:
        """The moment after `number` moves of a game, made if it is not known; blocks."""
        with self._lock:
            replay = self._open.pop(name, None) or Replay(whole())
            self._open[name] = replay
            if len(self._open) > KEPT:
                self._open.popitem(last=False)
            return replay.step(number, eyes, since)


class Replay:
    """One game, at some moment."""

    def __init__(self, whole: Game) -> None:
        self._whole = whole
        self._game = beginning(whole)
        # By scoring: after how many moves it was held, None if that was before the first one.
        self._scored: list[int | None] = [None] * len(self._game.state.sheets)

    def step(self, number: int, eyes: Eyes, since: int | None = None) -> dict[str, Any]:
        """`ReplayStep` of the protocol; the events are those after `since`, or of the last move."""
        number = min(number, len(self._whole.history))
        first = max(0, number - 1) if since is None else min(since, number)
        self._go_to(first)
        seat = None if eyes == "all" else eyes
        if seat is not None and seat >= self._whole.setup.players:
            raise Refusal("no_such_seat", 404)
        told_all = number == 0 or since == 0
        before = 0 if told_all else len(self._game.log(seat))
        self._go_to(number)
        game = self._game
        return {
            "step": number,
            "steps": len(self._whole.history),
            "players": game.setup.players,
            "description": None if since else game.description(),
            "seat": self._whole.history[number - 1][0] if number else None,
            "view": open_view(game) if eyes == "all" else game.view(seat),
            "pictures": [
                drawing(board_picture(game, other)) for other in range(game.setup.players)
            ],
            "currencies": space_currencies(game),
            "events": game.log(seat)[before:],
            "sheets": sheets(game),
            "scorings": scorings(game),
            "outlook": cards_until_scoring(game.state),
            "forecast": forecast(game),
            "scored": self._scored[: len(game.state.sheets)],
            "scores": game.scores,
            "over": over(game, game.dealt),
        }

    def _go_to(self, number: int) -> None:
        done = len(self._game.history)
        if number < done:
            self._game, done = beginning(self._whole), 0
        for step, (_, move) in enumerate(self._whole.history[done:number], start=done + 1):
            self._game.play(move)
            held = len(self._game.state.sheets) - len(self._scored)
            self._scored += [step] * max(0, held)


def open_view(game: Game) -> View:
    """Everything face up: what only its owner sees is shown for all, by seat."""
    view = game.view()
    own = [game.view(seat) for seat in range(game.setup.players)]
    view["seats"] = [own[seat]["seats"][seat] for seat in range(game.setup.players)]
    for module in view["modules"]:
        shown = view.get(module)
        if isinstance(shown, dict):
            private = [key for key in own[0].get(module, {}) if key not in shown]
            for key in shown:
                shown[key] = _most_told([mine[module][key] for mine in own])
            shown.update({key: [mine[module].get(key) for mine in own] for key in private})
    return view


def _most_told(seen: list[Any]) -> Any:
    """The most that any seat sees: things, or else how many there are, or nothing."""
    lists = [value for value in seen if isinstance(value, list)]
    if lists:
        longest = max(map(len, lists))
        rows = [value for value in lists if len(value) == longest]
        return [_most_told(list(entries)) for entries in zip(*rows, strict=True)]
    return next((value for value in seen if value is not None), None)
