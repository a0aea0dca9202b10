"""A game as it travels to a process: how it began, and the moves that stand."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.play import begin
from alhambra.server.rows import LogRow

KEPT = 32  # games a process keeps, so that the next question finds them

_KNOWN: OrderedDict[str, tuple[list[dict[str, Any]], Game]] = OrderedDict()


@dataclass(frozen=True)
class Story:
    """One moment of a table's game; it holds secrets, so only our own jobs are told it."""

    table: str
    start: dict[str, Any]
    moves: list[dict[str, Any]]


def story_of(table: str, start: dict[str, Any], game: Game) -> Story:
    """All that is needed to make the game again."""
    return Story(table, start, [move.to_json() for _, move in game.history])


def story_in(table: str, start: dict[str, Any], log: Iterable[LogRow]) -> Story:
    """The same from a log, without playing it."""
    moves: list[dict[str, Any]] = []
    for row in log:
        if row.move is None:
            del moves[-1:]
        else:
            moves.append(row.move)
    return Story(table, start, moves)


def game_of(story: Story) -> Game:
    """The game, from where this process left it; nobody may change it."""
    moves, game = _KNOWN.pop(story.table, ([], None))
    if game is None or moves != story.moves[: len(moves)]:
        moves, game = [], begin(story.start)
    for move in story.moves[len(moves) :]:
        game.play(Move.from_json(move))
    _KNOWN[story.table] = (story.moves, game)
    if len(_KNOWN) > KEPT:
        _KNOWN.popitem(last=False)
    return game
