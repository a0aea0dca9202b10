"""Walls, majorities, payments and takings a second time, by counting everything there is."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

from tests.engine.slow import STEPS, WHOLE, Cell, Palace, meets

# Corner points of a cell at (0, 0), clockwise from the north-west; side i runs from i to i + 1.
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
SIDE_NUMBER = {"N": 0, "E": 1, "S": 2, "W": 3}
LOWEST = {"pavilion": 1, "seraglio": 2, "arcades": 3, "chambers": 4, "garden": 5, "tower": 6}
TAKE_LIMIT = 5

Point = tuple[int, int]
Edge = tuple[Point, Point, bool, bool]  # both ends, walled, long side of a half cell


def outer_edges(palace: Palace) -> list[Edge]:
    """The sides that face nothing built, and the long sides of half cells."""
    edges: list[Edge] = []
    for cell, square in palace.squares.items():
        for side in square.sides:
            if not meets(palace, cell, side):
                start, end = _ends(cell, SIDE_NUMBER[side], SIDE_NUMBER[side] + 1)
                edges.append((start, end, side in square.walls, False))
        if square.corner != WHOLE:
            start, end = _ends(cell, square.corner + 1, square.corner + 3)
            edges.append((start, end, True, True))
    return edges


def _ends(cell: Cell, first: int, second: int) -> tuple[Point, Point]:
    a, b = CORNERS[first % 4], CORNERS[second % 4]
    return (cell[0] + a[0], cell[1] + a[1]), (cell[0] + b[0], cell[1] + b[1])


def wall_runs(palace: Palace) -> list[tuple[int, int]]:
    """Length and number of half cells of each run of outer wall, the longest first.

    At every point of the outline exactly two outer edges meet, so a run is simply a set of walled
    edges that hang together.
    """
    edges = outer_edges(palace)
    meeting = Counter(point for edge in edges for point in edge[:2])
    assert set(meeting.values()) == {2}, "the outline is not one simple polygon"
    left = {edge for edge in edges if edge[2]}
    runs: list[tuple[int, int]] = []
    while left:
        run = [left.pop()]
        for edge in run:  # grows while it is walked
            joined = {other for other in left if set(other[:2]) & set(edge[:2])}
            left -= joined
            run.extend(joined)
        runs.append((len(run), sum(edge[3] for edge in run)))
    return sorted(runs, reverse=True)


def longest_wall(palace: Palace) -> int:
    """Points for the outer wall."""
    return max((length for length, _ in wall_runs(palace)), default=0)


def open_sides(palace: Palace) -> list[int]:
    """How many open outer sides of whole tiles face north, east, south, west."""
    return [
        sum(
            square.corner == WHOLE and side not in square.walls and not meets(palace, cell, side)
            for cell, square in palace.squares.items()
        )
        for side in STEPS
    ]


# --- Majorities


def place_values(kind: str, round: int) -> list[int]:
    """Points for the places of a type: v; v + 7, v; v + 15, v + 7, v."""
    lowest = LOWEST[kind]
    return [[lowest], [lowest + 7, lowest], [lowest + 15, lowest + 7, lowest]][round - 1]


def shared(counts: Sequence[int], values: Sequence[int]) -> list[int]:
    """The points of each contender: tied ones share the places they take together."""
    points: list[int] = []
    for mine in counts:
        better = sum(other > mine for other in counts)
        equal = sum(other == mine for other in counts)
        pot = sum(values[place] for place in range(better, better + equal) if place < len(values))
        points.append(pot // equal if mine > 0 else 0)
    return points


def majority_points(tiles: Sequence[Sequence[str]], round: int) -> list[int]:
    """Points of each contender for all six types, given the types of its buildings."""
    totals = [0] * len(tiles)
    for kind in LOWEST:
        counts = [list(own).count(kind) for own in tiles]
        for seat, points in enumerate(shared(counts, place_values(kind, round))):
            totals[seat] += points
    return totals


# --- Money


def payments(counts: Sequence[int], values: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """All payments, as a number of each unit, that reach the price and hold nothing superfluous."""
    found: set[tuple[int, ...]] = set()
    for paid in product(*(range(count + 1) for count in counts)):
        total = sum(number * value for number, value in zip(paid, values, strict=True))
        given = [value for number, value in zip(paid, values, strict=True) if number]
        if total >= price and all(total - value < price for value in given):
            found.add(paid)
    return found


def takings(display: Iterable[str], limit: int = TAKE_LIMIT) -> set[tuple[str, ...]]:
    """What may be taken: any one card, or several worth at most the limit together."""
    cards = sorted(display)
    found: set[tuple[str, ...]] = {(card,) for card in cards}
    for size in range(2, len(cards) + 1):
        for chosen in combinations(cards, size):
            if sum(int(card.split()[1]) for card in chosen) <= limit:
                found.add(chosen)
    return found
