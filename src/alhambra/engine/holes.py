"""Holes: free space that would be closed off.

Along the rim of a piece, sides and corners in turn, something built touches it or does not. As long
as everything built hangs together and encloses nothing, the piece closes nothing off if that
changes at most twice. Annexes are judged once more as solid ground: they hang on the walls.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.engine.board import TILE, Board
from alhambra.engine.cells import BIT, CELLS, STEP, STRIDE
from alhambra.engine.piece import Piece

MARGIN: Final = 4  # a piece reaches two cells beyond the board, an annex one more; then open ground
_DRY: Final[vec[u8]] = vec[u8]([0] * CELLS)

# From a corner (0 = NW, 1 = NE, 2 = SE, 3 = SW) of a cell to the four cells that meet there.
_AROUND: Final[vec[i64]] = vec[i64]([-STRIDE - 1, -STRIDE, 0, -1])
_CORNER_SHIFT: Final[vec[i64]] = vec[i64]([0, 1, STRIDE + 1, STRIDE])

# The rim of one cell as eight bits, clockwise from its north side; corner i + 1 follows side i.
_RIM_SIDE: Final[vec[i64]] = vec[i64]([1, 4, 16, 64])
_RIM_CORNER: Final[vec[i64]] = vec[i64]([2, 8, 32, 128])
_LEGS: Final[vec[i64]] = vec[i64]([9, 3, 6, 12])  # the short sides by the right angle


def _changes_table() -> vec[u8]:
    """How often each rim of one cell changes between touched and free."""
    table = vec[u8]()
    for rim in range(256):
        changes = sum((rim >> i & 1) != (rim >> (i + 1) % 8 & 1) for i in range(8))
        table = append(table, u8(changes))
    return table


CHANGES: Final[vec[u8]] = _changes_table()


def ground_of(board: Board) -> vec[u8]:
    """The faces of all cells, with annexes as if they were tiles."""
    if not board.annexes:
        return board.face
    ground = board.face[:]
    for cell in board.annexes:
        ground[cell] = u8(TILE)
    return ground


def rim_of(ground: vec[u8], cell: i64) -> i64:
    """The rim of a whole cell: which of its sides and corners something built touches."""
    rim: i64 = 0
    for side in range(i64(4)):
        if i64(ground[cell + STEP[side]]) >> 4 & BIT[(side + 2) & 3]:
            rim |= _RIM_SIDE[side]
        if _corner_touched(ground, cell, (side + 1) & 3):
            rim |= _RIM_CORNER[side]
    return rim


def _corner_touched(ground: vec[u8], cell: i64, corner: i64) -> bool:
    """Whether anything built beside the cell reaches this corner of it."""
    meeting = cell + _CORNER_SHIFT[corner]
    for index in range(i64(4)):
        other = meeting + _AROUND[index]
        sides = i64(ground[other]) >> 4
        # The meeting point is the corner opposite to `index` of that cell; a half cell with its
        # right angle at `index` lacks it.
        if sides != 0 and sides != _LEGS[index] and other != cell:
            return True
    return False


def sides_touched(ground: vec[u8], cell: i64) -> i64:
    """The sides of a cell that something built touches."""
    sides: i64 = 0
    for side in range(i64(4)):
        if i64(ground[cell + STEP[side]]) >> 4 & BIT[(side + 2) & 3]:
            sides |= BIT[side]
    return sides


def makes_hole(board: Board, piece: Piece) -> bool:
    """Whether laying the piece would close off free space."""
    if _rim_changes(board.face, piece) != 2:
        return True
    return bool(board.annexes) and _rim_changes(ground_of(board), piece) > 2


def _rim_changes(ground: vec[u8], piece: Piece) -> i64:
    """How often the rim, sides and corners in turn, changes between touched and free."""
    if piece.corner >= 0:
        rim = _half_rim(ground, piece)
    elif len(piece.cells) == 1:
        return i64(CHANGES[rim_of(ground, piece.cells[0])])
    else:
        rim = _long_rim(ground, piece)
    changes: i64 = 0
    last = rim[len(rim) - 1]
    for element in rim:
        if element != last:
            changes += 1
        last = element
    return changes


def _half_rim(ground: vec[u8], piece: Piece) -> vec[u8]:
    cell = i64(piece.cells[0])
    corner = i64(piece.corner)
    whole = rim_of(ground, cell)
    before = (corner + 3) & 3
    rim = vec[u8]()
    rim = append(rim, u8(whole & _RIM_SIDE[before] != 0))
    rim = append(rim, u8(whole & _RIM_CORNER[before] != 0))
    rim = append(rim, u8(whole & _RIM_SIDE[corner] != 0))
    rim = append(rim, u8(whole & _RIM_CORNER[corner] != 0))
    rim = append(rim, u8(0))  # nothing is ever built on the long side
    return append(rim, u8(whole & _RIM_CORNER[(corner + 2) & 3] != 0))


def _long_rim(ground: vec[u8], piece: Piece) -> vec[u8]:
    """Follows the outline of the piece clockwise from its northernmost, westernmost side."""
    start = i64(min(piece.cells))
    cell = start
    side: i64 = 0
    rim = vec[u8]()
    while True:
        facing = i64(ground[cell + STEP[side]]) >> 4
        rim = append(rim, u8(facing & BIT[(side + 2) & 3] != 0))
        rim = append(rim, u8(_corner_touched(ground, cell, (side + 1) & 3)))
        along = cell + STEP[(side + 1) & 3]
        ahead = along + STEP[side]
        if int(ahead) in piece.cells:
            cell = ahead
            side = (side + 3) & 3
        elif int(along) in piece.cells:
            cell = along
        else:
            side = (side + 1) & 3
        if cell == start and side == 0:
            return rim


# --- Whole boards


def annexes_enclose(board: Board) -> bool:
    """Whether pieces and annexes together enclose free space."""
    return _some_dry(board, ground_of(board))


def encloses(board: Board) -> bool:
    """Whether the pieces without the annexes enclose free space."""
    return _some_dry(board, board.face)


def _some_dry(board: Board, face: vec[u8]) -> bool:
    """Whether some free space cannot be reached from outside by steps over free sides.

    Only the surroundings of what is built are flooded: nothing lies further out.
    """
    left = max(0, board.left - MARGIN)
    right = min(STRIDE - 1, board.right + MARGIN)
    top = max(0, board.top - MARGIN)
    bottom = min(STRIDE - 1, board.bottom + MARGIN)
    wet = _DRY[:]
    start = top * STRIDE + left
    wet[start] = u8(1)
    todo = vec[i64]([start])
    index: i64 = 0
    while index < len(todo):
        cell = todo[index]
        index += 1
        built = i64(face[cell]) >> 4
        for side in range(i64(4)):
            other = cell + STEP[side]
            x = other & (STRIDE - 1)
            if built & BIT[side] or x < left or x > right or wet[other] != 0:
                continue
            if other < start or other >> 6 > bottom:
                continue
            if i64(face[other]) >> 4 & BIT[(side + 2) & 3] == 0:
                wet[other] = u8(1)
                todo = append(todo, other)
    solid: i64 = 0
    for y in range(top, bottom + 1):
        for cell in range(y * STRIDE + left, y * STRIDE + right + 1):
            if face[cell] >> 4 == 15:
                solid += 1
    return len(todo) + solid != (right - left + 1) * (bottom - top + 1)
