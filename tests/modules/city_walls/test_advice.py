"""Advice about city walls."""

from alhambra.modules.city_walls import advice
from tests.bots.advised import valued
from tests.modules.together.lots import board
from tests.rules.support import game_with


def test_walls_are_built_where_they_lengthen_the_longest() -> None:
    head = 'modules = ["city_walls"]\n'
    tail = '[module.city_walls]\nopen = ["city_wall N"]\n'
    mine = board("garden 10 N @ 1,0", "tower 11 N @ 2,0", "chambers 11 - @ 0,1")
    best = valued(game_with(head, mine, "", "", tail=tail), advice.advise, "build_walls")[0]
    assert best[1].parts["at"] == [0, 0]
    assert best[0] > 2
