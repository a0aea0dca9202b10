"""What a scoring would bring now, and what of it modules count."""

from alhambra import Game, Move, Setup
from alhambra.server.forecast import forecast


def test_a_game_without_modules_has_nothing_of_theirs() -> None:
    game = Game(Setup(players=2, seed=1))
    game.play(Move("take", cards=[game.view(0)["display"][0]]))
    told = forecast(game)
    assert told["modules"] == {}
    assert told["last"] == {}
