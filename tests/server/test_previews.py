"""Previews without a server: which scoring they count."""

from random import Random

from alhambra import Game, Setup, position
from alhambra.server.previews import preview
from tests.support import play_until


def test_the_next_scoring_is_counted_in_a_game_from_a_position_too() -> None:
    """Such a game has no sheets of the scorings before it."""
    game = Game(Setup(players=3, seed=2))
    assert play_until(game, Random(2), lambda played: played.state.rounds == 2)
    again = position.loads(position.dump(game))
    assert game.question is not None
    seat, move = game.question.seat, game.moves()[0].to_json()
    scores = [preview(each, seat, move)["scores"] for each in (game, again)]
    assert scores[0] is not None
    assert sum(scores[0]["now"]) > 0
    assert scores[1] == scores[0]
