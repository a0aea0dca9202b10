"""The zoo for the referee: animals of one kind in a finished garden."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table

GARDEN = "garden"


class AlhambraZoo(Assistant):
    """One point for each animal that is not beside another kind."""

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        squares = table.papers[seat].squares.values()
        gardens = {square.tile for square in squares if square.type == GARDEN}
        alike = [
            animals
            for spot, *animals in table.view["alhambra_zoo"]["animals"]
            if garden_on(spot) in gardens and len(set(animals)) == 1
        ]
        return {"alhambra_zoo": sum(len(animals) for animals in alike)}


def garden_on(spot: str) -> str:
    """The tile if its garden is meant: of two halves the second one has a mark."""
    tile, _, second = spot.partition(" / ")
    half = tile.rpartition(" ")[2] if second else GARDEN
    whole = GARDEN in tile.split()[:2]
    return tile if half == GARDEN and (second or whole) else ""
