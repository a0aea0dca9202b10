"""Lessons: a prepared position, and steps that explain, point at something, or ask for a move.

The lesson of the base game is in `data/lesson.toml`, that of a module in its room. A step without
`done` and without a move is only told, and a button leads on. One with a move shows it and is done
when the learner has made such a move. The first seat is the learner's.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from alhambra import position
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.revisions import BASE
from alhambra.locale.languages import LANGUAGES
from alhambra.rooms import ALL

FILE = "lesson.toml"
MOST_STEPS = 5  # of the lesson of a module
LEARNER = 0
# What a step may point at; what a move names is pointed at by itself.
THINGS = ("board", "market", "money", "hand", "reserve", "seats", "scores", "module", "ask", "log")
_KEYS = {"text", "title", "points", "done", "move", "late", "overpaid"}


class LessonError(ValueError):
    """A lesson that cannot be given; the message says why."""


@dataclass(frozen=True)
class Step:
    """One step: what is said by language, and what ends it."""

    text: dict[str, str]
    title: dict[str, str]  # empty: that of the lesson
    points: str  # one of THINGS, or nothing
    done: tuple[str, ...]  # own moves, or events, that end it; without any, a button does
    move: dict[str, Any] | None  # what is to be done, as an example
    late: bool  # whoever has done this already needs no step before it
    overpaid: dict[str, str]  # what is said instead if the purchase before was not exact


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be given: its moves were tried."""

    id: str
    players: int
    position: str
    steps: tuple[Step, ...]


def has_lesson(name: str) -> bool:
    """Whether there is one."""
    return name == BASE or (name in ALL and (ALL[name].folder / FILE).is_file())


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a module, or of the base game; raises LessonError."""
    return read_lesson(name, _source(name))


def _source(name: str) -> str:
    if not has_lesson(name):
        raise LessonError(f"there is no lesson for {name}")
    if name == BASE:
        return (files("alhambra") / "data" / FILE).read_text("utf-8")
    return ALL[name].read(FILE)


def read_lesson(name: str, source: str) -> Lesson:
    """The lesson that is written there, once its position is set up and its moves are made."""
    try:
        table = tomllib.loads(source)
        written: str = table["position"]
        game = position.loads(written)
        steps = tuple(_step(entry, game) for entry in table["step"])
    except (KeyError, TypeError, ValueError) as error:
        raise LessonError(f"the lesson of {name} is not as it should be: {error}") from None
    return Lesson(name, game.setup.players, written, steps)


def _step(entry: dict[str, Any], game: Game) -> Step:
    strange = set(entry) - _KEYS
    if strange:
        raise ValueError(f"a step says {', '.join(sorted(strange))}, which means nothing")
    points = entry.get("points", "")
    if points and points not in THINGS:
        raise ValueError(f"nobody can point at {points}; there is {', '.join(THINGS)}")
    move = entry.get("move")
    if move:
        _make(game, move)
    return Step(
        text=_said(entry["text"]),
        title=_said(entry["title"]) if "title" in entry else {},
        points=points,
        done=tuple(entry.get("done", [move["move"]] if move else ())),
        move=move,
        late=bool(entry.get("late", False)),
        overpaid=_said(entry["overpaid"]) if "overpaid" in entry else {},
    )


def _said(texts: dict[str, str]) -> dict[str, str]:
    if set(texts) != set(LANGUAGES) or not all(texts.values()):
        raise ValueError(f"a step must be told in {' and '.join(LANGUAGES)}")
    return texts


def _make(game: Game, move: dict[str, Any]) -> None:
    if game.question is None or game.question.seat != LEARNER:
        raise ValueError(f"nobody asks the learner when {move} shall be made")
    game.play(Move.from_json(move))
