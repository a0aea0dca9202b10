"""A seat's Alhambra: what lies where, and whether one may build, remove or exchange.

Every cell has a byte: the low four bits say which sides carry a wall, the high four which sides are
built at all (all four for a tile, the two legs for a half cell, none for an empty cell). Two tiles
fit if their common side is walled on both or on neither; one walks where it is walled on neither.

What a cell sees of its neighbours is kept beside it. What follows from the tiles alone (where
something could be added, what could be removed) is worked out once after each change and then only
looked up: `survey` and `find_removable`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.engine.cells import (
    ALL_SIDES,
    BIT,
    CELLS,
    FOUNTAIN,
    STEP,
    STRIDE,
    buildable,
)

TILE: Final = 0xF0  # all four sides built
NO_TILE: Final = 255
UNTYPED: Final = 6  # a tile of no building type
TYPE_SLOTS: Final = 7

# Fields of an entry of the survey: the cell, its touched sides, and the walls its neighbours show
# (in the frontier) or its own (of what stands).
CELL_MASK: Final = 4095
TOUCH_SHIFT: Final = 12
WALLS_SHIFT: Final = 16


def _one_run_table() -> vec[u8]:
    """For each pattern of the eight neighbours: is there exactly one built and one free stretch?"""
    table = vec[u8]()
    for ring in range(256):
        changes = sum((ring >> i & 1) != (ring >> (i + 1) % 8 & 1) for i in range(8))
        table = append(table, u8(changes == 2))
    return table


_ONE_RUN: Final[vec[u8]] = _one_run_table()
_CUT: Final = 128  # more tiles than this never lie in one Alhambra
_BLANK: Final[vec[u8]] = vec[u8]([0] * CELLS)

# The eight neighbours clockwise from the north.
_RING_STEP: Final[vec[i64]] = vec[i64](
    [-STRIDE, -STRIDE + 1, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1]
)
_RING_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


@final
class Board:
    """One Alhambra. Legality questions answer with the key of the broken rule, "" if none is."""

    def __init__(
        self, face: vec[u8], tile: vec[u8], near: vec[u8], ring: vec[u8], counts: vec[i64]
    ) -> None:
        self.face = face
        self.tile = tile
        self.near = near  # like `face`, but of the sides that neighbours turn towards the cell
        self.ring = ring  # which of the eight neighbours are built, clockwise from the north
        self.counts = counts  # buildings of each type
        self.halves: dict[int, int] = {}  # half cells: cell -> corner of the right angle (0 = NW)
        self.annexes: dict[int, int] = {}  # outside the walls: cell -> sides with a bastion
        self.gates: dict[int, int] = {}  # cell -> walled sides one may walk through
        self.turns: dict[int, int] = {}  # turned tiles: cell -> quarter turns
        self.doubles = 0  # cells of two-cell tiles
        self.left: i64 = FOUNTAIN & (STRIDE - 1)
        self.right = self.left
        self.top: i64 = FOUNTAIN >> 6
        self.bottom = self.top
        self.surveyed = False
        self.frontier = vec[i64]()
        self.standing = vec[i64]()
        self.removable_found = False
        self.removable = vec[i64]()

    def copy(self) -> "Board":
        """An independent board; surveys are replaced, never changed, so both may share one."""
        other = Board(self.face[:], self.tile[:], self.near[:], self.ring[:], self.counts[:])
        if not self.plain() or self.turns:
            other.halves = self.halves.copy()
            other.annexes = self.annexes.copy()
            other.gates = self.gates.copy()
            other.turns = self.turns.copy()
        other.doubles = self.doubles
        other.left = self.left
        other.right = self.right
        other.top = self.top
        other.bottom = self.bottom
        other.surveyed = self.surveyed
        other.frontier = self.frontier
        other.standing = self.standing
        other.removable_found = self.removable_found
        other.removable = self.removable
        return other

    # --- What lies there

    def built(self, cell: i64) -> bool:
        """Whether a tile or a half cell lies there (annexes lie outside the Alhambra)."""
        return self.face[cell] != 0

    def free(self, cell: i64) -> bool:
        """Whether nothing at all lies there and something may."""
        return buildable(cell) and self.face[cell] == 0 and int(cell) not in self.annexes

    def walls(self, cell: i64) -> i64:
        """The walled sides of what lies there."""
        return i64(self.face[cell]) & ALL_SIDES

    def touched(self, cell: i64) -> i64:
        """The sides of a cell on which a neighbour has a built side."""
        return i64(self.near[cell]) >> 4

    def facing_walls(self, cell: i64) -> i64:
        """The sides of a cell on which the neighbour shows a wall."""
        return i64(self.near[cell]) & ALL_SIDES

    def plain(self) -> bool:
        """Whether only one-cell tiles lie here and nobody walks through walls."""
        return not (self.halves or self.annexes or self.gates or self.doubles)

    # --- Changing it (the caller has checked the rules)

    def lay(self, cell: i64, tile: i64, walls: i64, kind: i64, sides: i64 = ALL_SIDES) -> None:
        """Puts a one-cell tile, or one cell of a larger one, of building type `kind`."""
        self.set_face(cell, (sides << 4) | walls)
        self.tile[cell] = u8(tile)
        self.counts[kind] += 1
        x = cell & (STRIDE - 1)
        y = cell >> 6
        self.left = min(self.left, x)
        self.right = max(self.right, x)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y)

    def lift(self, cell: i64, kind: i64) -> i64:
        """Takes the tile away and says which it was."""
        tile = i64(self.tile[cell])
        self.set_face(cell, 0)
        self.counts[kind] -= 1
        if self.turns:
            self.turns.pop(int(cell), None)
        return tile

    def lay_annex(self, cell: i64, tile: i64, bastions: i64) -> None:
        """Puts an annex; it lies outside the walls and shows its neighbours nothing."""
        self.tile[cell] = u8(tile)
        self.annexes[int(cell)] = int(bastions)
        self.surveyed = False
        self.removable_found = False

    def lift_annex(self, cell: i64) -> None:
        """Takes an annex away."""
        del self.annexes[int(cell)]
        self.surveyed = False
        self.removable_found = False

    def add_wall(self, cell: i64, sides: i64) -> None:
        """Walls built later count like printed ones."""
        self.set_face(cell, i64(self.face[cell]) | sides)

    def open_gate(self, cell: i64, side: i64) -> None:
        """One may walk through the double wall on this side (0 = north) from now on."""
        other = int(cell + STEP[side])
        self.gates[int(cell)] = self.gates.get(int(cell), 0) | int(BIT[side])
        self.gates[other] = self.gates.get(other, 0) | int(BIT[(side + 2) & 3])
        self.surveyed = False
        self.removable_found = False

    def recount(self, kind: i64, by: i64) -> None:
        """A building begins (or stops) to count though its tile stays where it is."""
        self.counts[kind] += by

    def set_face(self, cell: i64, face: i64) -> None:
        """Changes what a cell shows, and what its neighbours see of it."""
        self.face[cell] = u8(face)
        near = self.near
        for side in range(i64(4)):
            neighbour = cell + STEP[side]
            theirs = BIT[(side + 2) & 3] * 0x11
            seen = i64(near[neighbour]) & ~theirs
            if face >> side & 0x10:
                seen |= theirs & 0xF0
            if face >> side & 1:
                seen |= theirs & 0x0F
            near[neighbour] = u8(seen)
        ring = self.ring
        for index in range(i64(8)):
            neighbour = cell + _RING_STEP[index]
            bit = _RING_BIT[(index + 4) & 7]
            others = i64(ring[neighbour]) & ~bit
            ring[neighbour] = u8(others | bit if face else others)
        self.surveyed = False
        self.removable_found = False

    # --- The survey

    def survey(self) -> None:
        """Lists, in the order of the cells, what stands and where something may be added."""
        if self.surveyed:
            return
        frontier = vec[i64]()
        standing = vec[i64]()
        face = self.face
        near = self.near
        ring = self.ring
        plain = self.plain()
        for y in range(self.top - 1, self.bottom + 2):
            for cell in range(y * STRIDE + self.left - 1, y * STRIDE + self.right + 2):
                if face[cell] != 0:
                    touch = i64(near[cell] >> 4) << TOUCH_SHIFT
                    walls = i64(face[cell] & ALL_SIDES) << WALLS_SHIFT
                    standing = append(standing, cell | touch | walls)
                elif near[cell] >= 16 and (not plain or _ONE_RUN[i64(ring[cell])] != 0):
                    if buildable(cell):
                        seen = i64(near[cell])
                        touch = seen >> 4 << TOUCH_SHIFT
                        walls = (seen & ALL_SIDES) << WALLS_SHIFT
                        frontier = append(frontier, cell | touch | walls)
        self.frontier = frontier
        self.standing = standing
        self.surveyed = True

    def cells_around(self) -> list[int]:
        """Every cell where a tile of any shape could come to lie, in the order of the cells."""
        return [
            int(y * STRIDE + x)
            for y in range(self.top - 2, self.bottom + 3)
            for x in range(self.left - 2, self.right + 3)
        ]

    def find_removable(self) -> None:
        """Lists the tiles that may be removed from a plain board.

        Such a tile has an outer side, and its loss cuts nobody off from the fountain.
        """
        if self.removable_found:
            return
        self.survey()
        marks = _BLANK[:]
        self._visit(FOUNTAIN, 0, marks)
        loose = vec[i64]()
        for entry in self.standing:
            cell = entry & CELL_MASK
            inner = (entry >> TOUCH_SHIFT) & ALL_SIDES == ALL_SIDES
            if cell != FOUNTAIN and not inner and marks[cell] < _CUT:
                loose = append(loose, cell)
        self.removable = loose
        self.removable_found = True

    def _visit(self, cell: i64, count: i64, marks: vec[u8]) -> i64:
        """Depth-first walk that marks the cells whose loss would cut others off (Tarjan).

        A mark is the order of the visit, with _CUT added; returns how many cells were visited so
        far and, in the upper bits, the earliest cell that can be reached from here another way.
        """
        count += 1
        mine = count
        lowest = mine
        marks[cell] = u8(mine)
        open_sides = i64((self.near[cell] >> 4) & ~self.face[cell])
        for side in range(i64(4)):
            if open_sides & BIT[side] == 0:
                continue
            neighbour = cell + STEP[side]
            reached = i64(marks[neighbour] & (_CUT - 1))
            if reached == 0:
                visited = self._visit(neighbour, count, marks)
                count = visited & 255
                reached = visited >> 8
                if reached >= mine:
                    marks[cell] = u8(mine | _CUT)
            lowest = min(lowest, reached)
        return count | (lowest << 8)

    # --- The build rules on a plain board, by the key of the broken rule

    def no_add(self, cell: i64, walls: i64) -> str:
        """Why a tile with these walls may not be added here, "" if it may."""
        if not buildable(cell):
            return "table_edge"
        if self.face[cell] != 0:
            return "cell_taken"
        touch = self.touched(cell)
        if touch == 0:
            return "no_side_contact"
        facing = self.facing_walls(cell)
        if (walls ^ facing) & touch:
            return "sides_differ"
        if touch & ~walls == 0:
            return "not_on_foot"
        return "" if _ONE_RUN[i64(self.ring[cell])] != 0 else "hole"

    def no_remove(self, cell: i64) -> str:
        """Why the tile here may not be removed, "" if it may."""
        if cell == FOUNTAIN:
            return "fountain_stays"
        if self.face[cell] == 0:
            return "no_tile_there"
        if self.touched(cell) == ALL_SIDES:
            return "hole"
        self.find_removable()
        for loose in self.removable:
            if loose == cell:
                return ""
        return "cut_off"

    def no_exchange(self, cell: i64, walls: i64) -> str:
        """Why a tile with these walls may not take this one's place, "" if it may."""
        if cell == FOUNTAIN:
            return "fountain_stays"
        if self.face[cell] == 0:
            return "no_tile_there"
        return "sides_differ" if (walls ^ self.walls(cell)) & self.touched(cell) else ""


def new_board(fountain_tile: i64) -> Board:
    """An Alhambra that is only its fountain."""
    counts = vec[i64]([0] * TYPE_SLOTS)
    board = Board(_BLANK[:], _BLANK[:], _BLANK[:], _BLANK[:], counts)
    board.set_face(FOUNTAIN, TILE)
    board.tile[FOUNTAIN] = u8(fountain_tile)
    return board
