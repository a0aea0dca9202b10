"""Gates without end for the referee: keys, their bonuses, and half buildings."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.outline import open_sides
from alhambra.referee.paper import View
from alhambra.referee.pieces import beside
from alhambra.referee.story import DUE_BY, Event, Story
from alhambra.referee.table import Table
from alhambra.referee.ways import Way, Ways, named

GATES = ("white", "red", "yellow", "green", "blue", "orange")  # clockwise around a key
POINTS = {"one_point": 1, "two_points": 2}
HALF = 0.5


class GatesWithoutEnd(Assistant):
    """The bonuses of the key that lies between the gates.

    Each seat has the bonus before the gate of its colour; what the active one takes says how the
    key is turned.
    """

    alike: ClassVar[tuple[str, ...]] = ("plaza",)
    at_once: ClassVar[tuple[str, ...]] = ("gate_points",)
    redesigns: ClassVar[Mapping[str, str]] = {"gate_redesign": "gate_"}
    moving = True
    wall_moves: ClassVar[tuple[str, ...]] = ("gate_wall",)

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.gate_of = [GATES.index(seat["colour"]) for seat in view["seats"]]
        self.key: list[str] = []
        self.due: list[tuple[int, int]] = []  # seats and points, in the order of play

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "key_shown":
            self.key = event["bonuses"]
        elif event["event"] == "key_inserted":
            self._insert(event["seat"], event["bonus"])
        elif event["event"] == "gate_points":
            due = self.due.pop(0) if self.due else None
            agree("points of a key", (event["seat"], event["points"]), due)
        elif event["event"] == "wall_built":
            self.story.wall(event["seat"], event["at"], event["side"])
        elif event["event"] in DUE_BY:
            agree("points of keys still due", [], self.due)

    def _insert(self, active: int, bonus: str) -> None:
        turned = self.gate_of[active] - self.key.index(bonus)
        players = len(self.gate_of)
        for seat in [(active + number) % players for number in range(players)]:
            mine = self.key[(self.gate_of[seat] - turned) % len(GATES)]
            if mine in POINTS:
                self.due.append((seat, POINTS[mine]))

    def counts(self, table: Table, seat: int, kind: str) -> float:
        halves = table.view["gates_without_end"]["semi_buildings"]
        return HALF * (seat < table.players and kind in halves[seat])

    def walls(self, asked: Ways) -> Iterator[Way]:
        """One wall, where nothing lies."""
        drawn = asked.plan.paper
        for cell, side in open_sides(drawn) if asked.kind == "gate_wall" else ():
            if beside(cell, side) not in drawn.outworks:
                yield ("gate_wall", "", (), cell, 0, named(side=side))
