"""Holes: free space that would be closed off.

A piece makes no hole if its rim, sides and corners in turn, changes between touched and free
exactly twice. Where annexes stand, the free space is flooded besides, with the annexes as solid
ground.
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


def makes_hole(board: Board, piece: Piece) -> bool:
    """Whether laying the piece would close off free space."""
    if _rim_changes(board, piece) != 2:
        return True
    return bool(board.annexes) and _meets_annex(board, piece) and _encloses_with(board, piece)


def _meets_annex(board: Board, piece: Piece) -> bool:
    """Whether an annex touches the piece, be it at a corner; others cannot help to close a hole."""
    for annex in board.annexes:
        for cell in piece.cells:
            aside = abs((annex & (STRIDE - 1)) - (cell & (STRIDE - 1)))
            if aside <= 1 and abs((annex >> 6) - (cell >> 6)) <= 1:
                return True
    return False


def _rim_changes(board: Board, piece: Piece) -> i64:
    """How often the rim, sides and corners in turn, changes between touched and free."""
    rim = _half_rim(board, piece) if piece.corner >= 0 else _whole_rim(board, piece)
    changes: i64 = 0
    last = rim[len(rim) - 1]
    for element in rim:
        if element != last:
            changes += 1
        last = element
    return changes


def _half_rim(board: Board, piece: Piece) -> vec[u8]:
    cell = i64(piece.cells[0])
    corner = i64(piece.corner)
    touch = board.touched(cell)
    before = (corner + 3) & 3
    rim = vec[u8]()
    rim = append(rim, u8(touch & BIT[before] != 0))
    rim = append(rim, u8(_corner_touched(board, cell, corner, piece)))
    rim = append(rim, u8(touch & BIT[corner] != 0))
    rim = append(rim, u8(_corner_touched(board, cell, (corner + 1) & 3, piece)))
    rim = append(rim, u8(0))  # nothing is ever built on the long side
    return append(rim, u8(_corner_touched(board, cell, before, piece)))


def _whole_rim(board: Board, piece: Piece) -> vec[u8]:
    """Follows the outline of the piece clockwise from its northernmost, westernmost side."""
    start = i64(min(piece.cells))
    cell = start
    side: i64 = 0
    rim = vec[u8]()
    while True:
        rim = append(rim, u8(board.touched(cell) & BIT[side] != 0))
        rim = append(rim, u8(_corner_touched(board, cell, (side + 1) & 3, piece)))
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


def _corner_touched(board: Board, cell: i64, corner: i64, piece: Piece) -> bool:
    """Whether anything built, other than the piece, reaches this corner of the cell."""
    meeting = cell + _CORNER_SHIFT[corner]
    for index in range(i64(4)):
        other = meeting + _AROUND[index]
        if board.face[other] == 0 or int(other) in piece.cells:
            continue
        # The meeting point is the corner opposite to `index` of that cell; a half cell lacks the
        # corner opposite to its right angle.
        if not board.halves or board.halves.get(int(other), -1) != int(index):
            return True
    return False


def _encloses_with(board: Board, piece: Piece) -> bool:
    """Whether pieces and annexes together would enclose free space once the piece lies there."""
    built = piece.built_sides() << 4
    for cell in piece.cells:
        board.face[cell] = u8(built)
    holes = annexes_enclose(board)
    for cell in piece.cells:
        board.face[cell] = u8(0)
    return holes


def annexes_enclose(board: Board) -> bool:
    """Floods the free space from outside with annexes as solid ground; True if some stays dry."""
    for cell in board.annexes:
        board.face[cell] = u8(TILE)
    holes = encloses(board)
    for cell in board.annexes:
        board.face[cell] = u8(0)
    return holes


def encloses(board: Board) -> bool:
    """Whether some free space cannot be reached from outside by steps over free sides.

    Only the surroundings of what is built are flooded: nothing lies further out.
    """
    left = max(0, board.left - MARGIN)
    right = min(STRIDE - 1, board.right + MARGIN)
    top = max(0, board.top - MARGIN)
    bottom = min(STRIDE - 1, board.bottom + MARGIN)
    face = board.face
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
