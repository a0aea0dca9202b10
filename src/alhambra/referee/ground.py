"""The build rules, asked of a whole Alhambra by flooding squared paper.

Common sides are alike, everything can be reached on foot from the fountain, no ground is enclosed,
camps lean on walls and watchtowers on buildings of their colour.
"""

from alhambra.referee.missions import passable
from alhambra.referee.outline import built
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import OPPOSITE, SIDES, Cell, beside

FOUNTAIN = (0, 0)


def broken(paper: Paper) -> str:
    """The first rule that does not hold, "" if all do."""
    for cell in paper.cells():
        if not sides_fit(paper, cell):
            return "sides"
    if not camps_lean(paper):
        return "camps"
    if not towers_held(paper):
        return "towers"
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
    if cell in paper.camps:
        return "bastion" if side in paper.camps[cell].bastions else "green"
    return "open" if built(paper, cell, side) else ""


def fits(one: str, other: str) -> bool:
    """Walls meet walls and open sides open ones; bastions walls; green sides green ones."""
    pair = {one, other}
    return "" in pair or pair in ({"wall"}, {"open"}, {"green"}, {"bastion", "wall"})


# --- Floods


def on_foot(paper: Paper) -> bool:
    """Whether one can walk everywhere from the fountain; camps need not be reached."""
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
    """Neither with the camps as solid ground nor without them."""
    return _all_outside(paper, solid=True) and (not paper.camps or _all_outside(paper, solid=False))


def _all_outside(paper: Paper, solid: bool) -> bool:
    """Whether water from outside comes to every free cell and to the free half of each tower."""
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
    dry = len(paper.squares) + (len(paper.camps) if solid else 0)
    return len(known) == (right - left + 1) * (bottom - top + 1) - dry


def _flows(paper: Paper, cell: Cell, side: str, solid: bool) -> bool:
    """Whether water runs out over this side and into the ground behind it."""
    other, back = beside(cell, side), OPPOSITE[side]
    if built(paper, cell, side) or built(paper, other, back):
        return False
    return not (solid and other in paper.camps)


# --- Contacts


def camps_lean(paper: Paper) -> bool:
    """Each camp has a bastion at a wall."""
    return all(
        any(edge(paper, beside(cell, side), OPPOSITE[side]) == "wall" for side in camp.bastions)
        for cell, camp in paper.camps.items()
    )


def towers_held(paper: Paper) -> bool:
    """Each watchtower touches a building of its colour with a short side."""
    return all(
        any(_coloured(paper, beside(cell, side), half.colour) for side in half.corner)
        for cell, half in paper.halves.items()
    )


def _coloured(paper: Paper, cell: Cell, colour: str) -> bool:
    """Whether a building of this colour lies here, finished or not; squares are no buildings."""
    return cell in paper.squares and paper.squares[cell].colour == colour
