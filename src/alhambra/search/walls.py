"""What the outline of an Alhambra tells: its runs of wall, and where they could go on."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.outline import walk


@final
class Walls:
    """Lengths along the outline, in sides."""

    def __init__(self) -> None:
        self.longest: i64 = 0
        self.second: i64 = 0
        self.walled: i64 = 0
        self.open: i64 = 0
        self.ends: i64 = 0  # ends of the longest run with room to go on
        self.joined: i64 = 0  # what one tile could join to the longest run, at most


def measure(board: Board) -> Walls:
    """Walks round once."""
    found = Walls()
    edges = walk(board)
    size: i64 = len(edges)
    begin: i64 = 0
    while begin < size and edges[begin]:
        begin += 1
    if begin == size:
        found.longest = size
        found.walled = size
        return found
    runs, gaps = _stretches(edges, begin)
    _compare(found, runs, gaps)
    found.open = size - found.walled
    return found


def _stretches(edges: vec[i64], begin: i64) -> tuple[vec[i64], vec[i64]]:
    """The lengths of all runs of wall, and of the open stretch behind each."""
    size: i64 = len(edges)
    runs = vec[i64]()
    gaps = vec[i64]()
    current: i64 = 0
    gap: i64 = 0
    for step in range(i64(1), size + 1):
        if edges[(begin + step) % size]:
            if current == 0 and len(runs) > 0:
                gaps = append(gaps, gap)
            current += 1
            gap = 0
        else:
            if current > 0:
                runs = append(runs, current)
                current = 0
                gap = 0
            gap += 1
    before: i64 = 0  # open sides ahead of the first run close the circle
    while before < size and not edges[(begin + 1 + before) % size]:
        before += 1
    gaps = append(gaps, gap + before)
    return runs, gaps


def _compare(found: Walls, runs: vec[i64], gaps: vec[i64]) -> None:
    """Which run is the longest, and what lies beside it."""
    count: i64 = len(runs)
    best: i64 = -1
    for index in range(count):
        length = runs[index]
        found.walled += length
        if length > found.longest:
            found.second = found.longest
            found.longest = length
            best = index
        elif length > found.second:
            found.second = length
    if best < 0:
        return
    for turn in range(i64(2)):
        gap = gaps[best] if turn == 0 else gaps[(best - 1 + count) % count]
        beside = runs[(best + 1) % count] if turn == 0 else runs[(best - 1 + count) % count]
        if gap > 1:
            found.ends += 1
        elif count > 1 and beside > found.joined:
            found.joined = beside
