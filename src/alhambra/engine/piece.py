"""A piece of any shape, before it is laid."""

from typing import Final, final

from mypy_extensions import i64

from alhambra.engine.cells import ALL_SIDES, BIT

WHOLE: Final = -1  # the corner of a piece made of whole cells


@final
class Piece:
    """What is to be laid: its cells, the walls of each, and the corner if it is a half cell."""

    def __init__(self, cells: list[int], walls: list[int], corner: int = WHOLE) -> None:
        self.cells = cells
        self.walls = walls
        self.corner = corner

    def built_sides(self) -> i64:
        """The sides that each cell of the piece builds: all four, or the legs of a half cell."""
        return ALL_SIDES if self.corner < 0 else legs(self.corner)


def legs(corner: i64) -> i64:
    """The two built sides of a half cell with its right angle at this corner."""
    return BIT[corner] | BIT[(corner + 3) & 3]
