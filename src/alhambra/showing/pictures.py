"""Boards as they lie, cell by cell, so that whoever draws them needs no rule.

Everything here lies open on the table: it is the same for every seat.
"""

from dataclasses import dataclass

from alhambra.engine.board import UNTYPED, Board
from alhambra.engine.building import cells_of, first_cells, gates_of
from alhambra.engine.cells import FOUNTAIN, SIDE_LETTERS, letters_from_sides, x_of, y_of
from alhambra.engine.laying import unfinished
from alhambra.engine.outline import runs
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import ANNEX, HALF_CELL, TYPES
from alhambra.engine.scoring import EDGE_LETTERS
from alhambra.engine.state import State
from alhambra.engine.survey import first_cell
from alhambra.game.game import Game

Cell = tuple[int, int]  # steps east and south of the fountain
Side = tuple[int, int, str]  # a cell and one of its sides: N E S W, or D, the long side of a half

CORNERS = ("NW", "NE", "SE", "SW")


@dataclass(frozen=True)
class Spot:
    """What lies on one cell; a tile of two cells has two of these."""

    at: Cell
    tile: str  # the whole tile, as the game calls it
    kind: str  # the building type on this very cell, "" if it is no building
    walls: str  # the walled sides as they lie; of what stands outside the walls, its bastions
    turn: int = 0  # quarter turns clockwise
    half: str = ""  # the corner with the right angle, if it takes half a cell
    mate: Cell | None = None  # the other cell of the tile
    outside: bool = False  # whether it stands outside the walls
    unfinished: bool = False  # whether it is a building that does not count yet


@dataclass(frozen=True)
class BoardPicture:
    """One Alhambra."""

    spots: tuple[Spot, ...]
    fountain: str  # the walls that were built at the fountain
    gates: tuple[Side, ...]  # double walls one may walk through, each once
    rim: tuple[Side, ...]  # the outer wall that would score, clockwise


def board_picture(game: Game, seat: int) -> BoardPicture:
    """The Alhambra of a seat.

    >>> from alhambra import Setup
    >>> board_picture(Game(Setup(players=3, seed=7)), 0)
    BoardPicture(spots=(), fountain='', gates=(), rim=())
    """
    state = game.state
    board = state.boards[seat]
    spots = [
        _spot(state, seat, cell) for first in first_cells(board) for cell in cells_of(board, first)
    ]
    spots.extend(_annex(state, board, cell) for cell in board.annexes)
    spots.sort(key=lambda spot: (spot.at[1], spot.at[0]))
    longest = runs(board)[:1]
    return BoardPicture(
        spots=tuple(spots),
        fountain=letters_from_sides(int(board.walls(FOUNTAIN))),
        gates=tuple((*_at(cell), SIDE_LETTERS[side]) for cell, side in gates_of(board)),
        rim=tuple((*_at(c), EDGE_LETTERS[side]) for run in longest for c, side in run.edges),
    )


def tile_picture(game: Game, name: str) -> tuple[Spot, ...]:
    """A tile as it is printed, its first cell at (0, 0); half cells with the corner north-west.

    >>> from alhambra import Setup
    >>> game = Game(Setup(players=3, seed=7))
    >>> [(spot.at, spot.kind, spot.walls) for spot in tile_picture(game, "tower 11 -")]
    [((0, 0), 'tower', '')]
    """
    spec = game.state.rules.tiles[game.state.rules.tile_by_name[name]]
    second = _at(FOUNTAIN + spec.second)
    cells = [(0, 0), second] if spec.second else [(0, 0)]
    return tuple(
        Spot(
            at=at,
            tile=name,
            kind="" if spec.kinds[part] == UNTYPED else TYPES[spec.kinds[part]],
            walls=letters_from_sides(spec.walls[part]),
            half=CORNERS[0] if spec.shape == HALF_CELL else "",
            mate=cells[1 - part] if spec.second else None,
            outside=spec.shape == ANNEX,
        )
        for part, at in enumerate(cells)
    )


def _at(cell: int) -> Cell:
    return x_of(cell), y_of(cell)


def _spot(state: State, seat: int, cell: int) -> Spot:
    """One cell of a tile or of a half cell that is part of the Alhambra."""
    board = state.boards[seat]
    first = int(first_cell(board, cell))
    tile = int(board.tile[cell])
    kind = int(kind_at(state, seat, cell))
    mates = [other for other in cells_of(board, cell) if other != cell]
    return Spot(
        at=_at(cell),
        tile=state.rules.tiles[tile].name,
        kind="" if kind == UNTYPED else TYPES[kind],
        walls=letters_from_sides(int(board.walls(cell))),
        turn=board.turns.get(first, 0),
        half=CORNERS[board.halves[cell]] if cell in board.halves else "",
        mate=_at(mates[0]) if mates else None,
        unfinished=unfinished(state, tile),
    )


def _annex(state: State, board: Board, cell: int) -> Spot:
    name = state.rules.tiles[int(board.tile[cell])].name
    bastions = letters_from_sides(board.annexes[cell])
    return Spot(at=_at(cell), tile=name, kind="", walls=bastions, outside=True)
