"""Random games with the referee beside them."""

import random

from alhambra import Game, Setup
from alhambra.audit import LONGEST, any_move
from alhambra.measuring.refereed import ROUNDS, Watch

Sums = dict[str, int]


def play_watched(
    players: int, modules: tuple[str, ...], seed: int, ahead: float, places: float = 0.02
) -> Sums:
    """A random game: after every move the referee has everybody's points, and every score sheet.

    After a share of its moves all three scorings are counted ahead; before a share all places are
    worked out.
    """
    game = Game(Setup(players=players, modules=modules, seed=seed))
    return watch_to_the_end(game, Watch(game, ahead, places))


def watch_to_the_end(game: Game, watch: Watch) -> Sums:
    """Plays at random; says what the referee has compared."""
    try:
        _play_on(game, watch)
    except Exception as error:
        error.add_note(f"after move {len(game.history)} of {game.setup}")
        raise
    assert watch.referee.compared["scorings"] >= len(ROUNDS[2:])
    return {"games": 1, **watch.referee.compared}


def _play_on(game: Game, watch: Watch) -> None:
    chance = random.Random(game.setup.seed)
    for played in range(LONGEST):
        if game.over:
            break
        watch.before_move()
        game.play(any_move(game, chance, played))
        watch.after_move()
