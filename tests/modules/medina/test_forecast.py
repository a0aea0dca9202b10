"""What the medinas would bring in the next scoring."""

from alhambra import Game, Setup
from alhambra.server.forecast import forecast


def test_the_parts_of_modules_are_among_the_points() -> None:
    """Without buildings the medinas alone count: nobody has one, and everybody loses for that."""
    told = forecast(Game(Setup(players=3, modules=("medina",), seed=1)))
    assert told["modules"]["medina"] == told["points"]
    assert max(told["points"]) < 0
