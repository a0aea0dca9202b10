"""Orders between turns about handymen."""

from alhambra import Game, Move, Setup
from alhambra.server.orders.facts import Moment, holds
from alhambra.server.orders.language import Condition
from tests.server.test_orders import WINDOW


def test_an_open_end_is_open_for_what_lies_below_nothing_too() -> None:
    """Some modules change prices by less than nothing."""
    game = Game(Setup(players=3, modules=("handymen",), seed=2))
    moment, move = Moment(game), Move("use_handymen_between", change=-2)
    game.state.ask(game.state.rules.steps[WINDOW], 0)
    bounds = [(None, 3, True), (0, None, False), (0, 3, False)]
    for least, most, fits in bounds:
        condition = Condition("amount", "change", least=least, most=most)
        assert holds(moment, move, condition) is fits
