"""An Alhambra rebuilt from the texts of a view: tiles of every shape, turned, with added walls."""

from typing import Any, Final, NamedTuple

from alhambra.engine.board import Board, new_board
from alhambra.engine.building import cells_of, lay_piece, lift_piece
from alhambra.engine.cells import ALL_SIDES, FOUNTAIN, cell_at, sides_from_letters, turned
from alhambra.engine.laying import SECOND_SHIFT, turned_step
from alhambra.engine.piece import Piece
from alhambra.engine.rules import ANNEX, HALF_CELL, Rules

READABLE: Final = frozenset({"tile", "at", "turn", "added"})
NO_TILE: Final = -1


class Laid(NamedTuple):
    """One tile of a board: how far it is turned, where its first cell lies, which walls it got."""

    tile: int
    cell: int
    turn: int = 0
    added: int = 0


Layout = tuple[Laid, ...]  # the fountain first


def read_layout(rules: Rules, seat: int, own: dict[str, Any]) -> Layout | None:
    """The board of a seat; None if it holds a piece that is unknown here."""
    layout = [Laid(seat, int(FOUNTAIN), 0, read_sides(own.get("fountain", "")))]
    for piece in own["board"]:
        tile = rules.tile_by_name.get(piece.get("tile"), NO_TILE)
        if tile == NO_TILE or not set(piece) <= READABLE:
            return None
        added = read_sides(piece.get("added", ""))
        layout.append(Laid(tile, cell_at(*piece["at"]), piece.get("turn", 0), added))
    return tuple(layout)


def read_sides(text: str) -> int:
    """`NE`, or `N/E` with the walls of a second cell."""
    first, _, second = text.partition("/")
    return sides_from_letters(first) | sides_from_letters(second) << SECOND_SHIFT


def build(rules: Rules, layout: Layout) -> Board:
    """The board with all that lies on it."""
    fountain = layout[0]
    board = new_board(fountain.tile)
    if fountain.added:
        board.add_wall(fountain.cell, fountain.added)
    for laid in layout[1:]:
        lay(board, rules, laid)
    return board


def lay(board: Board, rules: Rules, laid: Laid) -> None:
    """Puts one tile there, whatever its shape."""
    spec = rules.tiles[laid.tile]
    if spec.shape == ANNEX:
        board.lay_annex(laid.cell, laid.tile, spec.walls[0])
    elif spec.shape == HALF_CELL:
        lay_piece(board, Piece([laid.cell], [0], laid.turn), laid.tile, spec.kinds)
    else:
        lay_piece(board, _whole_cells(rules, laid), laid.tile, spec.kinds)


def _whole_cells(rules: Rules, laid: Laid) -> Piece:
    spec = rules.tiles[laid.tile]
    cells = [laid.cell]
    if spec.second:
        cells.append(laid.cell + int(turned_step(spec.second, laid.turn)))
    walls = [
        int(turned(printed | (laid.added >> SECOND_SHIFT * index & int(ALL_SIDES)), laid.turn))
        for index, printed in enumerate(spec.walls[: len(cells)])
    ]
    return Piece(cells, walls)


def lift(board: Board, rules: Rules, cell: int) -> None:
    """Takes away what lies there, if anything does."""
    if cell in board.annexes:
        board.lift_annex(cell)
    elif board.built(cell):
        kinds = rules.tiles[int(board.tile[cell])].kinds
        lift_piece(board, cells_of(board, cell), kinds)
        board.halves.pop(cell, None)
