"""Finished buildings of a type as houses, and small pieces that stand in them, one in each.

A house is the spot of a building, so a tile of two cells is two houses. A piece has the colour of
its house; when the building is lifted the piece goes back to where all of them come from.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.engine.board import UNTYPED
from alhambra.engine.cells import CELL_MASK
from alhambra.engine.laying import unfinished
from alhambra.engine.marks import Mark
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.survey import survey
from alhambra.modules.shared.token_spots import (
    SECOND,
    TILE_MASK,
    cells_standing,
    read_spot_text,
    spot_at,
    spot_text,
)

NO_HOUSE = -1
NOBODY: Final[vec[u8]] = vec[u8]([0] * (TILE_MASK + 1))  # for each tile whether a piece is on it


def house_at(state: State, seat: i64, cell: i64) -> int:
    """The house on this cell, NO_HOUSE if no finished building of a type lies there."""
    if kind_at(state, seat, cell) == UNTYPED:
        return NO_HOUSE
    board = state.boards[int(seat)]
    if state.rules.fold_unfinished and unfinished(state, i64(board.tile[cell])):
        return NO_HOUSE
    return spot_at(board, cell)


def cells_with_houses(state: State, seat: i64) -> list[int]:
    """Every cell of the seat's Alhambra with a house on it, in the order of the cells."""
    cells = cells_standing(state.boards[int(seat)])
    return [cell for cell in cells if house_at(state, seat, cell) != NO_HOUSE]


def houses_of(state: State, tile: int) -> list[tuple[int, int]]:
    """The houses of a tile that lies in no Alhambra, each with its type."""
    kinds = state.rules.tiles[tile].kinds
    found = [(tile | (SECOND if part else 0), kind) for part, kind in enumerate(kinds)]
    return [(house, kind) for house, kind in found if kind != UNTYPED]


@final
class Lodgers:
    """The pieces that stand in houses: the seat and the colour of each, by the house."""

    def __init__(self, seats: dict[int, int], kinds: dict[int, int]) -> None:
        self.seats = seats
        self.kinds = kinds

    def copy(self) -> "Lodgers":
        """An independent copy."""
        return Lodgers(self.seats.copy(), self.kinds.copy())

    def put(self, house: int, seat: int, kind: int) -> None:
        """A piece moves in."""
        self.seats[house] = seat
        self.kinds[house] = kind

    def leave(self, tile: i64) -> list[int]:
        """A tile is lifted; the colours of the pieces that stood on it."""
        gone: list[int] = []
        for house in (int(tile), int(tile) | SECOND):
            if house in self.seats:
                del self.seats[house]
                gone.append(self.kinds.pop(house))
        return gone

    def count(self, seat: int) -> int:
        """How many pieces a seat has."""
        return sum(1 for owner in self.seats.values() if owner == seat)

    def by_kind(self, seat: int) -> list[int]:
        """How many pieces of each colour a seat has."""
        counts = [0] * len(TYPES)
        for house, owner in self.seats.items():
            if owner == seat:
                counts[self.kinds[house]] += 1
        return counts

    def mark(self, state: State, seat: int, word: str, found: list[Mark]) -> None:
        """Each piece on its house in the seat's Alhambra; its colour follows the word."""
        board = state.boards[seat]
        lodged = NOBODY[:]
        for house in self.seats:
            lodged[house & TILE_MASK] = 1
        survey(board)
        for entry in board.standing:
            cell = entry & CELL_MASK
            if lodged[i64(board.tile[cell])]:
                house = spot_at(board, cell)  # a tile of two cells may have one on the other
                if house in self.seats:
                    found.append(Mark(self.word(word, house), seat=seat, cell=cell))

    def word(self, word: str, house: int) -> str:
        """What the piece in this house is called."""
        return f"{word}-{TYPES[self.kinds[house]]}"

    def names(self, state: State, seat: int) -> list[str]:
        """The houses of a seat's pieces by their names."""
        houses = sorted(house for house, owner in self.seats.items() if owner == seat)
        return [spot_text(state.rules, house) for house in houses]


def read_lodgers(state: State, seat: int, names: object, key: str, lodgers: Lodgers) -> None:
    """The houses of one seat, as `names` wrote them; the seat after the last is Dirk."""
    if not isinstance(names, list):
        raise ValueError(f"{key} must be a list of tiles for each seat")
    for name in names:
        house = read_spot_text(state.rules, key, name)
        kind = _kind_there(state, seat, house)
        if kind == UNTYPED:
            raise ValueError(f"{key}: no finished building {name} lies there")
        if house in lodgers.seats:
            raise ValueError(f"{key}: {name} is named twice")
        lodgers.put(house, seat, kind)


def _kind_there(state: State, seat: int, house: int) -> int:
    """The type of the house if it belongs to the seat, else UNTYPED."""
    if seat == state.rules.players:
        found = houses_of(state, house & TILE_MASK) if house & TILE_MASK in state.dirk else []
        return dict(found).get(house, UNTYPED)
    for cell in cells_with_houses(state, seat):
        if house_at(state, seat, cell) == house:
            return int(kind_at(state, seat, cell))
    return UNTYPED
