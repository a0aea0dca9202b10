"""Earlier moments of a game, played anew from its start."""

from alhambra.game.game import Game


def beginning(game: Game) -> Game:
    """The game before its first move."""
    if game.dealt:
        return Game(game.setup)
    return Game.from_state(game.setup, game.start_state.copy())


def scores_before(game: Game, index: int) -> tuple[int, list[int]]:
    """All scores (Dirk's last) before the move that led to a scoring.

    The number says which scoring that move led to first: one move can lead to several. Points may
    be won outside scorings, so the sheets alone do not tell the scores.
    """
    past = beginning(game)
    scored, scores = 0, past.state.scores[:]
    for _, move in game.history:
        if len(past.score_sheets) > index:
            break
        scored, scores = len(past.score_sheets), past.state.scores[:]
        past.play(move)
    return scored, scores[: len(game.score_sheets[index])]
