"""What the caliph's missions count in one Alhambra: rows, neighbours, walls, types, ways.

Where a mission looks at the shape, every square tile counts, whatever stands on it: the fountain,
unfinished buildings, both cells of a tile on two cells. Half cells and what lies outside the walls
never count.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.board import TILE, Board
from alhambra.engine.cells import BIT, CELL_MASK, FOUNTAIN, STEP, STRIDE
from alhambra.engine.laying import unfinished
from alhambra.engine.outline import runs
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.survey import survey, walkable_sides

MISSIONS: Final = (
    "rows",
    "columns",
    "same_type_neighbours",
    "second_longest_wall",
    "longest_diagonal",
    "double_walls",
    "different_types",
    "farthest_building",
    "squares_2x2",
)
ROW_LENGTH: Final = 3  # buildings without a gap that make a row or a column count
LINE_LENGTH: Final = 2  # what is a diagonal line at all
EAST: Final = 1
SOUTH: Final = STRIDE


def count(state: State, seat: int, mission: str) -> int:
    """How often a seat's Alhambra has what this mission asks for."""
    board = state.boards[seat]
    if mission == "rows":
        return lines_across(board, EAST)
    if mission == "columns":
        return lines_across(board, SOUTH)
    if mission == "same_type_neighbours":
        return same_type_neighbours(state, board)
    if mission == "second_longest_wall":
        return second_wall(board)
    if mission == "longest_diagonal":
        return longest_diagonal(board)
    if mission == "double_walls":
        return double_walls(board)
    if mission == "different_types":
        return sum(1 for kind in range(len(TYPES)) if board.counts[kind] > 0)
    if mission == "farthest_building":
        return farthest_building(board)
    return squares(board)


def square_cells(board: Board) -> list[int]:
    """The cells of all square tiles, in their order."""
    survey(board)
    cells = [int(entry & CELL_MASK) for entry in board.standing]
    return [cell for cell in cells if is_square(board, cell)]


def is_square(board: Board, cell: i64) -> bool:
    """Whether a square tile covers this cell."""
    return board.face[cell] >= TILE


def run_from(board: Board, cell: int, step: int) -> int:
    """How many square tiles lie one after the other from this cell on; 0 if it is no beginning."""
    if is_square(board, cell - step):
        return 0
    length = 0
    while is_square(board, cell + length * step):
        length += 1
    return length


def lines_across(board: Board, step: int) -> int:
    """Rows or columns with three square tiles without a gap, whatever walls; each counts once."""
    found: list[int] = []
    for cell in square_cells(board):
        line = cell // STRIDE if step == EAST else cell % STRIDE
        if line not in found and run_from(board, cell, step) >= ROW_LENGTH:
            found.append(line)
    return len(found)


def longest_diagonal(board: Board) -> int:
    """The longest unbroken diagonal of square tiles; a single tile is no line."""
    best = 0
    for cell in square_cells(board):
        for step in (SOUTH + EAST, SOUTH - EAST):
            best = max(best, run_from(board, cell, step))
    return best if best >= LINE_LENGTH else 0


def same_type_neighbours(state: State, board: Board) -> int:
    """Pairs of neighbours that are tiles of the base game of one type; one may be in several."""
    pairs = 0
    for cell in square_cells(board):
        kind = _base_type(state, board, cell)
        for step in (EAST, SOUTH):
            other = cell + step
            if kind >= 0 and is_square(board, other) and _base_type(state, board, other) == kind:
                pairs += 1
    return pairs


def _base_type(state: State, board: Board, cell: int) -> int:
    """The type of the finished base tile here, -1 for anything else."""
    tile = int(board.tile[cell])
    if not state.rules.tiles[tile].base or unfinished(state, tile):
        return -1
    return int(state.rules.tile_kind[tile])


def second_wall(board: Board) -> int:
    """The length of the second longest outer wall; a ring of walls is one wall."""
    found = runs(board)
    return found[1].length if len(found) > 1 else 0


def double_walls(board: Board) -> int:
    """Sides where two square tiles meet wall to wall, with or without a gate in it."""
    walls = 0
    for cell in square_cells(board):
        for side in (1, 2):
            if board.walls(cell) & BIT[side] and is_square(board, cell + STEP[side]):
                walls += 1
    return walls


def squares(board: Board) -> int:
    """Squares of two by two tiles; a tile may be in several."""
    return sum(
        1
        for cell in square_cells(board)
        if is_square(board, cell + EAST)
        and is_square(board, cell + SOUTH)
        and is_square(board, cell + SOUTH + EAST)
    )


def farthest_building(board: Board) -> int:
    """The most tiles on a shortest way on foot from the fountain, which does not count itself.

    Ruling: one may walk over half cells, but they are not counted on the way.
    """
    ways = {FOUNTAIN: 0}
    waiting = [FOUNTAIN]
    for cell in waiting:
        _walk_on(board, cell, ways, waiting)
    return max(way for cell, way in ways.items() if is_square(board, cell))


def _walk_on(board: Board, cell: int, ways: dict[int, int], waiting: list[int]) -> None:
    """Notes each neighbour that is reached on a shorter way than before."""
    for side in range(4):
        if walkable_sides(board, cell) & BIT[side]:
            other = int(cell + STEP[side])
            way = ways[cell] + (1 if is_square(board, other) else 0)
            if way < ways.get(other, STRIDE * STRIDE):
                ways[other] = way
                waiting.append(other)
