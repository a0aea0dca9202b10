"""The same Alhambra twice, once in the engine and once in the slow model, changed together."""

from collections.abc import Iterable

from mypy_extensions import i64

from alhambra.engine import building
from alhambra.engine.board import Board, new_board
from alhambra.engine.cells import CELL_MASK, cell_at, sides_from_letters, x_of, y_of
from alhambra.engine.piece import Piece
from alhambra.game.catalogue import base_data
from tests.engine.slow import WHOLE, Cell, Palace, Square, beside, meets

WALLS: list[str] = [walls for _, _, walls in base_data().tiles]  # of the 54 real tiles
FOUNTAIN_TILE = 0


def code(cell: Cell) -> int:
    """A cell as the engine writes it."""
    return cell_at(*cell)


def coordinates(cell: int) -> Cell:
    """A cell as the slow model writes it."""
    return x_of(cell), y_of(cell)


def coded(cells: Iterable[i64]) -> list[Cell]:
    """A list of the engine's cells, in its order, as coordinates."""
    return [coordinates(int(entry & CELL_MASK)) for entry in cells]


def as_piece(squares: dict[Cell, Square]) -> Piece:
    """A piece as the engine takes it."""
    first = next(iter(squares.values()))
    cells = [code(cell) for cell in squares]
    walls = [sides_from_letters(square.walls) for square in squares.values()]
    return Piece(cells, walls, first.corner)


class Twin:
    """Both forms of one Alhambra. Nothing is checked here: that is what the tests do."""

    def __init__(self) -> None:
        self.board: Board = new_board(FOUNTAIN_TILE)
        self.palace = Palace()
        self.pieces = 0

    def number(self) -> int:
        """A number for the next piece that no other has."""
        self.pieces += 1
        return self.pieces

    def lay(self, squares: dict[Cell, Square]) -> None:
        """Lays a piece of any shape."""
        first = next(iter(squares.values()))
        building.lay_piece(self.board, as_piece(squares), first.piece, [0] * len(squares))
        self.palace.squares.update(squares)

    def put(self, cell: Cell, walls: str = "", corner: int = WHOLE) -> None:
        """Lays one tile or half cell."""
        self.lay({cell: Square(walls, self.number(), corner)})

    def lift(self, cell: Cell) -> None:
        """Takes a piece of any shape away."""
        cells = sorted(self.palace.cells_of(cell))
        building.lift_piece(self.board, [code(one) for one in cells], [0] * len(cells))
        for one in cells:
            del self.palace.squares[one]

    def gate(self, cell: Cell, side: str) -> None:
        """Puts a gate into a double wall."""
        self.board.open_gate(code(cell), "NESW".index(side))
        self.palace.gates.add(frozenset((cell, beside(cell, side))))

    def annex(self, cell: Cell, bastions: str) -> None:
        """Puts up an annex."""
        self.board.lay_annex(code(cell), self.number(), sides_from_letters(bastions))
        self.palace.annexes[cell] = bastions


def double_wall_of(palace: Palace, cell: Cell) -> str:
    """A side of this square that is a double wall, "" if there is none."""
    for side in palace.squares[cell].walls:
        if meets(palace, cell, side):
            return side
    return ""
