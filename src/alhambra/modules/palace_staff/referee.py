"""The palace staff for the referee: buildings without a servant cost points."""

from collections.abc import Collection

from alhambra.referee.assistant import Assistant, Look, Loss
from alhambra.referee.objection import agree
from alhambra.referee.paper import Paper, View
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table
from alhambra.referee.ways import Ways

ENDING = ("staff_missed", "leftover", "scored")  # what may be told first when the end has come


class PalaceStaff(Assistant):
    """The served buildings, and whether points were taken for the last time."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.served = set(self.shown["served"])
        self.over = False

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "servant_placed":
            self.served.add(event["tile"])

    def compare(self, table: Table) -> None:
        built = {tile for seat in range(table.players) for tile in table.tiles(seat)}
        now = set(table.view["palace_staff"]["served"])
        agree("served buildings", now & built, self.served & built)

    def loss(self, table: Table, seat: int, round_number: int, points: int) -> int:
        """In the first two scorings; nobody loses more than there is."""
        if round_number == LAST_ROUND or seat == table.players:
            return 0
        return min(points, bare_buildings(table.papers[seat], self.served))

    def loses_at_once(self, event: Event, look: Look) -> Loss | None:
        """The last time comes before the leftover tiles."""
        if self.over or event["event"] not in ENDING or event.get("round", LAST_ROUND) < LAST_ROUND:
            return None
        self.over = True
        return Loss(LAST_ROUND, [bare_buildings(drawn, self.served) for drawn in look().papers])

    def not_ahead(self, view: View, round_number: int) -> tuple[str, ...]:
        return (self.name,) if round_number == LAST_ROUND else ()

    def may_store(self, asked: Ways, tile: str) -> bool:
        """The marshal's tile never goes to the reserve."""
        x, y = asked.view["palace_staff"]["marshals"][asked.seat]
        return tile != asked.plan.tile_at((x, y))


def bare_buildings(drawn: Paper, served: Collection[str]) -> int:
    """Finished buildings of the base game in the Alhambra without a servant."""
    return sum(square.base and square.tile not in served for square in drawn.squares.values())
