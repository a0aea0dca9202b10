"""Games that are told, shown or offered otherwise than they are, to see the referee object."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.audit import any_move
from alhambra.measuring.refereed import Watch
from alhambra.referee import ObjectionError

SEEDS = range(60)
MOST_MOVES = 3_000
NO_AMOUNTS = ("seat", "round", "at")  # numbers of an event that say who, when or where

Event = dict[str, Any]
Change = Callable[[Event], Event | None]  # None if it is not told at all


class Doctored(Watch):
    """Tells one kind of event otherwise than it happened."""

    def __init__(self, game: Game, name: str, change: Change) -> None:
        super().__init__(game, 0.02, 0.1)
        self.name = name
        self.change = change
        self.done = 0

    def news(self) -> list[Event]:
        told = []
        for event in super().news():
            other: Event | None = copy.deepcopy(event)
            if event["event"] == self.name:
                other = self.change(copy.deepcopy(event))
                self.done += other != event
            if other is not None:
                told.append(other)
        return told


def watched(module: str, seed: int, doctored: tuple[str, Change] | None = None) -> Iterator[Watch]:
    """A random game with the referee, before each of its moves."""
    chance = random.Random(seed)
    game = Game(Setup(players=2 + seed % 5, modules=(module,) if module else (), seed=seed))
    watch = Doctored(game, *doctored) if doctored else Watch(game, 0, 0)
    for number in range(MOST_MOVES):
        if game.over:
            return
        watch.before_move()
        yield watch
        game.play(any_move(game, chance, number))
        watch.after_move()


def objects_to(module: str, name: str, change: Change) -> bool:
    """Whether the first game in which the event was doctored ended with an objection."""
    for seed in SEEDS:
        try:
            last = [*watched(module, seed, (name, change))][-1]
        except ObjectionError:
            return True
        assert isinstance(last, Doctored)
        if last.done:
            return False
    raise AssertionError(f"{name} never happened")


def larger(event: Event) -> Event:
    """The last of its numbers, or the first of the last several, is one larger."""
    numbers = [key for key in event if key not in NO_AMOUNTS and _counts(event[key])]
    last = numbers[-1]
    if isinstance(event[last], list):
        event[last][0] += 1
    else:
        event[last] += 1
    return event


def _counts(value: object) -> bool:
    one = value[0] if isinstance(value, list) and value else value
    return type(one) is int


def missing(event: Event) -> None:
    """Nobody is told."""


def objects_to_places(module: str, kind: str) -> bool:
    """Whether one place too few and one too many were noticed where a move was first offered."""
    for seed in SEEDS:
        for watch in watched(module, seed):
            moves = [move.to_json() for move in watch.game.moves()]
            mine = [move for move in moves if move["move"] == kind]
            if mine:
                view = watch.game.view()
                watch.referee.check_places(view, moves)
                fewer = [move for move in moves if move != mine[0]]
                with pytest.raises(ObjectionError):
                    watch.referee.check_places(view, fewer)
                with pytest.raises(ObjectionError):
                    watch.referee.check_places(view, [*moves, {**mine[0], "at": [9, 9]}])
                return True
    raise AssertionError(f"{kind} was never offered")
