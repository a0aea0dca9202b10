"""The outer walls: the outline as a ring of edges, and the runs of walls on it."""

from alhambra.referee.objection import agree
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import OPPOSITE, SIDES, Cell, beside

Point = tuple[int, int]
Edge = tuple[Point, Point, bool, bool]  # both ends, whether it is a wall, whether it is a diagonal


def ends(cell: Cell, side: str) -> tuple[Point, Point]:
    """The corners of the paper between which a side of a cell lies."""
    x, y = cell
    return {
        "N": ((x, y), (x + 1, y)),
        "E": ((x + 1, y), (x + 1, y + 1)),
        "S": ((x, y + 1), (x + 1, y + 1)),
        "W": ((x, y), (x, y + 1)),
    }[side]


def built(paper: Paper, cell: Cell, side: str) -> bool:
    """Whether something is built at this side of a cell."""
    return cell in paper.squares or (cell in paper.halves and side in paper.halves[cell].corner)


def passable(paper: Paper, cell: Cell, side: str) -> bool:
    """Whether one may walk over this side."""
    other = beside(cell, side)
    if not built(paper, cell, side) or not built(paper, other, OPPOSITE[side]):
        return False
    walled = cell in paper.squares and side in paper.squares[cell].walls
    return not walled or (cell, side) in paper.gates


def open_sides(paper: Paper) -> list[tuple[Cell, str]]:
    """Sides of whole cells without a wall and with nothing built beside them."""
    return [
        (cell, side)
        for cell, square in paper.squares.items()
        for side in SIDES
        if side not in square.walls and not built(paper, beside(cell, side), OPPOSITE[side])
    ]


def outline(paper: Paper) -> list[Edge]:
    """Every outer edge."""
    found: list[Edge] = [
        (*ends(cell, side), side in square.walls, False)
        for cell, square in paper.squares.items()
        for side in SIDES
        if not built(paper, beside(cell, side), OPPOSITE[side])
    ]
    for cell, half in paper.halves.items():
        found += [
            (*ends(cell, side), False, False)
            for side in half.corner
            if not built(paper, beside(cell, side), OPPOSITE[side])
        ]
        found.append((*diagonal(cell, half.corner), True, True))
    return found


def diagonal(cell: Cell, corner: str) -> tuple[Point, Point]:
    """The ends of the long side of a half cell with its right angle at this corner."""
    x, y = cell
    return ((x, y + 1), (x + 1, y)) if corner in ("NW", "SE") else ((x, y), (x + 1, y + 1))


def ring(edges: list[Edge]) -> list[Edge]:
    """The edges in the order in which one walks around."""
    at: dict[Point, list[int]] = {}
    for number, edge in enumerate(edges):
        at.setdefault(edge[0], []).append(number)
        at.setdefault(edge[1], []).append(number)
    agree("outer edges that meet in a corner", {len(numbers) for numbers in at.values()}, {2})
    walked = [0]
    point = edges[0][1]
    while True:
        following = next(number for number in at[point] if number != walked[-1])
        if following == 0:
            break
        walked.append(following)
        point = edges[following][1] if edges[following][0] == point else edges[following][0]
    agree("edges of the one outline", len(edges), len(walked))
    return [edges[number] for number in walked]


def runs(paper: Paper) -> list[tuple[int, int]]:
    """Length and diagonals of each unbroken run of walls, the longest first."""
    walked = ring(outline(paper))
    if all(edge[2] for edge in walked):
        return [(len(walked), sum(edge[3] for edge in walked))]
    while walked[0][2]:
        walked.append(walked.pop(0))
    found: list[tuple[int, int]] = []
    length = diagonals = 0
    for _, _, wall, diagonal in walked[1:] + walked[:1]:
        if wall:
            length, diagonals = length + 1, diagonals + diagonal
        elif length:
            found.append((length, diagonals))
            length = diagonals = 0
    return sorted(found, reverse=True)


def longest(paper: Paper) -> tuple[int, int]:
    """The longest run; of equally long ones that with most diagonals."""
    found = runs(paper)
    return found[0] if found else (0, 0)


def second(paper: Paper) -> int:
    """The length of the second longest run."""
    found = runs(paper)
    return found[1][0] if len(found) > 1 else 0
