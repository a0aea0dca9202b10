"""Advice about wells: the right place is worth more than any other."""

from alhambra.modules.wishing_well import advice
from tests.bots.advised import placing, valued


def test_a_well_looks_along_the_line_that_fits() -> None:
    row = ["garden 11 - @ 1,0", "tower 11 - @ 2,0"]
    best = valued(placing("wishing_well", "well 3 1", *row), advice.advise, "place")[0][1]
    assert (best.parts["at"], best.parts["turn"]) in (([-1, 0], 1), ([3, 0], 3))
