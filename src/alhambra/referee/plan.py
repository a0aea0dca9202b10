"""Where a piece may be laid in an Alhambra, and what may be lifted from it."""

from collections.abc import Iterator, Sequence

from alhambra.referee.assistant import Assistant
from alhambra.referee.ground import broken, on_foot, sides_fit
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import FOUNTAIN, OPPOSITE, SIDES, Cell, beside


class Plan:
    """One Alhambra, with what was found out about it: pieces that look alike fit alike."""

    def __init__(self, paper: Paper, assistants: Sequence[Assistant] = ()) -> None:
        self.paper = paper
        self.assistants = assistants
        taken = paper.cells()
        self.edge = {beside(cell, side) for cell in taken for side in SIDES} - taken
        self.locked = {self.tile_at(cell) for cell, _ in paper.gates}
        self._known: dict[object, bool] = {}

    def near(self) -> set[Cell]:
        """Free cells on which a tile may begin, one that covers two cells included."""
        around = {beside(cell, side) for cell in self.edge for side in SIDES}
        return (self.edge | around) - self.paper.cells()

    def tile_at(self, cell: Cell) -> str:
        """What lies here, "" if nothing does."""
        for layer in (self.paper.squares, self.paper.halves, self.paper.outworks):
            if cell in layer:
                return layer[cell].tile
        return ""

    def may_add(self, piece: Paper) -> bool:
        """On free ground, and every build rule holds afterwards."""
        key = _look(piece)
        if key not in self._known:
            free = not piece.cells() & self.paper.cells()
            self._known[key] = free and self._holds(self.paper.with_piece(piece), piece)
        return self._known[key]

    def gates(self, piece: Paper) -> Iterator[tuple[Cell, str]]:
        """The sides at which a gate would let the piece lie there.

        It must be out of reach without one, and both walls must be printed.
        """
        if piece.cells() & self.paper.cells() or self.may_add(piece):
            return
        for cell, square in piece.squares.items():
            for side in sorted(square.printed):
                other = self.paper.squares.get(beside(cell, side))
                if other and OPPOSITE[side] in other.printed:
                    gate = {(cell, side), (beside(cell, side), OPPOSITE[side])}
                    opened = Paper(piece.squares, gates=frozenset(gate))
                    whole = self.paper.with_piece(opened)
                    closed = self.paper.with_piece(piece)
                    if self._holds(whole, piece) and not on_foot(closed):
                        yield cell, side

    def may_lift(self, cells: list[Cell]) -> bool:
        """Whether the tile here may go, so that every build rule holds for the rest."""
        key = ("lift", tuple(cells))
        if key not in self._known:
            movable = FOUNTAIN not in cells and cells[0] not in self.paper.halves
            unlocked = self.tile_at(cells[0]) not in self.locked
            self._known[key] = movable and unlocked and not self.broken(self.paper.without(cells))
        return self._known[key]

    def may_exchange(self, cells: list[Cell], piece: Paper) -> bool:
        """Whether the piece may take the very place of the tile here, all at once."""
        if piece.cells() != set(cells) or FOUNTAIN in cells or cells[0] in self.paper.halves:
            return False
        if self.tile_at(cells[0]) in self.locked:
            return False
        colours = tuple(square.colour for square in piece.squares.values())
        key = ("exchange", _look(piece), colours)
        if key not in self._known:
            self._known[key] = self._holds(self.paper.without(cells).with_piece(piece), piece)
        return self._known[key]

    def after(self, cells: list[Cell], piece: Paper) -> "Plan":
        """The Alhambra once a piece has taken the place of what lies on these cells."""
        return Plan(self.paper.without(cells).with_piece(piece), self.assistants)

    def without(self, cells: list[Cell]) -> "Plan":
        """The Alhambra without what lies on these cells."""
        return Plan(self.paper.without(cells), self.assistants)

    def broken(self, paper: Paper) -> str:
        """The first build rule that does not hold, of the base game or of a module."""
        return broken(paper) or next(filter(None, (a.broken(paper) for a in self.assistants)), "")

    def _holds(self, paper: Paper, piece: Paper) -> bool:
        """Every build rule; what is asked first is asked of the new piece alone, to be quick."""
        return all(sides_fit(paper, cell) for cell in piece.cells()) and not self.broken(paper)


def _look(piece: Paper) -> object:
    """What matters of a piece to the build rules."""
    return (
        tuple((cell, tuple(sorted(one.walls))) for cell, one in sorted(piece.squares.items())),
        tuple((cell, half.corner, half.colour) for cell, half in piece.halves.items()),
        tuple((cell, one.bastions) for cell, one in piece.outworks.items()),
    )
