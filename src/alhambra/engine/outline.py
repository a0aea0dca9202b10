"""The outer walls: the outline of an Alhambra and the runs of wall along it.

The build rules keep the outline one closed polygon. Each of its edges is a unit side, or the long
side of a half cell, and is walled or open. A run is a longest possible stretch of walled edges; a
wall all the way round counts whole.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.board import UNKNOWN, Board
from alhambra.engine.cells import ALL_SIDES, BIT, CELL_MASK, STRIDE
from alhambra.engine.survey import survey

DIAGONAL: Final = 4  # the "side" of an edge that is the long side of a half cell
_NO_EDGE: Final = -1
NO_OUTLINE: Final = "a board that breaks the build rules has no outline"

# Vertex v is the NW corner of cell v. Corners NW, NE, SE, SW; side i runs from corner i to i + 1.
_CORNER: Final[vec[i64]] = vec[i64]([0, 1, STRIDE + 1, STRIDE])


@final
class Run:
    """A stretch of outer wall: its edges as (cell, side) in clockwise order."""

    def __init__(self, edges: list[tuple[int, int]]) -> None:
        self.edges = edges
        self.length = len(edges)
        self.diagonals = sum(1 for _, side in edges if side == DIAGONAL)


def outline(board: Board) -> list[tuple[int, int, bool]]:
    """The edges of the outline in clockwise order: cell, side, walled."""
    starts, first = _edges_by_vertex(board)
    most = 4 * len(board.standing)
    edges: list[tuple[int, int, bool]] = []
    vertex = first
    while True:
        edge = starts[vertex]
        assert len(edges) < most, NO_OUTLINE
        cell = edge & CELL_MASK
        side = (edge >> 12) & 7
        edges.append((int(cell), int(side), edge >> 15 != 0))
        vertex = _end_of(board, cell, side)
        if vertex == first:
            return edges


def _edges_by_vertex(board: Board) -> tuple[vec[i64], i64]:
    """For each vertex the outer edge that starts there (going clockwise), and a first vertex."""
    starts = vec[i64]([_NO_EDGE] * (STRIDE * STRIDE))
    first: i64 = -1
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        outer = (i64(board.face[cell]) >> 4) & ~(entry >> 12) & ALL_SIDES
        walls = board.walls(cell)
        for side in range(i64(4)):
            if outer & BIT[side]:
                walled: i64 = 1 if walls & BIT[side] else 0
                vertex = cell + _CORNER[side]
                starts[vertex] = cell | (side << 12) | (walled << 15)
                first = vertex if first < 0 else first
        if board.halves and int(cell) in board.halves:
            corner = i64(board.halves[int(cell)])
            vertex = cell + _CORNER[(corner + 1) & 3]
            starts[vertex] = cell | (DIAGONAL << 12) | (1 << 15)
    return starts, first


def _end_of(board: Board, cell: i64, side: i64) -> i64:
    """The vertex where this edge ends."""
    if side == DIAGONAL:
        return cell + _CORNER[(i64(board.halves[int(cell)]) + 3) & 3]
    return cell + _CORNER[(side + 1) & 3]


def runs(board: Board) -> list[Run]:
    """The runs of outer wall, the longest first; of equally long ones that with most half cells."""
    edges = outline(board)
    begin = 0
    while begin < len(edges) and edges[begin][2]:
        begin += 1
    if begin == len(edges):
        return [Run([(cell, side) for cell, side, _ in edges])]
    found: list[Run] = []
    stretch: list[tuple[int, int]] = []
    for index in range(1, len(edges) + 1):
        cell, side, walled = edges[(begin + index) % len(edges)]
        if walled:
            stretch.append((cell, side))
        elif stretch:
            found.append(Run(stretch))
            stretch = []
    found.sort(key=_longest_first)
    return found


def _longest_first(run: Run) -> tuple[int, int]:
    return (-run.length, -run.diagonals)


def longest_wall(board: Board) -> i64:
    """Length of the longest run of outer wall; it is found once after each change."""
    if board.longest_wall == UNKNOWN:
        board.longest_wall = _measured(board)
    return board.longest_wall


def walk(board: Board) -> vec[i64]:
    """The edges of the outline in clockwise order: 1 for a walled one, 0 for an open one."""
    starts, first = _edges_by_vertex(board)
    most = 4 * len(board.standing)
    found = vec[i64]()
    vertex = first
    while len(found) == 0 or vertex != first:
        edge = starts[vertex]
        assert len(found) < most, NO_OUTLINE
        found = append(found, edge >> 15)
        vertex = _end_of(board, edge & CELL_MASK, (edge >> 12) & 7)
    return found


def _measured(board: Board) -> i64:
    starts, first = _edges_by_vertex(board)
    most = 4 * len(board.standing)
    vertex = first
    steps: i64 = 0
    opening: i64 = -1
    lengths = vec[i64]()
    current: i64 = 0
    while steps == 0 or vertex != first:
        edge = starts[vertex]
        assert steps < most, NO_OUTLINE
        if edge >> 15:
            current += 1
        else:
            if opening < 0:
                opening = current
            lengths = append(lengths, current)
            current = 0
        steps += 1
        vertex = _end_of(board, edge & CELL_MASK, (edge >> 12) & 7)
    if opening < 0:
        return steps
    best = current + opening
    for length in lengths:
        best = max(best, length)
    return best


def open_outer_sides(board: Board) -> vec[i64]:
    """How many open outer sides face north, east, south, west."""
    counts = vec[i64]([0, 0, 0, 0])
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        if board.halves and int(cell) in board.halves:
            continue
        outer = ~(entry >> 12) & ~board.walls(cell) & ALL_SIDES
        for side in range(i64(4)):
            if outer & BIT[side]:
                counts[side] += 1
    return counts
