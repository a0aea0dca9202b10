"""Random games that come to an end."""

import random
from collections.abc import Sequence

from alhambra.game.game import Game
from alhambra.game.moves import Move

TIRED = 1_500  # moves after which random players want the game to end
LONGEST = 20_000
ODD = 0.3  # how often a kind of move is drawn first, so that rare kinds are played too


def wanted(moves: Sequence[Move], played: int) -> Sequence[Move]:
    """All moves; after a long game players buy what they can and waste nothing any more."""
    if played <= TIRED:
        return moves
    buys = [move for move in moves if "pay" in move.parts and "tile" in move.parts]
    exits = [move for move in moves if move.kind.startswith("done_")]
    return buys or exits or moves


def any_move(game: Game, chance: random.Random, played: int) -> Move:
    """A random move of a game in which so many were played."""
    return chance.choice(wanted(game.moves(), played))


def odd_move(game: Game, chance: random.Random, played: int) -> Move:
    """A random move; now and then a random kind of move, so that none is rare."""
    moves = wanted(game.moves(), played)
    if played > TIRED or chance.random() > ODD:
        return chance.choice(moves)
    kind = chance.choice(sorted({move.kind for move in moves}))
    return chance.choice([move for move in moves if move.kind == kind])


def finish(game: Game, chance: random.Random) -> None:
    """Plays to the end at random."""
    for played in range(LONGEST):
        if game.over:
            return
        game.play(any_move(game, chance, played))
    raise RuntimeError("the game does not end")


def whats_open(game: Game) -> tuple[str, ...]:
    """The question and all that waits below it."""
    return tuple(frame.step.name for frame in game.state.frames)


def seats(game: Game) -> list[int | None]:
    """All who can look at a game; None is a spectator."""
    return [*range(game.setup.players), None]
