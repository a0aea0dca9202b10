"""What the terminal lists of tiles that are still to come."""

from alhambra import Game, Setup
from alhambra.game.catalogue import base_data
from alhambra.showing.words import Words
from alhambra.terminal.overview import to_come
from alhambra.terminal.table import read_table


def test_a_tile_whose_ability_is_explained_is_still_to_come() -> None:
    table = read_table(Game(Setup(players=3, modules=("buildings_of_power",), seed=7)), 0)
    lying = [tile.name for tile in table.market if tile]
    coming = [tile.name for tile in to_come(table, Words("en"))]
    assert len(lying) + len(coming) == len(base_data().tiles)
