"""One game of the arena: its outcome, or how it failed, and its record."""

import gzip
import traceback
from dataclasses import dataclass, replace

from alhambra.arena.task import Task
from alhambra.game.game import Game
from alhambra.measuring.simulation import Outcome, play_on
from alhambra.position.record import write


@dataclass(frozen=True)
class Failure:
    """A game that an error ended, with all that is needed to play it again."""

    number: int
    bots: list[int]
    modules: tuple[str, ...]
    seed: int
    error: str
    trace: str


@dataclass(frozen=True)
class Done:
    """A game that was played, successfully or not."""

    entry: Outcome | Failure
    record: bytes | None  # compressed; of a failed game: up to the error, if it can be written


def play(task: Task, number: int) -> Done:
    """Plays one game; an error in a bot or in the rules is a result like any other."""
    game = None
    try:
        game = Game(task.setup(number))
        outcome = play_on(task, number, game)
    except Exception as error:
        return Done(_failure(task, number, error), _until_now(game))
    assert outcome.record is not None
    # What the record tells as well would only make the list of games heavy.
    entry = replace(outcome, record=None, deeds={}, events={})
    return Done(entry, packed(outcome.record))


def packed(record: str) -> bytes:
    """A record compressed; equal records give equal bytes."""
    return gzip.compress(record.encode(), mtime=0)


def _until_now(game: Game | None) -> bytes | None:
    """The record of a game that failed; an error amid a move may leave nothing to write."""
    try:
        return None if game is None else packed(write(game))
    except Exception:
        return None


def _failure(task: Task, number: int, error: Exception) -> Failure:
    setup = task.setup(number)
    return Failure(
        number,
        task.seating(number),
        setup.modules,
        setup.seed,
        f"{type(error).__name__}: {error}",
        "".join(traceback.format_exception(error)),
    )
