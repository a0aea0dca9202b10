"""The boards as they were told: who laid what where, which walls were added, whose turn it is."""

from typing import Any

from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import Paper, View
from alhambra.referee.pieces import SIDES, Cell, turned
from alhambra.referee.shapes import Shapes

Event = dict[str, Any]
Laid = tuple[Cell, int]  # the first cell and the quarter turns
LAYING = ("placed", "added", "exchanged", "relocated")  # events that bring a tile to a cell
DUE_BY = ("turn", "scored", "game_over")  # by then all points that come at once were given


class Story:
    """Begins with what lies on the table, and changes only by what is told."""

    def __init__(self, view: View, shapes: Shapes) -> None:
        self.shapes = shapes
        self.boards: list[dict[str, Laid]] = []
        self.added: dict[str, str] = {}  # as a view writes them: `NE`, or `N/E` for two cells
        for seat, mine in enumerate(view["seats"]):
            self.boards.append({f"fountain {seat}": ((0, 0), 0)})
            if mine.get("fountain"):
                self.added[f"fountain {seat}"] = mine["fountain"]
            for lying in mine["board"]:
                at = (lying["at"][0], lying["at"][1])
                self.boards[seat][lying["tile"]] = (at, lying.get("turn", 0))
                if "added" in lying:
                    self.added[lying["tile"]] = lying["added"]
        self.turn: int | None = None if view["over"] else view["turn"]
        self.bought: set[str] = set()  # what was bought in this turn
        self.claimed: set[str] = set()  # what came to somebody in nobody's turn
        self.drawing = False  # whether a tile is drawn for the market in the middle of a turn

    # --- Hearing

    def hear(self, event: Event) -> None:
        """One thing that was told."""
        match event["event"]:
            case name if name in LAYING:
                self._lay(event)
            case "removed":
                self._lift(event["seat"], event["at"])
            case "turn":
                self.turn = event["seat"]
                self.bought.clear()
            case "leftover" | "game_over":
                self.turn = None
            case "bought" if "tile" in event:
                self.buy(event["tile"])
            case "on_market":
                self.drawing = False

    def buy(self, tile: str) -> None:
        """Whoever has the turn has it now."""
        self.bought.add(tile)
        self.claimed.discard(tile)

    def _lay(self, event: Event) -> None:
        seat, tile = event["seat"], event["tile"]
        if event["event"] == "exchanged":
            self._lift(seat, event["at"])
        elif event["event"] == "relocated":
            self._lift(seat, event["lift"])
        at = (event["at"][0], event["at"][1])
        self.boards[seat][tile] = (at, event.get("turn", 0))

    def _lift(self, seat: int, at: list[int]) -> None:
        del self.boards[seat][self.tile_at(seat, (at[0], at[1]))]

    def wall(self, seat: int, at: list[int], sides: str) -> None:
        """Walls come to a tile that lies there; they belong to it, as it is printed."""
        tile = self.tile_at(seat, (at[0], at[1]))
        part = self.cells(seat, tile).index((at[0], at[1])) + 1
        turn = self.boards[seat][tile][1]
        self.add_walls(tile, part, "".join(turned(side, -turn) for side in sides))

    def add_walls(self, tile: str, part: int, sides: str) -> None:
        """Walls come to a cell of a tile, wherever it is; cells are counted from 1."""
        parts = [*self.added.get(tile, "").split("/"), ""][:2]
        more = {*parts[part - 1], *sides}
        parts[part - 1] = "".join(side for side in SIDES if side in more)
        self.added[tile] = "/".join(parts) if parts[1] else parts[0]

    # --- Looking

    def tile_at(self, seat: int, cell: Cell) -> str:
        """What lies on a cell."""
        for tile in self.boards[seat]:
            if cell in self.cells(seat, tile):
                return tile
        raise ObjectionError(f"a tile of seat {seat} at {cell}", True, False)

    def cells(self, seat: int, tile: str) -> list[Cell]:
        """Where a tile lies, its first cell first."""
        at, turn = self.boards[seat][tile]
        return [at, *(self.lone(tile, at, turn).cells() - {at})]

    def whole_cells(self, seat: int, tile: str) -> list[Cell]:
        """Those of them that extend the Alhambra: no half cells, nothing outside the walls."""
        at, turn = self.boards[seat][tile]
        return [*self.lone(tile, at, turn).squares]

    def lone(self, tile: str, at: Cell, turn: int, finished: bool = True) -> Paper:
        """A tile by itself, with the walls that were added to it."""
        return self.shapes.piece(tile, at, turn, self.added.get(tile, ""), finished)

    def look_of(self, tile: str) -> str:
        """Some tiles cannot be told apart but by the walls that were added to them."""
        words = tile.split()
        if words[0] in self.shapes.alike:
            return " ".join([*words[:-1], self.added.get(tile, "")])
        return tile

    def compare(self, view: View) -> None:
        """What was told is what lies on the table."""
        now = Story(view, self.shapes)
        agree("the tiles in the Alhambras", now.boards, self.boards)
        lying = [tile for board in self.boards for tile in board]
        walls = {tile: self.added.get(tile, "") for tile in lying}
        agree("the walls added to them", {t: now.added.get(t, "") for t in lying}, walls)
