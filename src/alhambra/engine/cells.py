"""The lattice an Alhambra is built on: cells and sides.

A cell is one int. x grows to the east and y to the south; the fountain lies at (0, 0). The lattice
reaches 31 cells from the fountain; its outermost ring is never built, so neighbours always exist.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STRIDE: Final = 64
HALF: Final = 32
CELLS: Final = STRIDE * STRIDE
CELL_MASK: Final = CELLS - 1
FOUNTAIN: Final = HALF * STRIDE + HALF
REACH: Final = HALF - 2
SECOND_MARK: Final = " / 2"  # behind the name of a tile: its second cell

# One bit per side, in the order of the compass.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_SIDES: Final = 15
SIDE_LETTERS: Final = "NESW"

# Index 0..3 = north, east, south, west: the step to the neighbour, and the bit of the side.
STEP: Final[vec[i64]] = vec[i64]([-STRIDE, 1, STRIDE, -1])
BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])


def cell_at(x: int, y: int) -> int:
    """The cell at these coordinates; only within `on_lattice`."""
    return (y + HALF) * STRIDE + x + HALF


def on_lattice(x: int, y: int) -> bool:
    """Whether a tile may ever lie there: the lattice ends like a real table does."""
    return -REACH <= x <= REACH and -REACH <= y <= REACH


def x_of(cell: int) -> int:
    """Steps east of the fountain."""
    return cell % STRIDE - HALF


def y_of(cell: int) -> int:
    """Steps south of the fountain."""
    return cell // STRIDE - HALF


def buildable(cell: i64) -> bool:
    """Whether the cell lies inside the outermost ring of the lattice."""
    x = cell & (STRIDE - 1)
    y = cell >> 6
    return HALF - REACH <= x <= HALF + REACH and HALF - REACH <= y <= HALF + REACH


def turned(sides: i64, quarter_turns: i64) -> i64:
    """The side bits after so many quarter turns clockwise (north becomes east)."""
    doubled = sides | (sides << 4)
    return (doubled >> ((4 - quarter_turns) & 3)) & ALL_SIDES


def sides_from_letters(letters: str) -> int:
    """`"NEW"` to side bits; raises ValueError for anything but distinct compass letters."""
    bits = 0
    for letter in letters:
        index = SIDE_LETTERS.find(letter)
        if index < 0 or bits >> index & 1:
            raise ValueError(f"not a list of sides: {letters!r}")
        bits |= int(BIT[index])
    return bits


def letters_from_sides(sides: int) -> str:
    """Side bits to letters in the order N E S W."""
    return "".join(SIDE_LETTERS[i] for i in range(4) if sides >> i & 1)
