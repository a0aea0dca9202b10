"""The nine wishes of the caliph."""

from collections.abc import Callable

from tests.second.outline import built, second
from tests.second.paper import OPPOSITE, SIDES, TYPES, Cell, Paper, beside

TYPE_POINTS = (0, 0, 1, 3, 6, 10, 15)


def rows(paper: Paper) -> int:
    """Three points for each row with three tiles in a row."""
    cells = list(paper.squares)
    return 3 * len({y for x, y in cells if {(x + 1, y), (x + 2, y)} <= set(cells)})


def columns(paper: Paper) -> int:
    """The same from north to south."""
    cells = list(paper.squares)
    return 3 * len({x for x, y in cells if {(x, y + 1), (x, y + 2)} <= set(cells)})


def same_type_neighbours(paper: Paper) -> int:
    """Three points for each pair of neighbours of one type, both of the base game."""
    pairs = 0
    for cell, square in paper.squares.items():
        for side in "ES":
            other = paper.squares.get(beside(cell, side))
            if other is not None and square.base and other.base and square.type:
                pairs += square.type == other.type
    return 3 * pairs


def second_longest_wall(paper: Paper) -> int:
    """Its length."""
    return second(paper)


def longest_diagonal(paper: Paper) -> int:
    """Two points for each tile of the longest diagonal of at least two."""
    best = 0
    for x, y in paper.squares:
        for step in (1, -1):
            length = 0
            while (x + length, y + step * length) in paper.squares:
                length += 1
            best = max(best, length)
    return 2 * best if best > 1 else 0


def double_walls(paper: Paper) -> int:
    """Three points for each inner side with a wall."""
    found = 0
    for cell, square in paper.squares.items():
        for side in "ES":
            found += side in square.walls and beside(cell, side) in paper.squares
    return 3 * found


def different_types(paper: Paper) -> int:
    """More for each further type."""
    return TYPE_POINTS[len({kind for kind in TYPES if kind in paper.types()})]


def farthest_building(paper: Paper, gates: set[tuple[Cell, str]]) -> int:
    """How many tiles lie on the shortest way on foot from the fountain to the farthest tile.

    One may walk over half cells, but they are no tiles of the way.
    """
    distance = {(0, 0): 0}
    changed = True
    while changed:
        changed = False
        for cell in list(distance):
            for side in SIDES:
                other = beside(cell, side)
                if _passable(paper, cell, side, gates):
                    steps = distance[cell] + (other in paper.squares)
                    if steps < distance.get(other, steps + 1):
                        distance[other] = steps
                        changed = True
    return max(steps for cell, steps in distance.items() if cell in paper.squares)


def _passable(paper: Paper, cell: Cell, side: str, gates: set[tuple[Cell, str]]) -> bool:
    """Whether one may walk over this side."""
    other = beside(cell, side)
    if not built(paper, cell, side) or not built(paper, other, OPPOSITE[side]):
        return False
    walled = cell in paper.squares and side in paper.squares[cell].walls
    return not walled or (cell, side) in gates or (other, OPPOSITE[side]) in gates


def squares_2x2(paper: Paper) -> int:
    """Two points for each four tiles in a square."""
    cells = set(paper.squares)
    return 2 * sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells for x, y in cells)


MISSIONS: dict[str, Callable[[Paper], int]] = {
    "rows": rows,
    "columns": columns,
    "same_type_neighbours": same_type_neighbours,
    "second_longest_wall": second_longest_wall,
    "longest_diagonal": longest_diagonal,
    "double_walls": double_walls,
    "different_types": different_types,
    "squares_2x2": squares_2x2,
}
