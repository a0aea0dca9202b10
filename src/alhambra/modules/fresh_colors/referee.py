"""Fresh colours for the referee: two points for each building of a type that was done up."""

from collections.abc import Iterable, Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table

EACH = 2


class FreshColors(Assistant):
    """The types of completed projects, by seat."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.done = [types_of(own) for own in self.shown["done"]]

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "decor_completed":
            self.done[event["seat"]] |= types_of(event["projects"])

    def compare(self, table: Table) -> None:
        now = [types_of(own) for own in table.view["fresh_colors"]["done"]]
        agree("completed projects", now, self.done)

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        buildings = sum(table.buildings(seat, kind) for kind in self.done[seat])
        return {"fresh_colors": EACH * buildings}


def types_of(projects: Iterable[str]) -> set[str]:
    """The second word of each is its type."""
    return {project.split()[1] for project in projects}
