"""The build rules for pieces and boards of any shape.

`Board` answers for one-cell tiles on a plain board by looking up its survey. This file answers for
everything: half cells, tiles of two cells, gates in walls, annexes outside the walls. A piece makes
no hole if its rim changes between touched and free exactly twice; with annexes the free space is
flooded besides, once with the annexes as solid ground.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.engine.board import CELL_MASK, TILE, Board
from alhambra.engine.cells import ALL_SIDES, BIT, CELLS, FOUNTAIN, STEP, STRIDE, buildable

WHOLE: Final = -1  # the corner of a piece made of whole cells

# From a corner (0 = NW, 1 = NE, 2 = SE, 3 = SW) of a cell to the four cells that meet there.
_AROUND: Final[vec[i64]] = vec[i64]([-STRIDE - 1, -STRIDE, 0, -1])
_CORNER_SHIFT: Final[vec[i64]] = vec[i64]([0, 1, STRIDE + 1, STRIDE])


@final
class Piece:
    """What is to be laid: its cells, the walls of each, and the corner if it is a half cell."""

    def __init__(self, cells: list[int], walls: list[int], corner: int = WHOLE) -> None:
        self.cells = cells
        self.walls = walls
        self.corner = corner

    def built_sides(self) -> i64:
        """The sides that each cell of the piece builds: all four, or the legs of a half cell."""
        return ALL_SIDES if self.corner < 0 else legs(self.corner)


def legs(corner: i64) -> i64:
    """The two built sides of a half cell with its right angle at this corner."""
    return BIT[corner] | BIT[(corner + 3) & 3]


def walkable(board: Board, cell: i64, side: i64) -> bool:
    """Whether one may walk from this cell over this side: open on both, or a gate in the wall."""
    if board.touched(cell) & (i64(board.face[cell]) >> 4) & BIT[side] == 0:
        return False
    if board.walls(cell) & BIT[side] == 0:
        return True
    return bool(board.gates) and board.gates.get(int(cell), 0) & int(BIT[side]) != 0


def lay_piece(board: Board, piece: Piece, tile: i64, kinds: list[int]) -> None:
    """Lays a piece of any shape; the caller has checked the rules."""
    for index, cell in enumerate(piece.cells):
        board.lay(cell, tile, piece.walls[index], kinds[index], piece.built_sides())
        if piece.corner >= 0:
            board.halves[cell] = piece.corner
    if len(piece.cells) > 1:
        board.doubles += len(piece.cells)


def lift_piece(board: Board, cells: list[int], kinds: list[int]) -> None:
    """Takes a piece of any shape away; the caller has checked the rules."""
    for index, cell in enumerate(cells):
        board.lift(cell, kinds[index])
    if len(cells) > 1:
        board.doubles -= len(cells)


def cells_of(board: Board, cell: i64) -> list[int]:
    """All cells of the tile that covers this cell, in the order of the cells."""
    found = [int(cell)]
    if board.doubles:
        tile = board.tile[cell]
        for side in range(i64(4)):
            other = cell + STEP[side]
            if board.face[other] != 0 and board.tile[other] == tile:
                found.append(int(other))
    found.sort()
    return found


# --- The rules, by the key of the broken one


def no_add(board: Board, piece: Piece) -> str:
    """Why the piece may not be added, "" if it may."""
    for cell in piece.cells:
        if not buildable(cell):
            return "table_edge"
        if not board.free(cell):
            return "cell_taken"
    sides = piece.built_sides()
    touching = False
    on_foot = False
    for index, cell in enumerate(piece.cells):
        touch = board.touched(cell) & sides
        walls = i64(piece.walls[index])
        if (walls ^ board.facing_walls(cell)) & touch:
            return "sides_differ"
        if not _fits_annexes(board, cell, sides, walls):
            return "bastion_needs_wall"
        touching = touching or touch != 0
        on_foot = on_foot or touch & ~walls != 0
    if not touching:
        return "no_side_contact"
    if not on_foot:
        return "not_on_foot"
    return "hole" if makes_hole(board, piece) else ""


def no_remove(board: Board, cell: i64) -> str:
    """Why the tile that covers this cell may not be removed, "" if it may."""
    if cell == FOUNTAIN:
        return "fountain_stays"
    if board.face[cell] == 0:
        return "no_tile_there"
    if int(cell) in board.halves:
        return "half_cell_stays"
    cells = cells_of(board, cell)
    for one in cells:
        if one in board.gates:
            return "gate_holds_tile"
    if _all_sides_inner(board, cells):
        return "hole"
    if not _others_connected(board, cells):
        return "cut_off"
    return "" if _annexes_keep_contact(board, cells) else "bastion_needs_wall"


def no_exchange(board: Board, cell: i64, piece: Piece) -> str:
    """Why the piece may not take the very place of the tile here, "" if it may."""
    if cell == FOUNTAIN:
        return "fountain_stays"
    if board.face[cell] == 0:
        return "no_tile_there"
    if int(cell) in board.halves:
        return "half_cell_stays"
    if cells_of(board, cell) != sorted(piece.cells):
        return "other_shape"
    for index, one in enumerate(piece.cells):
        if one in board.gates:
            return "gate_holds_tile"
        if (i64(piece.walls[index]) ^ board.walls(one)) & board.touched(one):
            return "sides_differ"
        if not _fits_annexes(board, one, ALL_SIDES, piece.walls[index]):
            return "bastion_needs_wall"
    return ""


def no_annex(board: Board, cell: i64, bastions: i64) -> str:
    """Why an annex with these bastions may not stand here, "" if it may.

    A bastion meets a wall, a green side meets a green side; nothing else may meet an annex, and
    one bastion at least must lean on a wall.
    """
    if not buildable(cell):
        return "table_edge"
    if not board.free(cell):
        return "cell_taken"
    touch = board.touched(cell)
    facing = board.facing_walls(cell)
    if touch & (bastions ^ facing) or touch & ~bastions:
        return "bastion_needs_wall"
    for side in range(i64(4)):
        other = int(cell + STEP[side])
        if other in board.annexes:
            opposite = BIT[(side + 2) & 3]
            if bastions & BIT[side] or board.annexes[other] & int(opposite):
                return "green_needs_green"
    if touch & bastions & facing == 0:
        return "bastion_needs_wall"
    board.annexes[int(cell)] = int(bastions)
    holes = _annexes_enclose(board)
    del board.annexes[int(cell)]
    return "hole" if holes else ""


# --- Holes


def makes_hole(board: Board, piece: Piece) -> bool:
    """Whether laying the piece would close off free space."""
    if _rim_changes(board, piece) != 2:
        return True
    return bool(board.annexes) and _annexes_enclose_with(board, piece)


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


def _annexes_enclose_with(board: Board, piece: Piece) -> bool:
    """Whether pieces and annexes together would enclose free space once the piece lies there."""
    built = piece.built_sides() << 4
    for cell in piece.cells:
        board.face[cell] = u8(built)
    holes = _annexes_enclose(board)
    for cell in piece.cells:
        board.face[cell] = u8(0)
    return holes


def _annexes_enclose(board: Board) -> bool:
    """Floods the free space from outside with annexes as solid ground; True if some stays dry."""
    for cell in board.annexes:
        board.face[cell] = u8(TILE)
    holes = encloses(board)
    for cell in board.annexes:
        board.face[cell] = u8(0)
    return holes


def encloses(board: Board) -> bool:
    """Whether some free space cannot be reached from outside by steps over free sides."""
    wet = vec[u8]([0] * CELLS)
    wet[0] = u8(1)
    todo = vec[i64]([0])
    reached: i64 = 1
    index: i64 = 0
    face = board.face
    while index < len(todo):
        cell = todo[index]
        index += 1
        free_sides = ~(i64(face[cell]) >> 4) & ALL_SIDES
        for side in range(i64(4)):
            other = cell + STEP[side]
            if free_sides & BIT[side] == 0 or other < 0 or other >= CELLS or wet[other] != 0:
                continue
            if i64(face[other]) >> 4 & BIT[(side + 2) & 3] == 0:
                wet[other] = u8(1)
                reached += 1
                todo = append(todo, other)
    solid: i64 = 0
    for side in range(i64(CELLS)):
        if face[side] >> 4 == 15:
            solid += 1
    return reached + solid != CELLS


# --- Walking, contacts


def _all_sides_inner(board: Board, cells: list[int]) -> bool:
    """Whether every side of the tile faces something solid, so that its loss makes a hole."""
    for cell in cells:
        touch = board.touched(cell)
        for side in range(i64(4)):
            if touch & BIT[side] == 0 and int(cell + STEP[side]) not in board.annexes:
                return False
    return True


def _others_connected(board: Board, without: list[int]) -> bool:
    """Whether everything else can still be reached on foot from the fountain."""
    board.survey()
    seen = vec[u8]([0] * CELLS)
    for cell in without:
        seen[cell] = u8(1)
    seen[FOUNTAIN] = u8(1)
    todo = vec[i64]([FOUNTAIN])
    index: i64 = 0
    while index < len(todo):
        cell = todo[index]
        index += 1
        for side in range(i64(4)):
            other = cell + STEP[side]
            if seen[other] == 0 and walkable(board, cell, side):
                seen[other] = u8(1)
                todo = append(todo, other)
    return len(todo) + len(without) == len(board.standing)


def _fits_annexes(board: Board, cell: i64, sides: i64, walls: i64) -> bool:
    """Whether each built side towards an annex is a wall against a bastion."""
    if not board.annexes:
        return True
    for side in range(i64(4)):
        other = int(cell + STEP[side])
        if sides & BIT[side] and other in board.annexes:
            if walls & BIT[side] == 0 or board.annexes[other] & int(BIT[(side + 2) & 3]) == 0:
                return False
    return True


def _annexes_keep_contact(board: Board, without: list[int]) -> bool:
    """Whether each annex still leans on a wall when these cells are gone."""
    for cell, bastions in board.annexes.items():
        leaning = False
        for side in range(i64(4)):
            other = int(cell + STEP[side])
            if bastions & int(BIT[side]) and other not in without and board.built(other):
                leaning = True
        if not leaning:
            return False
    return True


def first_cells(board: Board) -> list[int]:
    """The first cell of each tile, in the order of the cells, without the fountain."""
    board.survey()
    cells = [int(entry & CELL_MASK) for entry in board.standing]
    return [cell for cell in cells if cell != FOUNTAIN and cell == _first_of(board, cell)]


def _first_of(board: Board, cell: int) -> int:
    """The first cell of the tile here; a tile turned upside down begins at its later cell."""
    if not board.doubles:
        return cell
    cells = cells_of(board, cell)
    return cells[-1] if board.turns.get(cells[-1], 0) else cells[0]


def board_fault(board: Board) -> str:
    """The key of the build rule a whole board breaks, "" if it obeys all of them."""
    board.survey()
    for entry in board.standing:
        cell = entry & CELL_MASK
        sides = (i64(board.face[cell]) >> 4) & board.touched(cell)
        if (board.walls(cell) ^ board.facing_walls(cell)) & sides:
            return "sides_differ"
        if not _fits_annexes(board, cell, i64(board.face[cell]) >> 4, board.walls(cell)):
            return "bastion_needs_wall"
    if not _others_connected(board, []):
        return "not_on_foot"
    if not _annexes_keep_contact(board, []):
        return "bastion_needs_wall"
    return "hole" if encloses(board) or _annexes_enclose(board) else ""
