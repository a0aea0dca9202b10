"""An Alhambra of tiles of one cell, as their names tell it: what fits, and how one walks."""

from typing import Any

from tests.bots.hint_facts import SIDES

OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Cell = tuple[int, int]
Ground = dict[Cell, str]  # the walls of each cell


def ground(view: dict[str, Any], seat: int) -> Ground:
    """An Alhambra of tiles of one cell, as their names tell it, with walls that were added."""
    own = view["seats"][seat]
    tiles = {
        (piece["at"][0], piece["at"][1]): piece["tile"].split()[-1] + piece.get("added", "")
        for piece in own["board"]
    }
    return {(0, 0): own.get("fountain", "-"), **tiles}


def neighbours(at: Cell) -> dict[str, Cell]:
    return {side: (at[0] + dx, at[1] + dy) for side, (dx, dy) in SIDES.items()}


def joints(laid: Ground, at: Cell) -> dict[str, bool]:
    """The sides of a cell on which something lies, and whether it has a wall there."""
    beside = neighbours(at)
    return {side: OPPOSITE[side] in laid[beside[side]] for side in SIDES if beside[side] in laid}


def fits(laid: Ground, tile: str, at: Cell) -> bool:
    """Walls meet walls, one can walk there, and no gap is left."""
    sides, walls = joints(laid, at), tile.rsplit(maxsplit=1)[-1]
    matching = all((side in walls) == walled for side, walled in sides.items())
    if at in laid or not matching or all(sides.values()):
        return False
    return not _has_gap({*laid, at})


def _has_gap(cells: set[Cell]) -> bool:
    """Whether some free cell cannot be reached from outside."""
    xs, ys = ([cell[axis] for cell in cells] for axis in (0, 1))
    across, down = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    free = {(x, y) for x in across for y in down} - cells
    todo = [(across[0], down[0])]
    for cell in todo:
        if cell in free:
            free.remove(cell)
            todo.extend(neighbours(cell).values())
    return bool(free)


def fits_somewhere(laid: Ground, tile: str) -> bool:
    return any(fits(laid, tile, cell) for at in laid for cell in neighbours(at).values())


def distances(laid: Ground, start: Cell) -> dict[Cell, int]:
    """How many steps on foot each cell is away."""
    found = {start: 0}
    todo = [start]
    for at in todo:
        for side, walled in joints(laid, at).items():
            other = neighbours(at)[side]
            if not walled and side not in laid[at] and other not in found:
                found[other] = found[at] + 1
                todo.append(other)
    return found
