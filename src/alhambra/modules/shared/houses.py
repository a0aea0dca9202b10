"""Finished buildings of a type as houses, and small pieces that stand in them, one in each.

A house is the spot of a building together with its type, so a tile of two cells is two houses. A
piece has the colour of its house; when the building is lifted the piece goes back to where all of
them come from. Who has which pieces is kept in Piles of the kind House.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.engine.board import UNTYPED
from alhambra.engine.cells import CELL_MASK
from alhambra.engine.kinds import NONE, Kind
from alhambra.engine.laying import unfinished
from alhambra.engine.marks import Mark
from alhambra.engine.pieces import Pieces
from alhambra.engine.piles import Piles
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.state import State
from alhambra.engine.survey import survey
from alhambra.modules.shared.token_spots import (
    SECOND,
    SPOT,
    SPOTS,
    TILE_MASK,
    cells_standing,
    spot_at,
)

NO_HOUSE: Final = NONE
COLOURS: Final = 8  # more than there are building types
NOBODY: Final[vec[u8]] = vec[u8]([0] * (TILE_MASK + 1))  # for each tile whether a piece is on it


@final
class House(Kind):
    """A house, written as the spot of its building; one of these pieces stands in it."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__("house")
        self.pieces = pieces

    def text(self, rules: Rules, value: i64) -> object:
        return SPOT.text(rules, value // COLOURS)

    def find(self, rules: Rules, text: object) -> i64:
        return house_on(rules, SPOT.read(rules, text))

    def size(self, rules: Rules) -> i64:
        return SPOTS * COLOURS

    def stock(self) -> Pieces | None:
        return self.pieces

    def pieces_in(self, value: i64) -> list[int]:
        return [colour_of(value)]


def house_on(rules: Rules, spot: int) -> int:
    """The house on a spot of a tile, NO_HOUSE if there is no building of a type."""
    kind = rules.tiles[spot & TILE_MASK].kinds[1 if spot & SECOND else 0]
    return spot * COLOURS + kind if kind != UNTYPED else NO_HOUSE


def colour_of(house: i64) -> int:
    """Its building type."""
    return int(house % COLOURS)


def tile_of(house: i64) -> int:
    """The tile on which it is."""
    return int(house // COLOURS & TILE_MASK)


def house_at(state: State, seat: i64, cell: i64) -> int:
    """The house on this cell, NO_HOUSE if no finished building of a type lies there."""
    if kind_at(state, seat, cell) == UNTYPED:
        return NO_HOUSE
    board = state.boards[int(seat)]
    if state.rules.fold_unfinished and unfinished(state, i64(board.tile[cell])):
        return NO_HOUSE
    return house_on(state.rules, spot_at(board, cell))


def houses_of(state: State, tile: int) -> list[int]:
    """The houses of a tile that lies in no Alhambra."""
    spots = [tile, tile | SECOND][: len(state.rules.tiles[tile].kinds)]
    houses = [house_on(state.rules, spot) for spot in spots]
    return [house for house in houses if house != NO_HOUSE]


def leave(lodgers: Piles, state: State, tile: i64) -> list[int]:
    """A tile is lifted; the colours of the pieces that stood on it."""
    gone: list[int] = []
    for seat in range(lodgers.count):
        houses = lodgers.of(state, seat)
        for house in [house for house in houses if tile_of(house) == tile]:
            houses.remove(house)
            gone.append(colour_of(house))
    return gone


def mark(lodgers: Piles, state: State, seat: int, word: str, found: list[Mark]) -> None:
    """Each piece on its house in the seat's Alhambra; its colour follows the word."""
    board = state.boards[seat]
    houses = lodgers.of(state, seat)
    lodged = NOBODY[:]
    for house in houses:
        lodged[tile_of(house)] = 1
    survey(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        if lodged[i64(board.tile[cell])]:
            # A tile of two cells may have one on the other.
            house = house_on(state.rules, spot_at(board, cell))
            if house in houses:
                found.append(Mark(f"{word}-{TYPES[colour_of(house)]}", seat=seat, cell=cell))


def check_lodgers(lodgers: Piles, state: State) -> None:
    """Complains of pieces that stand in no house of their seat; the seat after the last is Dirk."""
    for seat, houses in enumerate(lodgers.all(state)):
        if seat == state.rules.players:
            there = [house for tile in state.dirk for house in houses_of(state, tile)]
        else:
            cells = cells_standing(state.boards[seat])
            there = [house_at(state, seat, cell) for cell in cells]
        for house in houses:
            name = lodgers.kind.text(state.rules, house)
            if house not in there:
                raise ValueError(f"{lodgers.key}: no finished building {name} lies there")
            if houses.count(house) > 1:
                raise ValueError(f"{lodgers.key}: {name} is named twice")
