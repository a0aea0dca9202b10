"""Building the walls of a card: on a tile of the Alhambra, or on one that is not built."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.cells import ALL_SIDES, BIT, CELL_MASK, STRIDE
from alhambra.engine.laying import SECOND_SHIFT, TILE_MASK, add_wall, tile_name
from alhambra.engine.rules import WHOLE_CELLS, TileSpec
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell, read_tile
from alhambra.engine.survey import survey

if TYPE_CHECKING:
    from alhambra.modules.city_walls import CityWalls

PART_SHIFT: Final = 8  # which cell of a tile: above the number of the tile


class WallDeed(Deed):
    """Uses an open card, whose number is the first argument."""

    def __init__(self, module: "CityWalls", name: str) -> None:
        super().__init__(name)
        self.role = OTHER
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The card must lie open, and its walls must have a place."""
        if int(arg_a(code)) not in self.module.cards(state).open:
            return "wall_card_not_open"
        return self.refuse_walls(state, frame.seat, self.module.sides[int(arg_a(code))], code)

    def refuse_walls(self, state: State, seat: i64, sides: i64, code: i64) -> str:
        """Why the tile cannot get these walls, "" if it can."""
        raise NotImplementedError

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walls belong to the tile for good."""
        card = int(arg_a(code))
        parts = self.parts(state, frame, code)
        self.build(state, frame.seat, self.module.sides[card], code)
        self.module.use(state, card)
        if state.telling:
            state.tell({"event": self.told(), "seat": int(frame.seat), **parts})

    def build(self, state: State, seat: i64, sides: i64, code: i64) -> None:
        """Puts the walls on the tile."""
        raise NotImplementedError

    def told(self) -> str:
        """The event that tells of it."""
        raise NotImplementedError

    def card_part(self, code: i64) -> dict[str, object]:
        """`card`: which."""
        return {"card": self.module.card_name(int(arg_a(code)))}

    def read_card(self, state: State, parts: dict[str, object]) -> int:
        """The number of the card named by `card`."""
        face = state.rules.face_by_name.get(str(parts.get("card")), -1)
        if face not in self.module.faces:
            raise BadMoveError("no_such_card", str(parts.get("card")))
        return self.module.faces.index(face)


class WallCell(WallDeed):
    """On what lies on a cell of the Alhambra, the second argument.

    Only outer sides without a wall will do: beside any other the two sides would differ. So nobody
    is cut off and the Alhambra stays as legal as it was.
    """

    def __init__(self, module: "CityWalls") -> None:
        super().__init__(module, "build_walls")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card on every cell that has room for it."""
        cards = self.module.cards(state).open
        if not cards:
            return
        board = state.boards[int(frame.seat)]
        survey(board)
        for card in cards:
            sides = self.module.sides[card]
            for entry in board.standing:
                cell = entry & CELL_MASK
                if sides & (board.touched(cell) | board.walls(cell)) == 0:
                    if not board.halves or int(cell) not in board.halves:
                        out.add(pack(self.number, card, cell, 0))

    def refuse_walls(self, state: State, seat: i64, sides: i64, code: i64) -> str:
        """A tile, on whose outer sides no wall stands."""
        board = state.boards[int(seat)]
        cell = arg_b(code)
        if int(cell) in board.annexes or int(cell) in board.halves:
            return "carries_no_walls"
        if board.face[cell] == 0:
            return "no_tile_there"
        if board.walls(cell) & sides:
            return "walls_taken"
        return "walls_not_outside" if board.touched(cell) & sides else ""

    def build(self, state: State, seat: i64, sides: i64, code: i64) -> None:
        """Side by side."""
        for side in range(4):
            if sides & BIT[side]:
                add_wall(state, seat, arg_b(code), BIT[side])

    def told(self) -> str:
        """In the Alhambra."""
        return "walls_built"

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`, and `at`: the cell."""
        return {**self.card_part(code), "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks card and cell up."""
        return pack(self.number, self.read_card(state, parts), read_cell(parts), 0)


class WallAside(WallDeed):
    """On a tile that waits to be placed or lies in the reserve, as it is printed.

    The second argument is the tile and, above it, which of its cells.
    """

    def __init__(self, module: "CityWalls") -> None:
        super().__init__(module, "build_walls_aside")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card on every such tile that has room for it."""
        cards = self.module.cards(state).open
        tiles = held(state, frame.seat) if cards else []
        for card in cards:
            for tile in tiles:
                for part in range(len(state.rules.tiles[tile].kinds)):
                    if refuse_aside(state, tile, part, self.module.sides[card]) == "":
                        out.add(pack(self.number, card, tile | (part << PART_SHIFT), 0))

    def refuse_walls(self, state: State, seat: i64, sides: i64, code: i64) -> str:
        """An own tile that is not built, with no walls on these sides."""
        tile = int(arg_b(code) & TILE_MASK)
        if tile not in held(state, seat):
            return "not_held"
        return refuse_aside(state, tile, int(arg_b(code) >> PART_SHIFT), sides)

    def build(self, state: State, seat: i64, sides: i64, code: i64) -> None:
        """The walls are noted as the tile is printed."""
        tile = int(arg_b(code) & TILE_MASK)
        if arg_b(code) >> PART_SHIFT:
            sides <<= SECOND_SHIFT
        state.added_walls[tile] = state.added_walls.get(tile, 0) | int(sides)

    def told(self) -> str:
        """Beside the Alhambra."""
        return "walls_built_aside"

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`, `tile`, and `part` 2 for the second cell of a tile."""
        tile = tile_name(state, arg_b(code) & TILE_MASK)
        parts: dict[str, object] = {**self.card_part(code), "tile": tile}
        if arg_b(code) >> PART_SHIFT:
            parts["part"] = 2
        return parts

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks card, tile and cell up."""
        tile = read_tile(state.rules, parts)
        part = parts.get("part", 1)
        if type(part) is not int or not 1 <= part <= len(state.rules.tiles[int(tile)].kinds):
            raise BadMoveError("bad_part", "part must be a cell of the tile")
        chosen = tile | ((part - 1) << PART_SHIFT)
        return pack(self.number, self.read_card(state, parts), chosen, 0)


def held(state: State, seat: i64) -> list[int]:
    """The tiles of a seat that are not built."""
    return state.pending[int(seat)] + state.reserves[int(seat)]


def refuse_aside(state: State, tile: int, part: int, sides: i64) -> str:
    """Why a cell of a tile that is not built cannot get these walls, "" if it can."""
    spec = state.rules.tiles[tile]
    if spec.shape != WHOLE_CELLS:
        return "carries_no_walls"
    added = state.added_walls.get(tile, 0)
    added = added >> SECOND_SHIFT if part else added & int(ALL_SIDES)
    if (spec.walls[part] | added) & sides:
        return "walls_taken"
    return "walls_not_outside" if seam(spec, part) & sides else ""


def seam(spec: TileSpec, part: int) -> i64:
    """The side of a cell of a tile on which its other cell lies."""
    if not spec.second:
        return 0
    across = 2 if spec.second == STRIDE else 1  # south or east of the first cell
    return BIT[(across + 2) & 3] if part else BIT[across]
