"""Gates in walls: written once per gate, from its northern or western side."""

import re

from alhambra.engine.board import Board
from alhambra.engine.building import gates_of
from alhambra.engine.cells import BIT, SIDE_LETTERS, STEP, cell_at, on_lattice, x_of, y_of
from alhambra.position.fields import Fields, PositionError

GATE = re.compile(r"(-?\d+) *, *(-?\d+) +([NESW])")


def written_gates(board: Board) -> dict[str, object]:
    """`1,0 E` for a gate in the east wall of that cell; nothing if there is no gate."""
    gates = [f"{x_of(cell)},{y_of(cell)} {SIDE_LETTERS[side]}" for cell, side in gates_of(board)]
    return {"gates": gates} if gates else {}


def read_gates(board: Board, fields: Fields) -> None:
    """Each must stand in a double wall."""
    for text in fields.strings("gates"):
        found = GATE.fullmatch(text.strip())
        if not found or not on_lattice(int(found[1]), int(found[2])):
            raise PositionError(f"{fields.where}: {text}: a gate is written like 1,0 E")
        cell = cell_at(int(found[1]), int(found[2]))
        side = SIDE_LETTERS.index(found[3])
        both = int(board.walls(cell)) & int(BIT[side])
        if not both or not int(board.walls(cell + STEP[side])) & int(BIT[(side + 2) & 3]):
            raise PositionError(f"{fields.where}: {text}: there is no double wall")
        board.open_gate(cell, side)
