"""What everybody sees at one moment, with every Alhambra drawn on paper."""

from collections.abc import Iterable
from functools import cached_property

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import Paper, Square, View
from alhambra.referee.pieces import FOUNTAIN, OPPOSITE, beside
from alhambra.referee.shapes import Shapes


class Table:
    """A view, read with the help of the assistants."""

    def __init__(self, view: View, assistants: Iterable[Assistant], shapes: Shapes) -> None:
        self.view = view
        self.assistants = [*assistants]
        self.shapes = shapes
        self.players = len(view["seats"])
        self.seats = range(self.players + ("dirk" in view))  # Dirk last

    @cached_property
    def unfinished(self) -> set[str]:
        """Tiles that do not count as buildings yet."""
        return {tile for one in self.assistants for tile in one.unfinished(self.view)}

    @cached_property
    def papers(self) -> list[Paper]:
        """Every Alhambra; Dirk has none."""
        return [self._paper(seat) for seat in range(self.players)]

    def _paper(self, seat: int) -> Paper:
        mine = self.view["seats"][seat]
        walls = frozenset(mine.get("fountain", ""))
        found = Paper({FOUNTAIN: Square(f"fountain {seat}", "", walls, frozenset())})
        for lying in mine["board"]:
            tile, (x, y) = lying["tile"], lying["at"]
            turn, added = lying.get("turn", 0), lying.get("added", "")
            laid = self.shapes.piece(tile, (x, y), turn, added, tile not in self.unfinished)
            found.squares.update(laid.squares)
            found.halves.update(laid.halves)
            found.outworks.update(laid.outworks)
        found.gates = frozenset(
            gate
            for one in self.assistants
            for cell, side in one.gates(self.view, seat)
            for gate in ((cell, side), (beside(cell, side), OPPOSITE[side]))
        )
        return found

    def tiles(self, seat: int) -> list[str]:
        """What lies in an Alhambra, or what Dirk has."""
        if seat < self.players:
            return [lying["tile"] for lying in self.view["seats"][seat]["board"]]
        owned: list[str] = self.view["dirk"]["tiles"]
        return owned

    def buildings(self, seat: int, kind: str) -> int:
        """Real, finished buildings of a type."""
        if seat < self.players:
            return self.papers[seat].types().count(kind)
        return sum(self.shapes.piece(tile, (0, 0)).types().count(kind) for tile in self.tiles(seat))
