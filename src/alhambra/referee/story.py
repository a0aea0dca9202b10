"""The boards as they were told: who laid what where, which walls were added, whose turn it is."""

from typing import Any

from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import Paper, View, piece
from alhambra.referee.pieces import SIDES, Cell, turned

Laid = tuple[Cell, int]  # the first cell and the quarter turns
LAYING = ("placed", "added", "exchanged", "relocated")  # events that bring a tile to a cell
BUYING = ("bought", "patron_bought")


class Story:
    """Begins with what lies on the table, and changes only by what is told."""

    def __init__(self, view: View) -> None:
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
        for aside in view.get("city_walls", {}).get("aside", []):
            self._add(aside["tile"], aside.get("part", 1), aside["walls"])
        self.turn: int | None = None if view["over"] else view["turn"]
        self.rolled = False  # whether handymen were rolled for in this turn
        self.flown = False  # whether falcons were bought in this turn
        self.bought: set[str] = set()  # what was bought in this turn
        self.claimed: set[str] = set()  # what was claimed from a refill, which is nobody's turn
        self.dancing = False  # whether a tile is drawn for the dancer, in the middle of a turn

    # --- Hearing

    def hear(self, event: dict[str, Any]) -> None:
        """One thing that was told."""
        match event["event"]:
            case name if name in LAYING:
                self._lay(event)
            case "removed":
                self._lift(event["seat"], event["at"])
            case "wall_built":
                self._wall(event["seat"], event["at"], event["side"])
            case "walls_built":
                self._wall(event["seat"], event["at"], event["card"].split()[1])
            case "walls_built_aside":
                self._add(event["tile"], event.get("part", 1), event["card"].split()[1])
            case "turn":
                self._begin_turn(event["seat"])
            case "craftsman_passed" | "leftover" | "game_over":
                self.turn = None
            case _:
                self._note(event)

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.rolled = self.flown = False
        self.bought.clear()

    def _note(self, event: dict[str, Any]) -> None:
        """What matters for the rest of the turn."""
        if event["event"] == "handymen_rolled":
            self.rolled = True
        elif event["event"] == "falcon_placed":
            self.flown = True
        elif event["event"] in BUYING and "tile" in event:
            self.bought.add(event["tile"])
            self.claimed.discard(event["tile"])
        elif event["event"] == "sultan_claimed" and not self.dancing:
            self.claimed.add(event["tile"])
        elif event["event"] in ("danced", "on_market"):
            self.dancing = event["event"] == "danced"
        elif event["event"] == "ground_built":
            self.bought.add(event["ground"].replace("ground", event["type"]))

    def _lay(self, event: dict[str, Any]) -> None:
        seat, tile = event["seat"], event["tile"]
        if event["event"] == "exchanged":
            self._lift(seat, event["at"])
        elif event["event"] == "relocated":
            self._lift(seat, event["lift"])
        at = (event["at"][0], event["at"][1])
        self.boards[seat][tile] = (at, event.get("turn", 0))

    def _lift(self, seat: int, at: list[int]) -> None:
        del self.boards[seat][self.tile_at(seat, (at[0], at[1]))]

    def _wall(self, seat: int, at: list[int], sides: str) -> None:
        """The walls belong to the tile, as it is printed."""
        tile = self.tile_at(seat, (at[0], at[1]))
        part = self.cells(seat, tile).index((at[0], at[1])) + 1
        turn = self.boards[seat][tile][1]
        self._add(tile, part, "".join(turned(side, -turn) for side in sides))

    def _add(self, tile: str, part: int, sides: str) -> None:
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

    def lone(self, tile: str, at: Cell, turn: int, finished: bool = True) -> Paper:
        """A tile by itself, with the walls that were added to it."""
        return piece(tile, at, turn, self.added.get(tile, ""), finished)

    def compare(self, view: View) -> None:
        """What was told is what lies on the table."""
        now = Story(view)
        agree("the tiles in the Alhambras", now.boards, self.boards)
        lying = [tile for board in self.boards for tile in board]
        walls = {tile: self.added.get(tile, "") for tile in lying}
        agree("the walls added to them", {t: now.added.get(t, "") for t in lying}, walls)
