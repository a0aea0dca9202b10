"""Games with the referee beside them: it is shown what everybody sees and asked what it thinks."""

import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from alhambra.engine.state import EVERYONE
from alhambra.game.game import Game
from alhambra.measuring.coverage import Counts
from alhambra.measuring.simulation import Outcome, Task, play_all, play_on
from alhambra.position.record import write
from alhambra.referee import Assistant, ObjectionError, Referee
from alhambra.rooms import ALL

ROUNDS = (1, 2, 3)
AHEAD = 0.01  # the share of moves after which all scorings are counted ahead
PLACES = 0.02  # the share of moves before which all places are worked out
COUNTED = ("moves", "scorings", "places", "walls")  # what the referee counts as compared


def assistants(modules: Iterable[str]) -> dict[str, type[Assistant]]:
    """Those of the rooms that have something to tell the referee, by their modules."""
    parts = {name: ALL[name].part("referee") for name in modules}
    return {name: getattr(part, ALL[name].rule) for name, part in parts.items() if part}


class Watch:
    """Calls the referee before and after each move; it raises ObjectionError on a difference."""

    def __init__(self, game: Game, ahead: float = AHEAD, places: float = PLACES) -> None:
        self.game = game
        self.ahead = ahead
        self.places = places
        self.chance = Random(game.setup.seed)
        self.heard = len(game.state.events)
        self.entered = 0
        self.referee = Referee(game.view(), game.log(), assistants(game.setup.modules))

    def before_move(self) -> None:
        """Now and then works out all places of the open question."""
        if self.chance.random() < self.places:
            moves = [move.to_json() for move in self.game.moves()]
            self.referee.check_places(self.game.view(), moves)

    def after_move(self) -> None:
        """Points always, sheets when something was entered, now and then all scorings ahead."""
        self.referee.hear(self.news(), self.game.view)
        self.referee.check_points(self.game.scores)
        if self._entered() != self.entered:
            self.entered = self._entered()
            self._compare_sheets()
        if not self.game.over and self.chance.random() < self.ahead:
            self._count_ahead()

    def news(self) -> list[dict[str, Any]]:
        """What everybody was told since."""
        news = self.game.state.events[self.heard :]
        self.heard += len(news)
        return [event for who, event in news if who == EVERYONE]

    def _entered(self) -> int:
        """How many items the score sheets have."""
        return sum(len(sheet.items) for sheet in self.game.state.sheets)

    def _compare_sheets(self) -> None:
        """Each under its own number: a game may end before the second scoring card comes."""
        held = [sheet.round for sheet in self.game.state.sheets]
        for number, sheet in zip(held, self.game.score_sheets, strict=True):
            self.referee.check_sheet(number, sheet)

    def _count_ahead(self) -> None:
        view = self.game.view()
        for number in ROUNDS:
            self.referee.check_ahead(view, number, self.game.count_round(number))


@dataclass(frozen=True)
class Difference:
    """What the referee objected to, with all that is needed to see it again."""

    setup: dict[str, object]
    move: int  # how many moves were made before it was seen
    what: str
    record: str  # the game up to there

    def __str__(self) -> str:
        return f"after move {self.move} of {self.setup}: {self.what}"


@dataclass(frozen=True)
class Refereed:
    """A game that was watched: its outcome, or the difference that ended it."""

    number: int
    compared: Counts  # how much of what
    skipped: Counts  # which moves with a place were left out
    outcome: Outcome | None
    difference: Difference | None = None


def play_refereed(task: Task, number: int) -> Refereed:
    """Plays one game of the task until its end, or until the referee objects.

    An error on either side is a difference too.
    """
    game = Game(task.setup(number))
    watch = Watch(game)
    outcome, difference = None, None
    try:
        outcome = play_on(task, number, game, watch)
    except ObjectionError as error:
        difference = _difference(game, str(error))
    except Exception:
        difference = _difference(game, traceback.format_exc())
    done = watch.referee
    return Refereed(number, dict(done.compared), dict(done.skipped), outcome, difference)


def _difference(game: Game, what: str) -> Difference:
    return Difference(game.setup.to_json(), len(game.history), what, write(game))


def referee_all(task: Task, jobs: int) -> Iterator[Refereed]:
    """All games in their order, each with the referee beside it, on so many processes."""
    return play_all(task, jobs, play_refereed)


def report(games: list[Refereed]) -> dict[str, Any]:
    """What was compared in all games together, as plain JSON values."""
    compared: Counter[str] = Counter(games=len(games), **dict.fromkeys(COUNTED, 0))
    skipped: Counter[str] = Counter()
    for game in games:
        compared.update(game.compared)
        skipped.update(game.skipped)
    return {**compared, "not_compared": dict(sorted(skipped.items()))}
