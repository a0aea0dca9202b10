"""Points between the scorings: for the palace designer, for keys, for the juggler.

What is due is worked out from the boards and the keys; what is told must be just that.
"""

from typing import Any, NamedTuple

from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.pieces import GATES, JUGGLER, KEY_POINTS, SIDES, Cell, beside
from alhambra.referee.story import Story

AT_FEET, ELSEWHERE = 2, 1
ENDS = ("turn", "scored", "game_over")  # by then everything due was given
Event = dict[str, Any]


class Stand(NamedTuple):
    """Where a designer is, and on which tile."""

    cell: Cell
    side: str  # of his feet
    tile: str


class Designers:
    """Where each designer stands, and what is due to his seat.

    A tile that fills empty ground beside his tile brings two points at his feet and one at any
    other outer side of the tile, however many cells it has. Then he goes to the new tile.
    """

    def __init__(self, view: View, story: Story) -> None:
        self.story = story
        told = view.get("palace_designers", {}).get("designers", [])
        self.stands: list[Stand | None] = [
            self._read(seat, designer) for seat, designer in enumerate(told)
        ]
        self.new: list[list[Cell]] = [[] for _ in told]  # the cells of a tile laid just now
        self.due: list[list[int]] = [[] for _ in told]
        self.goes: list[list[Cell]] = [[] for _ in told]  # where he must go

    def _read(self, seat: int, designer: dict[str, Any]) -> Stand | None:
        if not designer["at"] or not designer["side"]:
            return None
        cell = (designer["at"][0], designer["at"][1])
        return Stand(cell, designer["side"], self.story.tile_at(seat, cell))

    def hear(self, event: Event) -> None:
        """After the story has heard of it."""
        name, seat = event["event"], event.get("seat", -1)
        if not self.stands:
            return
        if name in ("placed", "added"):
            self._count(seat, self._whole_cells(event))
        elif name in ("relocated", "exchanged", "removed"):
            self._lift(seat, event)
            if name == "relocated":
                self._count(seat, self._whole_cells(event))
        elif name == "designer_stands":
            self._stand(seat, event)
        elif name == "designer_points":
            due = self.due[seat].pop(0) if self.due[seat] else 0
            agree(f"points for the designer of seat {seat}", event["points"], due)
        elif name in ENDS:
            agree("points due to designers", [[] for _ in self.due], self.due)

    def _whole_cells(self, event: Event) -> list[Cell]:
        """The cells of the tile; half cells and camps do not extend the Alhambra."""
        if event["tile"].split()[0] in ("camp", "watchtower"):
            return []
        return self.story.cells(event["seat"], event["tile"])

    def _lift(self, seat: int, event: Event) -> None:
        """If the tile under him leaves its place he is set anew."""
        stand = self.stands[seat]
        moved = stand and event["event"] == "relocated" and event["tile"] == stand.tile
        if stand and (moved or stand.tile not in self.story.boards[seat]):
            self.stands[seat] = None

    def _count(self, seat: int, cells: list[Cell]) -> None:
        """What the new tile brings; if he is being set anew it is counted after that."""
        stand = self.stands[seat]
        self.new[seat] = [] if stand else cells
        if stand is None:
            return
        sides = [
            (cell, side)
            for cell in self.story.cells(seat, stand.tile)
            for side in SIDES
            if beside(cell, side) in cells
        ]
        if sides:
            feet = (stand.cell, stand.side) in sides
            self.due[seat].append(AT_FEET if feet else ELSEWHERE)
            self.goes[seat] = cells

    def _stand(self, seat: int, event: Event) -> None:
        cell = (event["at"][0], event["at"][1])
        if self.goes[seat]:
            agree(
                f"the designer of seat {seat} goes to the new tile", True, cell in self.goes[seat]
            )
        self.goes[seat] = []
        self.stands[seat] = Stand(cell, event["side"], self.story.tile_at(seat, cell))
        if self.new[seat]:
            self._count(seat, self.new[seat])


class Keys:
    """The bonuses of the key that lies between the gates.

    Each seat has the bonus before the gate of its colour; what the active one takes says how the
    key is turned.
    """

    def __init__(self, view: View) -> None:
        self.gates = [GATES.index(seat["colour"]) for seat in view["seats"]]
        self.key: list[str] = []
        self.due: list[tuple[int, int]] = []  # seats and points, in the order of play

    def hear(self, event: Event) -> None:
        """A key is shown and turned; points are given."""
        if event["event"] == "key_shown":
            self.key = event["bonuses"]
        elif event["event"] == "key_inserted":
            self._insert(event["seat"], event["bonus"])
        elif event["event"] == "gate_points":
            due = self.due.pop(0) if self.due else None
            agree("points of a key", (event["seat"], event["points"]), due)
        elif event["event"] in ENDS:
            agree("points of keys still due", [], self.due)

    def _insert(self, active: int, bonus: str) -> None:
        turned = self.gates[active] - self.key.index(bonus)
        players = len(self.gates)
        for seat in [(active + number) % players for number in range(players)]:
            mine = self.key[(self.gates[seat] - turned) % len(GATES)]
            if mine in KEY_POINTS:
                self.due.append((seat, KEY_POINTS[mine]))


class Juggler:
    """Eight points for whoever has just won her and sends her away."""

    def __init__(self) -> None:
        self.seat: int | None = None

    def hear(self, event: Event) -> None:
        """Won, then kept."""
        if event["event"] == "character_won":
            self.seat = event["seat"] if event["lot"] == "juggler" else None
        elif event["event"] == "juggler_kept":
            agree("points for the juggler", (event["seat"], event["points"]), (self.seat, JUGGLER))
