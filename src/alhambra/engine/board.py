"""A seat's Alhambra: what lies where, and whether one may build, remove or exchange.

Every cell has a byte: the low four bits say which sides carry a wall, the high four which sides are
built at all (all four for a tile, the two legs for a half cell, none for an empty cell). Two tiles
fit if their common side is walled on both or on neither; one walks where it is walled on neither.

What a cell sees of its neighbours is kept beside it. What follows from the tiles alone (where
something could be added, what could be removed, the longest wall) is found in `survey` and
`outline` and kept here until a change.
"""

from typing import Final, final

from librt.vecs import vec
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
UNKNOWN: Final = -1  # nobody has asked since the last change

BLANK: Final[vec[u8]] = vec[u8]([0] * CELLS)

# The eight neighbours clockwise from the north.
_RING_STEP: Final[vec[i64]] = vec[i64](
    [-STRIDE, -STRIDE + 1, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1]
)
_RING_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


@final
class Board:
    """One Alhambra."""

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
        self.swaps = vec[i64]()
        self.removable_found = False
        self.removable = vec[i64]()
        self.longest_wall: i64 = UNKNOWN

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
        other.swaps = self.swaps
        other.removable_found = self.removable_found
        other.removable = self.removable
        other.longest_wall = self.longest_wall
        return other

    # --- What lies there

    def built(self, cell: i64) -> bool:
        """Whether a tile or a half cell lies there (annexes lie outside the Alhambra)."""
        return self.face[cell] != 0

    def free(self, cell: i64) -> bool:
        """Whether nothing at all lies there and something may."""
        return buildable(cell) and self.face[cell] == 0 and int(cell) not in self.annexes

    def half_towards(self, cell: i64, side: i64) -> bool:
        """Whether a half cell lies there and turns a short side this way (0 = north)."""
        face = i64(self.face[cell])
        return face < TILE and (face >> 4) & BIT[side] != 0

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
        self._forget()

    def lift_annex(self, cell: i64) -> None:
        """Takes an annex away."""
        del self.annexes[int(cell)]
        self._forget()

    def add_wall(self, cell: i64, sides: i64) -> None:
        """Walls built later count like printed ones."""
        self.set_face(cell, i64(self.face[cell]) | sides)

    def open_gate(self, cell: i64, side: i64) -> None:
        """One may walk through the double wall on this side (0 = north) from now on."""
        other = int(cell + STEP[side])
        self.gates[int(cell)] = self.gates.get(int(cell), 0) | int(BIT[side])
        self.gates[other] = self.gates.get(other, 0) | int(BIT[(side + 2) & 3])
        self._forget()

    def recount(self, kind: i64, by: i64) -> None:
        """A building starts (or stops) counting although its tile stays where it is."""
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
        self._forget()

    def _forget(self) -> None:
        """What follows from the tiles must be found anew."""
        self.surveyed = False
        self.removable_found = False
        self.longest_wall = UNKNOWN

    def cells_around(self) -> list[int]:
        """Every cell where a tile of any shape could come to lie, in the order of the cells."""
        return [
            int(y * STRIDE + x)
            for y in range(self.top - 2, self.bottom + 3)
            for x in range(self.left - 2, self.right + 3)
        ]


def new_board(fountain_tile: i64) -> Board:
    """An Alhambra that is only its fountain."""
    counts = vec[i64]([0] * TYPE_SLOTS)
    board = Board(BLANK[:], BLANK[:], BLANK[:], BLANK[:], counts)
    board.set_face(FOUNTAIN, TILE)
    board.tile[FOUNTAIN] = u8(fountain_tile)
    return board
