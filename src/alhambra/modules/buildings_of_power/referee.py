"""Buildings of power for the referee: black dice let the second longest wall count."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.outline import second
from alhambra.referee.paper import View
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table


class BuildingsOfPower(Assistant):
    """The pips of each black die, by the tile on which it lies."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.black = black_dice(view)

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "power_die" and event["die"] == "black":
            self.black[event["tile"]] = event["pips"]

    def compare(self, table: Table) -> None:
        now = black_dice(table.view)
        built = {tile for seat in range(table.players) for tile in table.tiles(seat)}
        pips = {tile: number for tile, number in self.black.items() if tile in built}
        agree("black dice", {tile: now.get(tile) for tile in pips}, pips)

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        """The length of the wall, but no more than the pips on built tiles."""
        built = table.tiles(seat)
        pips = sum(number for tile, number in self.black.items() if tile in built)
        return {"strength": min(second(table.papers[seat]), pips)}


def black_dice(view: View) -> dict[str, int]:
    """Those that lie on tiles: the dice of strength."""
    shown = view["buildings_of_power"]
    strong = [tiles for ability, tiles in shown["abilities"] if ability == "strength"]
    return {tile: pips for tile, pips in shown["dice"] if tile in strong[0]}
