"""What the caliph's missions count in one Alhambra: rows, neighbours, walls, types, ways.

Where a mission looks at the shape, every square tile counts, whatever stands on it: the fountain,
both cells of a tile on two cells. Half cells and what lies outside the walls never count.

An unfinished building (its cells are `sites`) is neither a gap nor a building. Rows, columns and
diagonals go on over it, but it is none of their buildings. It is no corner of a square, no
neighbour of anybody, and not the farthest building. One may walk over it, and as the way is
counted in tiles, it is a step like any other. Its walls count like all walls.
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
    sites = site_cells(state, board)
    if mission == "rows":
        return lines_across(board, sites, EAST)
    if mission == "columns":
        return lines_across(board, sites, SOUTH)
    if mission == "same_type_neighbours":
        return most_pairs(base_types(state, board, sites))
    if mission == "second_longest_wall":
        return second_wall(board)
    if mission == "longest_diagonal":
        return longest_diagonal(board, sites)
    if mission == "double_walls":
        return double_walls(board)
    if mission == "different_types":
        return sum(1 for kind in range(len(TYPES)) if board.counts[kind] > 0)
    if mission == "farthest_building":
        return farthest_building(board, sites)
    return squares(board, sites)


def square_cells(board: Board) -> list[int]:
    """The cells of all square tiles, in their order."""
    survey(board)
    cells = [int(entry & CELL_MASK) for entry in board.standing]
    return [cell for cell in cells if is_square(board, cell)]


def is_square(board: Board, cell: i64) -> bool:
    """Whether a square tile covers this cell."""
    return board.face[cell] >= TILE


def site_cells(state: State, board: Board) -> list[int]:
    """The cells of all unfinished buildings."""
    if not state.rules.fold_unfinished:
        return []
    return [cell for cell in square_cells(board) if unfinished(state, i64(board.tile[cell]))]


def is_finished(board: Board, sites: list[int], cell: int) -> bool:
    """Whether a square tile covers this cell that is no unfinished building."""
    return is_square(board, cell) and cell not in sites


# --- Rows, columns, diagonals, squares


def run_from(board: Board, sites: list[int], cell: int, step: int) -> int:
    """How many buildings the unbroken line of tiles from this cell on has; 0 if it begins before.

    Unfinished ones do not break the line and are not counted.
    """
    if is_square(board, cell - step):
        return 0
    length = 0
    while is_square(board, cell):
        if cell not in sites:
            length += 1
        cell += step
    return length


def lines_across(board: Board, sites: list[int], step: int) -> int:
    """Rows or columns with three buildings without a gap, whatever walls; each counts once."""
    found: list[int] = []
    for cell in square_cells(board):
        line = cell // STRIDE if step == EAST else cell % STRIDE
        if line not in found and run_from(board, sites, cell, step) >= ROW_LENGTH:
            found.append(line)
    return len(found)


def longest_diagonal(board: Board, sites: list[int]) -> int:
    """The unbroken diagonal with the most buildings; a single one is no line."""
    best = 0
    for cell in square_cells(board):
        for step in (SOUTH + EAST, SOUTH - EAST):
            best = max(best, run_from(board, sites, cell, step))
    return best if best >= LINE_LENGTH else 0


def squares(board: Board, sites: list[int]) -> int:
    """Squares of two by two finished buildings; a tile may be in several."""
    return sum(
        1
        for cell in square_cells(board)
        if is_finished(board, sites, cell)
        and is_finished(board, sites, cell + EAST)
        and is_finished(board, sites, cell + SOUTH)
        and is_finished(board, sites, cell + SOUTH + EAST)
    )


# --- Neighbours of one type


def base_types(state: State, board: Board, sites: list[int]) -> dict[int, int]:
    """The type of each finished tile of the base game, by its cell."""
    rules = state.rules
    return {
        cell: int(rules.tile_kind[int(board.tile[cell])])
        for cell in square_cells(board)
        if cell not in sites and rules.tiles[int(board.tile[cell])].base
    }


def most_pairs(kinds: dict[int, int]) -> int:
    """The largest number of pairs of neighbours of one type; no tile is in two pairs.

    Like the fields of a chessboard every other cell is dark, so each pair has one dark cell. Each
    dark cell in turn looks for a light one; one that is taken is free if its partner finds another.
    """
    partner: dict[int, int] = {}
    pairs = 0
    for cell in kinds:
        if (cell // STRIDE + cell % STRIDE) % 2 == 0 and _find_partner(kinds, cell, partner, set()):
            pairs += 1
    return pairs


def _find_partner(
    kinds: dict[int, int], cell: int, partner: dict[int, int], asked: set[int]
) -> bool:
    """Whether a dark cell gets a light one, which is free or whose own partner finds another."""
    for step in STEP:
        light = int(cell + step)
        if light in asked or light not in kinds or kinds[light] != kinds[cell]:
            continue
        asked.add(light)
        if light not in partner or _find_partner(kinds, partner[light], partner, asked):
            partner[light] = cell
            return True
    return False


# --- Walls


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


# --- Ways


def farthest_building(board: Board, sites: list[int]) -> int:
    """The tiles on the shortest way on foot from the fountain to the farthest finished building.

    The fountain itself does not count. Ruling: one may walk over half cells, but they are not
    counted on the way.
    """
    ways = {FOUNTAIN: 0}
    waiting = [FOUNTAIN]
    for cell in waiting:
        _walk_on(board, cell, ways, waiting)
    return max(way for cell, way in ways.items() if is_finished(board, sites, cell))


def _walk_on(board: Board, cell: int, ways: dict[int, int], waiting: list[int]) -> None:
    """Notes each neighbour that is reached on a shorter way than before."""
    for side in range(4):
        if walkable_sides(board, cell) & BIT[side]:
            other = int(cell + STEP[side])
            way = ways[cell] + (1 if is_square(board, other) else 0)
            if way < ways.get(other, STRIDE * STRIDE):
                ways[other] = way
                waiting.append(other)
