"""Treasures for the referee: what is left counts in the end."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table


class Treasures(Assistant):
    """What each seat has left, by what was told."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.left = [set(own) for own in self.shown["left"]]

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "treasure_given":
            own = self.left[event["seat"]]
            agree("a treasure to give", True, event["treasure"] in own)
            own.remove(event["treasure"])

    def compare(self, table: Table) -> None:
        now = [set(own) for own in table.view["treasures"]["left"]]
        agree("treasures left", now, self.left)

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        return {"treasures": sum(self.left[seat]) if round_number == LAST_ROUND else 0}
