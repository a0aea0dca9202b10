"""What bots make of one module: how they use its moves, what it brings, what they leave lying.

What using it brings is measured against somebody who does not: the same deals are played with one
seat that leaves the moves of the module alone, and the others' lead over it is what they bring.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from alhambra.engine.fields import Numbers
from alhambra.engine.kinds import NONE, Amount
from alhambra.engine.piles import Piles
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.engine.state import State
from alhambra.game.game import Game
from alhambra.measuring.own_moves import Without, own_moves
from alhambra.measuring.simulation import (
    Outcome,
    Task,
    bots_for,
    deviation,
    mean,
    play_all,
    play_on,
)

TILES: Final = "own tiles in the reserve"


@dataclass(frozen=True)
class Used:
    """A game with a module: its outcome, and by seat what was counted."""

    outcome: Outcome
    offered: list[Counter[str]]  # in how many turns each move was offered,
    used: list[Counter[str]]  # and made
    left: list[Counter[str]]  # what lies with a seat at the end


class ModuleWatch:
    """Follows a game with one module. Turns count, whoever has them, not questions."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._own = own_moves(game.setup.modules[0], game.setup.players)
        seats = range(game.setup.players)
        self.offered: list[Counter[str]] = [Counter() for _ in seats]
        self.used: list[Counter[str]] = [Counter() for _ in seats]
        self._noted: set[tuple[int, str, bool]] = set()  # what was counted in this turn

    def before_move(self) -> None:
        """Notes what is offered; a move that must be made is no offer."""
        question = self._game.question
        assert question is not None
        if question.kind == "act" and not question.data.get("extra"):
            self._noted.clear()
        moves = self._game.moves()
        if len(moves) > 1:
            for label in {self._own.label(move) for move in moves} - {""}:
                self._note(self.offered, question.seat, label, done=False)

    def after_move(self) -> None:
        """Notes what was done."""
        seat, move = self._game.history[-1]
        label = self._own.label(move)
        if (seat, label, False) in self._noted:
            self._note(self.used, seat, label, done=True)

    def _note(self, counts: list[Counter[str]], seat: int, label: str, *, done: bool) -> None:
        if (seat, label, done) not in self._noted:
            self._noted.add((seat, label, done))
            counts[seat][label] += 1

    def left(self) -> list[Counter[str]]:
        """What each seat has of the module now and could have used."""
        state = self._game.state
        return [_left(state, seat, self._own.names) for seat in range(self._game.setup.players)]


def _left(state: State, seat: int, names: frozenset[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for field in state.rules.modules[0].declares.fields:
        if isinstance(field, Piles) and field.by_seat and field.key:
            found[field.key] = sum(1 for thing in field.of(state, seat) if thing != NONE)
        elif isinstance(field, Numbers) and isinstance(field.kind, Amount):
            found[field.key] = int(field.of(state, seat))
    tiles = [state.rules.tiles[tile].name for tile in state.reserves[seat]]
    found[TILES] = sum(1 for name in tiles if name in names)
    return found


def watch_module(task: Task, number: int) -> Used:
    """Plays one game with one module and counts."""
    game = Game(task.setup(number))
    watch = ModuleWatch(game)
    outcome = play_on(task, number, game, watch)
    return Used(replace(outcome, record=None), watch.offered, watch.used, watch.left())


def play_without(task: Task, number: int) -> int:
    """The same game, in which one seat leaves the module alone: how far the others lead it."""
    game = Game(task.setup(number))
    seat = number % task.players
    bots = bots_for(task, number)
    bots[seat] = Without(bots[seat], own_moves(task.modules[0], task.players))
    scores = play_on(task, number, game, bots=bots).scores
    others = sum(scores) - scores[seat]
    return others - (task.players - 1) * scores[seat]


def by_module(games: Iterable[Used]) -> dict[str, Any]:
    """How the moves of a module were used, and what it brought, for each seat in a game."""
    offered, used, left = Counter[str](), Counter[str](), Counter[str]()
    points: list[int] = []
    for game in games:
        for seat, sources in enumerate(game.outcome.sources):
            offered += game.offered[seat]
            used += game.used[seat]
            left += game.left[seat]
            points.append(sum(n for item, n in sources.items() if item not in (WALL, *TYPES)))
    seats = len(points)
    order = sorted(offered, key=lambda label: -offered[label])
    return {
        "moves": {
            label: {"offered": offered[label] / seats, "used": used[label] / offered[label]}
            for label in order
        },
        "points": mean(points),
        "left": {key: count / seats for key, count in sorted(left.items()) if count},
    }


def what_it_brings(task: Task, leads: list[int]) -> dict[str, float]:
    """The mean lead over a seat that leaves the module alone, and its standard error."""
    others = task.players - 1
    error = deviation(leads) / len(leads) ** 0.5
    return {"brings": mean(leads) / others, "error": error / others}


def each_module(modules: Iterable[str], task: Task, jobs: int, *, compare: bool) -> dict[str, Any]:
    """The same games with each module alone; `compare` adds those in which a seat goes without."""
    alone = partial(replace, task)
    found: dict[str, Any] = {}
    for module in modules:
        one = alone(modules=(module,))
        found[module] = by_module(play_all(one, jobs, watch_module))
        if compare and found[module]["moves"]:
            found[module] |= what_it_brings(one, list(play_all(one, jobs, play_without)))
    return found
