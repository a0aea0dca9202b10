"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.modules.building_sites.sites import unfinished
from tests.referee.tables import one_board, row, scored


def beside_a_bathhouse(*tiles: str) -> dict[str, int]:
    """What a bathhouse brings with these in a row beside it, the first of them unfinished."""
    bath = "bathhouse tower garden arcades chambers"
    begun = unfinished(tiles[0])
    return scored(row(bath, *tiles, building_sites=begun, bathhouses=None))


def test_a_bathhouse_measures_in_tiles() -> None:
    assert beside_a_bathhouse("tower 11 -", "garden 11 -") == {"bathhouses": 2}
    assert beside_a_bathhouse("garden 11 -", "garden 10 -") == {"bathhouses": 2}
    assert beside_a_bathhouse("garden 11 -", "tower 11 -") == {}


def test_the_worked_example_of_a_bathhouse() -> None:
    bath = "bathhouse chambers garden arcades pavilion @ 1,0"
    away = ("tower 11 - @ 2,0", "tower 12 - @ 3,0", "garden 11 - @ 4,0")
    north = ("tower 11 N @ 1,-1", "chambers 10 - @ 1,-2")
    assert scored(one_board(bath, *away, *north, bathhouses=None)) == {"bathhouses": 5}
