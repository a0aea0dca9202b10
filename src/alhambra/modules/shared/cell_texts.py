"""Cells in the written positions of modules: `1,0` is one step east of the fountain."""

from alhambra.engine.cells import cell_at, on_lattice, x_of, y_of


def cell_text(cell: int) -> str:
    """A cell as text."""
    return f"{x_of(cell)},{y_of(cell)}"


def read_cell_text(text: str) -> int:
    """The cell of such a text; raises ValueError if it is none."""
    numbers = text.split(",")
    if len(numbers) != 2 or not all(number.removeprefix("-").isdecimal() for number in numbers):
        raise ValueError(f"a place is written x,y, not {text!r}")
    x, y = int(numbers[0]), int(numbers[1])
    if not on_lattice(x, y):
        raise ValueError(f"the table ends before {text}")
    return cell_at(x, y)
