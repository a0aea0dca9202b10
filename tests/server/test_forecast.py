"""What a scoring would bring now, and what of it modules count."""

from alhambra import Game, Move, Setup
from alhambra.server.forecast import forecast


def test_what_a_module_would_bring_is_told_by_itself() -> None:
    """Treasures count at the end only: 1 to 5 for everybody, as long as nobody gave one away."""
    told = forecast(Game(Setup(players=3, modules=("treasures",), seed=1)))
    assert told["modules"] == {}
    assert told["last"] == {"treasures": [15, 15, 15]}


def test_a_game_without_modules_has_nothing_of_theirs() -> None:
    game = Game(Setup(players=2, seed=1))
    game.play(Move("take", cards=[game.view(0)["display"][0]]))
    told = forecast(game)
    assert told["modules"] == {}
    assert told["last"] == {}


def test_the_parts_of_modules_are_among_the_points() -> None:
    """Without buildings the medinas alone count: nobody has one, and everybody loses for that."""
    told = forecast(Game(Setup(players=3, modules=("medina",), seed=1)))
    assert told["modules"]["medina"] == told["points"]
    assert max(told["points"]) < 0
