"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.tables import one_board, scored


def test_the_worked_example_of_a_bazaar() -> None:
    around = ("garden 10 - @ 1,0", "garden 11 - @ 3,0", "seraglio 9 - @ 1,2", "arcades 9 - @ 3,2")
    rest = ("tower 11 - @ 2,0", "chambers 10 - @ 2,2")
    bazaar = "bazaar dirham seraglio arcades garden @ 2,1"
    asked = one_board(bazaar, *around, *rest, bazaars=None)
    assert scored(asked, 3) == {"bazaars": 12}
    assert scored(asked, 2) == {}
