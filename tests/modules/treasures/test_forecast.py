"""What treasures would bring in the scorings to come."""

from alhambra import Game, Setup
from alhambra.server.forecast import forecast


def test_what_a_module_would_bring_is_told_by_itself() -> None:
    """Treasures count at the end only: 1 to 5 for everybody, as long as nobody gave one away."""
    told = forecast(Game(Setup(players=3, modules=("treasures",), seed=1)))
    assert told["modules"] == {}
    assert told["last"] == {"treasures": [15, 15, 15]}
