"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.tables import one_board, row, scored


def test_a_bathhouse_measures_in_tiles() -> None:
    bath = "bathhouse tower garden arcades chambers"
    assert scored(row(bath, "tower 11 -", "garden 11 -", sites=(1,), bathhouses=None)) == {
        "bathhouses": 2
    }
    assert scored(row(bath, "garden 11 -", "garden 10 -", sites=(1,), bathhouses=None)) == {
        "bathhouses": 2
    }
    assert scored(row(bath, "garden 11 -", "tower 11 -", sites=(1,), bathhouses=None)) == {}


def test_the_worked_example_of_a_bathhouse() -> None:
    bath = "bathhouse chambers garden arcades pavilion @ 1,0"
    away = ("tower 11 - @ 2,0", "tower 12 - @ 3,0", "garden 11 - @ 4,0")
    north = ("tower 11 N @ 1,-1", "chambers 10 - @ 1,-2")
    assert scored(one_board(bath, *away, *north, bathhouses=None)) == {"bathhouses": 5}
