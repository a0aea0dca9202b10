"""The build rules for pieces and boards of any shape.

Where one-cell tiles may go is listed by `survey`. This file answers for every piece and names the
broken rule: tiles of one or two cells, half cells, gates in walls, annexes outside the walls. Holes
are judged in `holes`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.engine.board import Board
from alhambra.engine.cells import ALL_SIDES, BIT, CELL_MASK, CELLS, FOUNTAIN, STEP, buildable
from alhambra.engine.holes import (
    CHANGES,
    annexes_enclose,
    encloses,
    ground_of,
    makes_hole,
    rim_of,
)
from alhambra.engine.piece import Piece
from alhambra.engine.survey import find_removable, first_cell, mate_of, survey, walkable_sides


def gates_of(board: Board) -> list[tuple[int, int]]:
    """Each gate once, by the cell to its west or north and that cell's side."""
    return [
        (cell, side)
        for cell, sides in sorted(board.gates.items())
        for side in (1, 2)
        if sides & int(BIT[side])
    ]


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
    mate = mate_of(board, cell)
    if mate < 0:
        return [int(cell)]
    return [int(min(cell, mate)), int(max(cell, mate))]


# --- The rules, by the key of the broken one


def no_add(board: Board, piece: Piece, gated: bool = False) -> str:
    """Why the piece may not be added, "" if it may.

    With a gate it may be one that touches the Alhambra with nothing but walls.
    """
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
    if on_foot == gated:
        return "gate_not_needed" if gated else "not_on_foot"
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
    if not _annexes_keep_contact(board, cells):
        return "bastion_needs_wall"
    find_removable(board)
    return "" if first_cell(board, cell) in board.removable else "cut_off"


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
    return "hole" if CHANGES[rim_of(ground_of(board), cell)] > 2 else ""


# --- Walking, contacts


def _all_sides_inner(board: Board, cells: list[int]) -> bool:
    """Whether every side of the tile faces something solid, so that its loss makes a hole."""
    for cell in cells:
        touch = board.touched(cell)
        for side in range(i64(4)):
            if touch & BIT[side] == 0 and int(cell + STEP[side]) not in board.annexes:
                return False
    return True


def _all_connected(board: Board) -> bool:
    """Whether everything can be reached on foot from the fountain."""
    survey(board)
    seen = vec[u8]([0] * CELLS)
    seen[FOUNTAIN] = u8(1)
    todo = vec[i64]([FOUNTAIN])
    index: i64 = 0
    while index < len(todo):
        cell = todo[index]
        index += 1
        open_sides = walkable_sides(board, cell)
        for side in range(i64(4)):
            other = cell + STEP[side]
            if seen[other] == 0 and open_sides & BIT[side]:
                seen[other] = u8(1)
                todo = append(todo, other)
    return len(todo) == len(board.standing)


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


def _annexes_fit(board: Board) -> bool:
    """Whether annexes meet each other with their green sides only."""
    for cell, bastions in board.annexes.items():
        for side in range(i64(4)):
            if bastions & int(BIT[side]) and int(cell + STEP[side]) in board.annexes:
                return False
    return True


def _annexes_keep_contact(board: Board, without: list[int]) -> bool:
    """Whether each annex still leans on a wall when these cells are gone."""
    for cell, bastions in board.annexes.items():
        leaning = False
        for side in range(i64(4)):
            other = int(cell + STEP[side])
            if bastions & int(BIT[side] & board.touched(cell)) and other not in without:
                leaning = True
        if not leaning:
            return False
    return True


def has_tiles(board: Board) -> bool:
    """Whether anything but the fountain stands inside the walls."""
    survey(board)
    return len(board.standing) > 1


def first_cells(board: Board) -> list[int]:
    """The first cell of each tile, in the order of the cells, without the fountain."""
    survey(board)
    found: list[int] = []
    for entry in board.standing:
        cell = entry & CELL_MASK
        if cell != FOUNTAIN and (not board.doubles or cell == first_cell(board, cell)):
            found.append(int(cell))
    return found


def board_fault(board: Board) -> str:
    """The key of the build rule a whole board breaks, "" if it obeys all of them."""
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        sides = (i64(board.face[cell]) >> 4) & board.touched(cell)
        if (board.walls(cell) ^ board.facing_walls(cell)) & sides:
            return "sides_differ"
        if not _fits_annexes(board, cell, i64(board.face[cell]) >> 4, board.walls(cell)):
            return "bastion_needs_wall"
    if not _all_connected(board):
        return "not_on_foot"
    if not _annexes_keep_contact(board, []):
        return "bastion_needs_wall"
    if not _annexes_fit(board):
        return "green_needs_green"
    return "hole" if encloses(board) or annexes_enclose(board) else ""
