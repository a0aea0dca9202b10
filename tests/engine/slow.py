"""The build rules a second time, written from the rules alone and as plainly as possible.

An Alhambra is a dict of squares; every question is answered by looking at the whole resulting
state. Nothing here is shared with the engine, and nothing is fast.
"""

from dataclasses import dataclass, field
from functools import lru_cache

Cell = tuple[int, int]

FOUNTAIN: Cell = (0, 0)
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LEGS = {0: "NW", 1: "NE", 2: "SE", 3: "SW"}  # right angle at NW, NE, SE, SW
WHOLE = -1


@dataclass(frozen=True)
class Square:
    """What lies on one cell: its walled sides, whose piece it is, the corner of a half cell."""

    walls: str
    piece: int = 0  # squares of one piece share the number
    corner: int = WHOLE

    @property
    def sides(self) -> str:
        """The sides that are built: a half cell has only its legs."""
        return "NESW" if self.corner == WHOLE else LEGS[self.corner]


@dataclass
class Palace:
    """One Alhambra: squares, gates in double walls, annexes (cell -> sides with a bastion)."""

    squares: dict[Cell, Square] = field(default_factory=lambda: {FOUNTAIN: Square("")})
    gates: set[frozenset[Cell]] = field(default_factory=set)
    annexes: dict[Cell, str] = field(default_factory=dict)

    def copy(self) -> "Palace":
        return Palace(dict(self.squares), set(self.gates), dict(self.annexes))

    def cells_of(self, cell: Cell) -> set[Cell]:
        """All cells of the piece that covers this cell."""
        piece = self.squares[cell].piece
        return {other for other, square in self.squares.items() if square.piece == piece}


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour on this side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def frame(palace: Palace, margin: int = 1) -> list[Cell]:
    """All cells of the bounding box and a margin around it."""
    xs, ys = zip(*(palace.squares.keys() | palace.annexes.keys()), strict=True)
    return [
        (x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def meets(palace: Palace, cell: Cell, side: str) -> bool:
    """Whether the square here and its neighbour share a side that both build."""
    other = palace.squares.get(beside(cell, side))
    return (
        other is not None and side in palace.squares[cell].sides and OPPOSITE[side] in other.sides
    )


def contacts(palace: Palace) -> list[tuple[Cell, str, Cell]]:
    """Every shared side, seen from both squares."""
    return [
        (cell, side, beside(cell, side))
        for cell in palace.squares
        for side in STEPS
        if meets(palace, cell, side)
    ]


# --- The rules for a whole state


def sides_differ(palace: Palace) -> bool:
    """B2: a shared side is walled on one square and open on the other."""
    squares = palace.squares
    return any(
        (side in squares[cell].walls) != (OPPOSITE[side] in squares[other].walls)
        for cell, side, other in contacts(palace)
    )


def on_foot(palace: Palace) -> set[Cell]:
    """B3: the cells one can walk to from the fountain: over open sides and through gates."""
    roads: dict[Cell, list[Cell]] = {cell: [] for cell in palace.squares}
    for cell, side, other in contacts(palace):
        walls = side in palace.squares[cell].walls, OPPOSITE[side] in palace.squares[other].walls
        if not any(walls) or (all(walls) and frozenset((cell, other)) in palace.gates):
            roads[cell].append(other)
    reached, todo = {FOUNTAIN}, [FOUNTAIN]
    while todo:
        for other in roads[todo.pop()]:
            if other not in reached:
                reached.add(other)
                todo.append(other)
    return reached


def has_hole(palace: Palace) -> bool:
    """B5, once with the annexes as free ground and once as solid ground."""
    built = {(cell, square.sides) for cell, square in palace.squares.items()}
    solid = built | {(cell, "NESW") for cell in palace.annexes}
    return _dry(frozenset(built)) or _dry(frozenset(solid))


@lru_cache(maxsize=4096)
def _dry(built: frozenset[tuple[Cell, str]]) -> bool:
    """Whether water from outside, flowing over free sides only, misses some free ground.

    Each cell has at most one free face: the whole cell, or the half that a half cell leaves free,
    which is bounded by the two sides that the half cell does not build.
    """
    sides = dict(built)
    ground = frame(Palace({cell: Square("") for cell in sides}))
    free = {c: "".join(s for s in STEPS if s not in sides.get(c, "")) for c in ground}
    wet, todo = {ground[0]}, [ground[0]]
    while todo:
        cell = todo.pop()
        for side in free[cell]:
            other = beside(cell, side)
            if other not in wet and OPPOSITE[side] in free.get(other, ""):
                wet.add(other)
                todo.append(other)
    return any(free[cell] and cell not in wet for cell in ground)


def camp_faults(palace: Palace) -> set[str]:
    """Bastion meets wall and green meets green, nothing else; each annex leans on a wall."""
    faults: set[str] = set()
    for cell, bastions in palace.annexes.items():
        leaning = False
        for side in STEPS:
            other, back = beside(cell, side), OPPOSITE[side]
            square = palace.squares.get(other)
            if square is not None and back in square.sides:
                fits = side in bastions and back in square.walls
                leaning = leaning or fits
                faults |= set() if fits else {"bastion_needs_wall"}
            if other in palace.annexes and (side in bastions or back in palace.annexes[other]):
                faults.add("green_needs_green")
        if not leaning:
            faults.add("bastion_needs_wall")
    return faults


def faults(palace: Palace) -> set[str]:
    """Every rule the state as a whole breaks."""
    found = camp_faults(palace)
    if sides_differ(palace):
        found.add("sides_differ")
    if on_foot(palace) != set(palace.squares):
        found.add("cut_off")
    if has_hole(palace):
        found.add("hole")
    return found


# --- Changes: every rule the change breaks, as a set of keys; empty means legal


def add_faults(palace: Palace, piece: dict[Cell, Square]) -> set[str]:
    """Adds a piece to a legal state."""
    if any(cell in palace.squares or cell in palace.annexes for cell in piece):
        return {"cell_taken"}
    after = palace.copy()
    after.squares.update(piece)
    found = faults(after)
    if "cut_off" in found:  # the old squares stood on foot before, so it is the new ones
        found.remove("cut_off")
        found.add("not_on_foot")
    if not any(cell in piece and other not in piece for cell, _, other in contacts(after)):
        found.add("no_side_contact")
    return found


def remove_faults(palace: Palace, cell: Cell) -> set[str]:
    """Takes the piece that covers this cell away from a legal state."""
    locked = _locked(palace, cell)
    if locked:
        return locked
    after = palace.copy()
    for gone in palace.cells_of(cell):
        del after.squares[gone]
    return faults(after)


def exchange_faults(palace: Palace, cell: Cell, piece: dict[Cell, Square]) -> set[str]:
    """Puts a piece into the very place of the one that covers this cell."""
    found = _locked(palace, cell)
    if cell not in palace.squares:
        return found
    if palace.cells_of(cell) != set(piece):
        return found | {"other_shape"}
    after = palace.copy()
    after.squares.update(piece)
    return found | faults(after)


def _locked(palace: Palace, cell: Cell) -> set[str]:
    """Why nobody may ever touch what lies here."""
    if cell == FOUNTAIN:
        return {"fountain_stays"}
    if cell not in palace.squares:
        return {"no_tile_there"}
    if palace.squares[cell].corner != WHOLE:
        return {"half_cell_stays"}
    cells = palace.cells_of(cell)
    return {"gate_holds_tile"} if any(gate & cells for gate in palace.gates) else set()


def camp_add_faults(palace: Palace, cell: Cell, bastions: str) -> set[str]:
    """Puts up an annex."""
    if cell in palace.squares or cell in palace.annexes:
        return {"cell_taken"}
    after = palace.copy()
    after.annexes[cell] = bastions
    return faults(after)
