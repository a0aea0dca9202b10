"""What follows from a board alone: where a one-cell tile fits, and what may be removed.

Both are worked out once after each change and then only looked up. Plain boards, on which only
one-cell tiles lie, go a shorter way.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alhambra.engine.board import BLANK, Board
from alhambra.engine.cells import ALL_SIDES, BIT, CELL_MASK, FOUNTAIN, STEP, STRIDE, buildable
from alhambra.engine.holes import CHANGES, ground_of, rim_of, sides_touched

# Fields of an entry above the cell: its touched sides; the walls its neighbours show (in the
# frontier) or its own (of what stands); sides with a bastion, which want a wall; and whether
# the tile can never be exchanged for one of a single cell.
TOUCH_SHIFT: Final = 12
WALLS_SHIFT: Final = 16
BASTION_SHIFT: Final = 20
FIXED: Final = 1 << 24

_CUT: Final = 128  # more tiles than this never lie in one Alhambra
_USUAL: Final = 32  # room for the cells of most Alhambras
_UNSEEN: Final[vec[u8]] = vec[u8]([0] * 256)


def survey(board: Board) -> None:
    """Lists, in the order of the cells, what stands and where something may be added.

    The frontier has the free cells where a tile of one cell closes nothing off; `swaps` has the
    cells of annexes, as they would be without the annex.
    """
    if board.surveyed:
        return
    board.swaps = vec[i64]()
    if board.plain():
        _survey_plain(board)
    else:
        _survey_any(board)
    board.surveyed = True


def _survey_plain(board: Board) -> None:
    frontier = vec[i64](capacity=_USUAL)
    standing = vec[i64](capacity=_USUAL)
    face = board.face
    near = board.near
    ring = board.ring
    for y in range(board.top - 1, board.bottom + 2):
        for cell in range(y * STRIDE + board.left - 1, y * STRIDE + board.right + 2):
            if face[cell] != 0:
                touch = i64(near[cell] >> 4) << TOUCH_SHIFT
                walls = i64(face[cell] & ALL_SIDES) << WALLS_SHIFT
                standing = append(standing, cell | touch | walls)
            elif near[cell] >= 16 and CHANGES[i64(ring[cell])] == 2:
                if buildable(cell):
                    frontier = append(frontier, _free_entry(board, cell))
    board.frontier = frontier
    board.standing = standing


def _free_entry(board: Board, cell: i64) -> i64:
    """A cell with what its neighbours show."""
    seen = i64(board.near[cell])
    return cell | (seen >> 4 << TOUCH_SHIFT) | ((seen & ALL_SIDES) << WALLS_SHIFT)


def _survey_any(board: Board) -> None:
    frontier = vec[i64](capacity=_USUAL)
    standing = vec[i64](capacity=_USUAL)
    ground = ground_of(board)
    outside = _annexes_seen(board)
    for y in range(board.top - 1, board.bottom + 2):
        for cell in range(y * STRIDE + board.left - 1, y * STRIDE + board.right + 2):
            if board.face[cell] != 0:
                standing = append(standing, _standing_entry(board, outside, cell))
            elif board.near[cell] >= 16 and ground[cell] == 0 and buildable(cell):
                if _fillable(board, ground, outside, cell):
                    bastions = i64(outside[cell] & ALL_SIDES) << BASTION_SHIFT
                    frontier = append(frontier, _free_entry(board, cell) | bastions)
    board.frontier = frontier
    board.standing = standing
    for annex in sorted(board.annexes):
        if _fillable(board, ground, outside, annex):
            bastions = i64(outside[annex] & ALL_SIDES) << BASTION_SHIFT
            board.swaps = append(board.swaps, _free_entry(board, annex) | bastions)


def _annexes_seen(board: Board) -> vec[u8]:
    """For each cell the sides with an annex behind (high bits) and with its bastion (low bits)."""
    if not board.annexes:
        return BLANK
    seen = BLANK[:]
    for cell, bastions in board.annexes.items():
        for side in range(i64(4)):
            theirs = BIT[(side + 2) & 3]
            shown = theirs * 0x11 if bastions & int(BIT[side]) else theirs << 4
            other = cell + STEP[side]
            seen[other] = u8(i64(seen[other]) | shown)
    return seen


def _fillable(board: Board, ground: vec[u8], outside: vec[u8], cell: i64) -> bool:
    """Whether a tile of one cell closes nothing off here and meets no green side."""
    if outside[cell] >> 4 != outside[cell] & ALL_SIDES:
        return False
    if CHANGES[rim_of(board.face, cell)] != 2:
        return False
    return not board.annexes or CHANGES[rim_of(ground, cell)] <= 2


def _standing_entry(board: Board, outside: vec[u8], cell: i64) -> i64:
    touch = i64(board.near[cell] >> 4) << TOUCH_SHIFT
    walls = i64(board.face[cell] & ALL_SIDES) << WALLS_SHIFT
    entry = cell | touch | walls | i64(outside[cell] >> 4) << BASTION_SHIFT
    fixed = board.face[cell] < 0xF0 or mate_of(board, cell) >= 0
    if fixed or (board.gates and int(cell) in board.gates):
        entry |= FIXED
    return entry


def fits(entry: i64, walls: i64, gated: bool = False) -> bool:
    """Whether a one-cell tile with these walls may be added in the place of such an entry.

    Its sides match, one can walk to it (with a gate: only through the gate), and bastions lean on
    walls.
    """
    touch = (entry >> TOUCH_SHIFT) & ALL_SIDES
    if (walls ^ (entry >> WALLS_SHIFT)) & touch or (touch & ~walls == 0) != gated:
        return False
    return (entry >> BASTION_SHIFT) & ~walls == 0


def replaces(entry: i64, walls: i64) -> bool:
    """Whether a one-cell tile with these walls may take the place of what stands there."""
    if (walls ^ (entry >> WALLS_SHIFT)) & (entry >> TOUCH_SHIFT) & ALL_SIDES:
        return False
    # A fixed tile has a bit above the bastions that no wall covers.
    return (entry >> BASTION_SHIFT) & ~walls == 0 and entry & CELL_MASK != FOUNTAIN


# --- Tiles of two cells


def mate_of(board: Board, cell: i64) -> i64:
    """The other cell of the tile here, -1 if it has none."""
    if board.doubles:
        tile = board.tile[cell]
        for side in range(i64(4)):
            other = cell + STEP[side]
            if board.face[other] != 0 and board.tile[other] == tile:
                return other
    return -1


def first_cell(board: Board, cell: i64) -> i64:
    """The first cell of the tile here; a tile turned upside down begins at its later cell."""
    mate = mate_of(board, cell)
    if mate < 0:
        return cell
    later = max(cell, mate)
    return later if board.turns.get(int(later), 0) else min(cell, mate)


# --- What may be removed


def find_removable(board: Board) -> None:
    """Lists the first cells of the tiles that may be removed, then the cells of such annexes.

    A tile may go if it has an outer side and its loss cuts nobody off from the fountain.
    """
    if board.removable_found:
        return
    survey(board)
    board.removable = _loose_plain(board) if board.plain() else _loose_any(board)
    board.removable_found = True


def _loose_plain(board: Board) -> vec[i64]:
    marks = BLANK[:]
    _visit(board, FOUNTAIN, 0, marks)
    loose = vec[i64](capacity=_USUAL)
    for entry in board.standing:
        cell = entry & CELL_MASK
        inner = (entry >> TOUCH_SHIFT) & ALL_SIDES == ALL_SIDES
        if cell != FOUNTAIN and not inner and marks[cell] < _CUT:
            loose = append(loose, cell)
    return loose


def _visit(board: Board, cell: i64, count: i64, marks: vec[u8]) -> i64:
    """Depth-first walk that marks the cells whose loss would cut others off (Tarjan).

    A mark is the order of the visit, with _CUT added; returns how many cells were visited so
    far and, in the upper bits, the earliest cell that can be reached from here another way.
    """
    count += 1
    mine = count
    lowest = mine
    marks[cell] = u8(mine)
    open_sides = i64((board.near[cell] >> 4) & ~board.face[cell])
    for side in range(i64(4)):
        if open_sides & BIT[side] == 0:
            continue
        neighbour = cell + STEP[side]
        reached = i64(marks[neighbour] & (_CUT - 1))
        if reached == 0:
            visited = _visit(board, neighbour, count, marks)
            count = visited & 255
            reached = visited >> 8
            if reached >= mine:
                marks[cell] = u8(mine | _CUT)
        lowest = min(lowest, reached)
    return count | (lowest << 8)


def _loose_any(board: Board) -> vec[i64]:
    """Besides, half cells stay, gates hold their tiles, and annexes keep a wall to lean on."""
    marks = _UNSEEN[:]
    _visit_tile(board, FOUNTAIN, 0, marks)
    _mark_holds(board, marks)
    ground = ground_of(board)
    loose = vec[i64]()
    for entry in board.standing:
        cell = entry & CELL_MASK
        if cell == FOUNTAIN or marks[i64(board.tile[cell])] >= _CUT or board.face[cell] < 0xF0:
            continue
        mate = mate_of(board, cell)
        if mate >= 0 and cell != first_cell(board, cell):
            continue
        if board.gates and (int(cell) in board.gates or int(mate) in board.gates):
            continue
        inner = _walled_in(ground, cell) and (mate < 0 or _walled_in(ground, mate))
        if not inner:
            loose = append(loose, cell)
    for annex in sorted(board.annexes):
        if not _walled_in(ground, annex):
            loose = append(loose, annex)
    return loose


def _walled_in(ground: vec[u8], cell: i64) -> bool:
    """Whether something built faces every side of the cell, so that it would be a hole."""
    return sides_touched(ground, cell) == ALL_SIDES


def _mark_holds(board: Board, marks: vec[u8]) -> None:
    """Marks each tile that is the only one some annex leans on."""
    for cell, bastions in board.annexes.items():
        leaning = i64(bastions) & board.touched(cell)
        hold: i64 = -1
        several = False
        for side in range(i64(4)):
            if leaning & BIT[side]:
                tile = i64(board.tile[cell + STEP[side]])
                several = several or (hold >= 0 and tile != hold)
                hold = tile
        if hold >= 0 and not several:
            marks[hold] = u8(marks[hold] | _CUT)


def _visit_tile(board: Board, cell: i64, count: i64, marks: vec[u8]) -> i64:
    """The same walk from tile to tile, whatever their shape and through gates; marks by tile."""
    tile = i64(board.tile[cell])
    count += 1
    mine = count
    lowest = mine
    marks[tile] = u8(mine)
    part = cell
    while part >= 0:
        open_sides = walkable_sides(board, part)
        for side in range(i64(4)):
            if open_sides & BIT[side] == 0:
                continue
            neighbour = part + STEP[side]
            reached = i64(marks[i64(board.tile[neighbour])] & (_CUT - 1))
            if reached == 0:
                visited = _visit_tile(board, neighbour, count, marks)
                count = visited & 255
                reached = visited >> 8
                if reached >= mine:
                    marks[tile] = u8(mine | _CUT)
            lowest = min(lowest, reached)
        part = mate_of(board, cell) if part == cell else -1
    return count | (lowest << 8)


def walkable_sides(board: Board, cell: i64) -> i64:
    """The sides over which one may walk: open on both, or a gate in the wall."""
    passable = ~board.walls(cell)
    if board.gates:
        passable |= board.gates.get(int(cell), 0)
    return board.touched(cell) & (i64(board.face[cell]) >> 4) & passable
