"""Advice about bazaars: the right place is worth more than any other."""

from alhambra import Move
from alhambra.modules.bazaars import advice
from tests.bots.advised import placing, valued

BAZAAR = "bazaar denar seraglio arcades tower"


def test_a_bazaar_goes_among_its_colours_and_they_come_to_it() -> None:
    row = ["seraglio 9 - @ 1,0", "tower 11 - @ 2,0", "garden 11 - @ -1,0"]
    best = valued(placing("bazaars", BAZAAR, *row), advice.advise, "place")[0][1]
    assert best.parts["at"] in ([1, 1], [2, 1], [1, -1], [2, -1])
    game = placing("bazaars", "arcades 10 -", f"{BAZAAR} @ 1,0", *row[2:])
    near = advice.extra(game.view(0), Move("place", tile="arcades 10 -", at=[2, 0]))
    far = advice.extra(game.view(0), Move("place", tile="arcades 10 -", at=[-2, 0]))
    assert near > far == 0
