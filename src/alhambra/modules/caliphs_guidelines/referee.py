"""The caliph's guidelines for the referee: nine missions of the last scoring.

A tile with a site on it is no gap and no building: runs go on over it and ways lead over it, but
where buildings are counted it is not one of them. Its walls are walls.
"""

from collections.abc import Callable, Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.outline import passable, second
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import SIDES, TYPES, Cell, beside
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.table import Table

TYPE_POINTS = (0, 0, 1, 3, 6, 10, 15)
LEAST_RUN = 3
LEAST_DIAGONAL = 2
Step = tuple[int, int]


def longest_run(paper: Paper, begins: Cell, step: Step) -> int:
    """The buildings of the unbroken run of tiles from here on in one direction."""
    found = 0
    here = begins
    while here in paper.squares:
        found += paper.squares[here].finished
        here = (here[0] + step[0], here[1] + step[1])
    return found


def rows(paper: Paper) -> int:
    """Three points for each row with three buildings in a row."""
    long = [y for x, y in paper.squares if longest_run(paper, (x, y), (1, 0)) >= LEAST_RUN]
    return 3 * len(set(long))


def columns(paper: Paper) -> int:
    """The same from north to south."""
    long = [x for x, y in paper.squares if longest_run(paper, (x, y), (0, 1)) >= LEAST_RUN]
    return 3 * len(set(long))


def same_type_neighbours(paper: Paper) -> int:
    """Three points for every two neighbours of one type, both of the base game; no tile twice."""
    pairs = 0
    for kind in TYPES:
        alike = {cell for cell, one in paper.squares.items() if one.base and one.type == kind}
        pairs += most_pairs(alike)
    return 3 * pairs


def second_longest_wall(paper: Paper) -> int:
    """Its length."""
    return second(paper)


def longest_diagonal(paper: Paper) -> int:
    """Two points for each building of the longest diagonal, which needs at least two."""
    steps = ((1, 1), (1, -1))
    best = max(longest_run(paper, cell, step) for cell in paper.squares for step in steps)
    return 2 * best if best >= LEAST_DIAGONAL else 0


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


def farthest_building(paper: Paper) -> int:
    """How many tiles lie on the shortest way on foot from the fountain to the farthest building.

    One may walk over half cells, but they are no tiles of the way.
    """
    distance = {(0, 0): 0}
    changed = True
    while changed:
        changed = False
        for cell in list(distance):
            for side in SIDES:
                other = beside(cell, side)
                if passable(paper, cell, side):
                    steps = distance[cell] + (other in paper.squares)
                    if steps < distance.get(other, steps + 1):
                        distance[other] = steps
                        changed = True
    goals = [cell for cell in distance if cell in paper.squares and paper.squares[cell].finished]
    return max(distance[cell] for cell in goals)


def squares_2x2(paper: Paper) -> int:
    """Two points for each four buildings in a square; a tile may be part of several."""
    cells = {cell for cell, square in paper.squares.items() if square.finished}
    return 2 * sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells for x, y in cells)


MISSIONS: dict[str, Callable[[Paper], int]] = {
    "rows": rows,
    "columns": columns,
    "same_type_neighbours": same_type_neighbours,
    "second_longest_wall": second_longest_wall,
    "longest_diagonal": longest_diagonal,
    "double_walls": double_walls,
    "different_types": different_types,
    "farthest_building": farthest_building,
    "squares_2x2": squares_2x2,
}


class CaliphsGuidelines(Assistant):
    """Those that were drawn count for everybody."""

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        if round_number != LAST_ROUND:
            return {}
        drawn = table.view["caliphs_guidelines"]["missions"]
        return {f"caliph_{one}": MISSIONS[one](table.papers[seat]) for one in drawn}


# --- Pairs


def most_pairs(cells: set[Cell]) -> int:
    """How many pairs of neighbours can be made of these cells.

    >>> most_pairs({(0, 0), (1, 0), (2, 0)}), most_pairs({(0, 0), (1, 0), (0, 1), (1, 1)})
    (1, 2)
    """
    return sum(_most(group) for group in _groups(cells))


def _groups(cells: set[Cell]) -> list[set[Cell]]:
    """The cells in groups that hang together."""
    left, groups = set(cells), []
    while left:
        spread = [left.pop()]
        for cell in spread:
            near = {beside(cell, side) for side in SIDES} & left
            left -= near
            spread += near
        groups.append(set(spread))
    return groups


def _most(cells: set[Cell]) -> int:
    """The first cell stays alone or goes with one of its neighbours, and so on with the rest."""
    if len(cells) < 2:
        return 0
    first = min(cells)
    rest = cells - {first}
    ways = [1 + _most(rest - {other}) for side in "ES" if (other := beside(first, side)) in rest]
    return max([_most(rest), *ways])
