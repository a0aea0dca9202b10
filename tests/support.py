"""Fixtures for tests that play games: set-ups, random play, and what can be compared."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random

from alhambra import Game, Move, Setup
from alhambra.engine.module import Module
from alhambra.engine.rng import seeded
from alhambra.engine.setup import new_game
from alhambra.engine.state import State
from alhambra.engine.step import DEED_MASK
from alhambra.game.catalogue import make_rules

PLAYERS = range(2, 7)


def state_of(game: Game) -> State:
    """The truth behind a game, hidden piles included."""
    return game._state


def toy(module: Module, name: str, number: int) -> Module:
    """A module that has no room from which it would get its name and number."""
    module.name, module.number = name, number
    return module


def toy_game(modules: list[Module], players: int = 3, seed: int = 1) -> Game:
    """A game with modules that stand in no catalogue."""
    rules = make_rules(players, modules, [])
    state = new_game(rules, seeded(f"{seed} toys"), True)
    return Game.from_state(Setup(players=players, seed=seed), state)


def text(value: object) -> str:
    """A JSON text to compare byte by byte."""
    return json.dumps(value, sort_keys=True)


def seats(game: Game) -> list[int | None]:
    """All who can look at a game; None is a spectator."""
    return [*range(game.setup.players), None]


def seen(game: Game) -> str:
    """What everybody sees, and what may be done: the whole public face of a position."""
    views = [(game.view(seat), game.log(seat)) for seat in seats(game)]
    moves = [move.to_json() for move in game.moves()]
    return text([views, moves, game.scores, game.over])


def choose(moves: Sequence[Move], rng: Random) -> Move:
    """A random kind of move first, so that rare kinds are played often."""
    kind = rng.choice(sorted({move.kind for move in moves}))
    return rng.choice([move for move in moves if move.kind == kind])


def walk(game: Game, rng: Random, most: int = 5000) -> Iterator[Sequence[Move]]:
    """Plays a game at random; yields the moves before each one is made."""
    for _ in range(most):
        if game.over:
            return
        moves = game.moves()
        yield moves
        game.play(choose(moves, rng))


def run_out(game: Game, rng: Random, most: int = 5000) -> None:
    """Plays to the end as `walk` does, in half its time: nobody looks at the moves in between."""
    state = state_of(game)
    for _ in range(most):
        if state.over():
            return
        codes = [int(code) for code in state.codes()]
        kind = rng.choice(sorted({code & DEED_MASK for code in codes}))
        state.apply(rng.choice([code for code in codes if code & DEED_MASK == kind]))


def play_until(game: Game, rng: Random, done: Callable[[Game], bool]) -> bool:
    """Plays on until the condition holds; says whether it ever did."""
    for _ in walk(game, rng):
        if done(game):
            return True
    return done(game)
