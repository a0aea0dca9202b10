"""The treasure chamber for the referee: who has most chests."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.majorities import shared
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table

VALUES: tuple[list[int], ...] = ([], [7], [14, 7], [22, 14, 7])


class TreasureChamber(Assistant):
    """Chests by seat, as they were put and lost."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.chests = chests_in(view)

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "chest_put":
            self.chests[event["seat"]] += 1
        elif event["event"] == "chest_lost":
            self.chests[event["seat"]] -= 1

    def compare(self, table: Table) -> None:
        agree("chests", chests_in(table.view), self.chests)

    def places(self, table: Table, round_number: int) -> Mapping[str, list[int]]:
        counts = [float(number) for number in self.chests]
        return {"treasure_chamber": shared(counts, VALUES[round_number])}


def chests_in(view: View) -> list[int]:
    """How many each seat has."""
    return [len(own) for own in view["treasure_chamber"]["chests"]]
