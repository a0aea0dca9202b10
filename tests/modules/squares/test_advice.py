"""Advice about squares: where they lie and which one is taken."""

from alhambra.modules.squares import advice
from tests.bots.advised import placing, valued
from tests.modules.together.lots import board
from tests.rules.support import game_with


def test_a_square_goes_beside_its_colour_and_is_taken_for_it() -> None:
    row = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]
    best = valued(placing("squares", "square garden E", *row), advice.advise, "place")[0][1]
    assert best.parts["at"] in ([1, 1], [2, 1], [1, -1], [2, -1], [3, 0])
    game = game_with('modules = ["squares"]', board(*row), "", "")
    taken = valued(game, advice.advise, "take_square")[0][1]
    assert taken.parts["tile"].startswith("square garden ")
