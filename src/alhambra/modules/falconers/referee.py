"""Falconers for the referee: each falcon still has its crossing, and colours count together."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.paper import Paper, View
from alhambra.referee.pieces import FOUNTAIN, Cell, is_base
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table
from alhambra.referee.ways import Ways

END_OF_TURN = "end_question"


class Falconers(Assistant):
    """Where each falcon is, by seat, and whether one was bought in this turn."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.falcons = falcons_in(view)
        self.flown = False

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "turn":
            self.flown = False
        elif event["event"] == "falcon_placed":
            self.flown = True
            x, y = event["at"]
            self.falcons[event["seat"]][event["falcon"]] = (x, y)
        elif event["event"] == "falcon_returned":
            own = self.falcons[event["seat"]]
            agree("a falcon to return", True, event["falcon"] in own)
            del own[event["falcon"]]

    def compare(self, table: Table) -> None:
        agree("falcons", falcons_in(table.view), self.falcons)

    def may_redesign(self, asked: Ways) -> bool:
        """Falcons come last in a turn."""
        return asked.kind != END_OF_TURN or not self.flown

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        for falcon, at in self.falcons[seat].items():
            agree(
                f"the {falcon} has its crossing", True, has_crossing(table.papers[seat], falcon, at)
            )
        colours = Counter(falcon.split()[0] for falcon in self.falcons[seat])
        return {"falconers": sum(number * (number + 1) for number in colours.values())}


def has_crossing(drawn: Paper, falcon: str, at: Cell) -> bool:
    """Four base tiles, or three and the fountain, with both types of the falcon."""
    cells = [(at[0] + across, at[1] + down) for across, down in product((0, 1), repeat=2)]
    four = {cell: drawn.squares[cell] for cell in cells if cell in drawn.squares}
    base = all(is_base(square.tile) for cell, square in four.items() if cell != FOUNTAIN)
    types = {square.type for square in four.values()}
    return len(four) == len(cells) and base and {*falcon.split()[1:]} <= types


def falcons_in(view: View) -> list[dict[str, Cell]]:
    """By seat, where each falcon is."""
    rows = view["falconers"]["falcons"]
    return [{falcon: (x, y) for falcon, (x, y) in own} for own in rows]
