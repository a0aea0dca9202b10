"""Squares for the referee: they count their open neighbours of their colour."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.pieces import SIDES, beside
from alhambra.referee.table import Table

BEST_SQUARE = 3


class Squares(Assistant):
    """Three at most for each square."""

    def counts(self, table: Table, seat: int, kind: str) -> float:
        if seat == table.players:
            return 0
        paper = table.papers[seat]
        total = 0
        for cell, square in paper.squares.items():
            if square.tile.startswith(f"square {kind} "):
                around = [beside(cell, side) for side in SIDES if side not in square.walls]
                types = [paper.squares[other].type for other in around if other in paper.squares]
                total += min(BEST_SQUARE, types.count(kind))
        return total
