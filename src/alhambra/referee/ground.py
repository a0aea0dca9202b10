"""The build rules, asked of a whole Alhambra by flooding squared paper.

Common sides are alike, everything can be reached on foot from the fountain, no ground is enclosed.
"""

from alhambra.referee.outline import built, passable
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import FOUNTAIN, OPPOSITE, SIDES, Cell, beside


def broken(paper: Paper) -> str:
    """The first rule that does not hold, "" if all do."""
    for cell in paper.cells():
        if not sides_fit(paper, cell):
            return "sides"
    if not on_foot(paper):
        return "on foot"
    return "" if no_holes(paper) else "hole"


# --- Sides


def sides_fit(paper: Paper, cell: Cell) -> bool:
    """Whether what lies here fits everything beside it."""
    return all(
        fits(edge(paper, cell, side), edge(paper, beside(cell, side), OPPOSITE[side]))
        for side in SIDES
    )


def edge(paper: Paper, cell: Cell, side: str) -> str:
    """What one meets at this side of a cell, coming from outside; "" if nothing is built there."""
    if cell in paper.squares:
        return "wall" if side in paper.squares[cell].walls else "open"
    if cell in paper.outworks:
        return "bastion" if side in paper.outworks[cell].bastions else "green"
    return "open" if built(paper, cell, side) else ""


def fits(one: str, other: str) -> bool:
    """Walls meet walls and open sides open ones; bastions walls; green sides green ones."""
    pair = {one, other}
    return "" in pair or pair in ({"wall"}, {"open"}, {"green"}, {"bastion", "wall"})


# --- Floods


def on_foot(paper: Paper) -> bool:
    """Whether one can walk everywhere from the fountain; outworks need not be reached."""
    reached = [FOUNTAIN]
    known = {FOUNTAIN}
    for cell in reached:
        for side in SIDES:
            other = beside(cell, side)
            if other not in known and passable(paper, cell, side):
                known.add(other)
                reached.append(other)
    return len(known) == len(paper.squares) + len(paper.halves)


def no_holes(paper: Paper) -> bool:
    """Neither with the outworks as solid ground nor without them."""
    return _all_outside(paper, solid=True) and (
        not paper.outworks or _all_outside(paper, solid=False)
    )


def _all_outside(paper: Paper, solid: bool) -> bool:
    """Whether water from outside comes to every free cell, and to the free part of half cells."""
    cells = paper.cells()
    left, right = min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 1
    top, bottom = min(y for _, y in cells) - 1, max(y for _, y in cells) + 1
    wet = [(left, top)]
    known = {(left, top)}
    for cell in wet:
        for side in SIDES:
            other = beside(cell, side)
            inside = left <= other[0] <= right and top <= other[1] <= bottom
            if inside and other not in known and _flows(paper, cell, side, solid):
                known.add(other)
                wet.append(other)
    dry = len(paper.squares) + (len(paper.outworks) if solid else 0)
    return len(known) == (right - left + 1) * (bottom - top + 1) - dry


def _flows(paper: Paper, cell: Cell, side: str, solid: bool) -> bool:
    """Whether water runs out over this side and into the ground behind it."""
    other, back = beside(cell, side), OPPOSITE[side]
    if built(paper, cell, side) or built(paper, other, back):
        return False
    return not (solid and other in paper.outworks)
