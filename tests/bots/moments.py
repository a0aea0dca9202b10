"""Questions of games between bots, for whoever wants to look at some."""

from random import Random

from alhambra import Game, Setup
from tests.bots.play import bots_named


def asked(game: Game) -> int:
    """Whose question is open."""
    assert game.question is not None
    return game.question.seat


def moments(players: int, modules: tuple[str, ...], seed: int, part: float) -> list[Game]:
    """Some questions of a game between bots that play now and then at random."""
    game, chance = Game(Setup(players=players, modules=modules, seed=seed)), Random(seed)
    bots = bots_named(["normal"] * players, seed)
    found: list[Game] = []
    while game.question is not None:
        moves = list(game.moves())
        if len(moves) > 1 and chance.random() < part:
            found.append(game.copy())
        likes = bots[asked(game)].choose(game.view(asked(game)), moves)
        game.play(chance.choice(moves) if chance.random() < 0.2 else likes)
    return found
