"""The build rules on plain boards: the engine's answers against the slow full check."""

from random import Random

import pytest

from alhambra.engine.board import Board
from alhambra.engine.building import no_add, no_exchange, no_remove
from alhambra.engine.cells import FOUNTAIN, REACH, letters_from_sides, sides_from_letters
from alhambra.engine.piece import Piece
from alhambra.engine.survey import find_removable, fits, replaces, survey
from tests.engine import slow
from tests.engine.slow import Cell, Square, beside
from tests.engine.twin import WALLS, Twin, code, coded

# The order in which a broken rule is named when several are.
ORDER = (
    "fountain_stays",
    "no_tile_there",
    "cell_taken",
    "no_side_contact",
    "sides_differ",
    "not_on_foot",
    "hole",
    "cut_off",
)
RING = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def first_of(faults: set[str]) -> str:
    """The one rule that must be named."""
    return next((key for key in ORDER if key in faults), "")


class Grower:
    """A random Alhambra of real tiles that is changed by legal steps."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.twin = Twin()
        self.stock = list(range(len(WALLS)))
        rng.shuffle(self.stock)
        self.laid: dict[Cell, int] = {}

    def square(self, tile: int) -> Square:
        return Square(WALLS[tile], tile + 1)

    def legal_cells(self, tile: int) -> list[Cell]:
        palace = self.twin.palace
        cells = slow.frame(palace)
        return [c for c in cells if not slow.add_faults(palace, {c: self.square(tile)})]

    def grow(self) -> None:
        """Adds a tile, or sometimes removes or exchanges one."""
        what = self.rng.random()
        if what < 0.2 and self.laid:
            self._remove()
        elif what < 0.3 and self.laid:
            self._exchange()
        else:
            self._add()

    def _add(self) -> None:
        for tile in self.rng.sample(self.stock, min(4, len(self.stock))):
            cells = self.legal_cells(tile)
            if cells:
                self._lay(self.rng.choice(cells), tile)
                return

    def _lay(self, cell: Cell, tile: int) -> None:
        self.twin.lay({cell: self.square(tile)})
        self.laid[cell] = tile
        self.stock.remove(tile)

    def _lift(self, cell: Cell) -> None:
        self.twin.lift(cell)
        self.stock.append(self.laid.pop(cell))

    def _remove(self) -> None:
        cell = self.rng.choice(sorted(self.laid))
        if not slow.remove_faults(self.twin.palace, cell):
            self._lift(cell)

    def _exchange(self) -> None:
        cell, tile = self.rng.choice(sorted(self.laid)), self.rng.choice(self.stock)
        if not slow.exchange_faults(self.twin.palace, cell, {cell: self.square(tile)}):
            self._lift(cell)
            self._lay(cell, tile)


def add_reason(board: Board, cell: Cell, walls: str = "") -> str:
    return no_add(board, Piece([code(cell)], [sides_from_letters(walls)]))


def check_adds(grown: Grower, tile: int) -> None:
    """Each cell around, and the list of legal cells."""
    board, palace = grown.twin.board, grown.twin.palace
    legal = []
    for cell in slow.frame(palace):
        faults = slow.add_faults(palace, {cell: grown.square(tile)})
        reason = add_reason(board, cell, WALLS[tile])
        assert reason == first_of(faults), (palace, cell, WALLS[tile])
        if not faults:
            legal.append(cell)
    survey(board)
    walls = sides_from_letters(WALLS[tile])
    assert coded(entry for entry in board.frontier if fits(entry, walls)) == legal


def check_removals(grown: Grower) -> None:
    board, palace = grown.twin.board, grown.twin.palace
    loose = []
    for cell in slow.frame(palace):
        faults = slow.remove_faults(palace, cell)
        assert no_remove(board, code(cell)) == first_of(faults), (palace, cell)
        if not faults:
            loose.append(cell)
    find_removable(board)
    assert coded(board.removable) == loose


def check_exchanges(grown: Grower, tile: int) -> None:
    board, palace = grown.twin.board, grown.twin.palace
    walls = sides_from_letters(WALLS[tile])
    legal = []
    for cell in slow.frame(palace):
        faults = slow.exchange_faults(palace, cell, {cell: grown.square(tile)})
        reason = no_exchange(board, code(cell), Piece([code(cell)], [walls]))
        assert reason == first_of(faults), (palace, cell, WALLS[tile])
        if not faults:
            legal.append(cell)
    survey(board)
    assert coded(entry for entry in board.standing if replaces(entry, walls)) == legal


def check_caches(grown: Grower) -> None:
    """What each cell sees of its neighbours, recomputed from scratch."""
    board, palace = grown.twin.board, grown.twin.palace
    for cell in slow.frame(palace):
        near = [s for s in slow.STEPS if beside(cell, s) in palace.squares]
        assert letters_from_sides(int(board.touched(code(cell)))) == "".join(near)
        walls = [s for s in near if slow.OPPOSITE[s] in palace.squares[beside(cell, s)].walls]
        assert letters_from_sides(int(board.facing_walls(code(cell)))) == "".join(walls)
        assert board.ring[code(cell)] == ring_of(palace, cell)
        assert board.built(code(cell)) == (cell in palace.squares)
    survey(board)
    assert coded(board.standing) == sorted(palace.squares, key=lambda cell: cell[::-1])


def ring_of(palace: slow.Palace, cell: Cell) -> int:
    ring = 0
    for index, way in enumerate(RING):
        there = cell
        for side in way:
            there = beside(there, side)
        ring |= (there in palace.squares) << index
    return ring


def check_box(grown: Grower, ever: set[Cell]) -> None:
    """The box reaches around everything that ever lay here: it may only be too large."""
    board = grown.twin.board
    xs, ys = zip(*ever, strict=True)
    box = [int(board.left), int(board.right), int(board.top), int(board.bottom)]
    assert [edge - 32 for edge in box] == [min(xs), max(xs), min(ys), max(ys)]


def sweep(seed: int, steps: int) -> None:
    grown = Grower(Random(seed))
    ever: set[Cell] = {slow.FOUNTAIN}
    for _ in range(steps):
        grown.grow()
        ever |= set(grown.laid)
        tile = grown.rng.choice(grown.stock)
        check_adds(grown, tile)
        check_removals(grown)
        check_exchanges(grown, tile)
        check_caches(grown)
        check_box(grown, ever)


@pytest.mark.parametrize("seed", range(10))
def test_quick_build_rules_equal_the_full_check(seed: int) -> None:
    sweep(seed, 28)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_quick_build_rules_equal_the_full_check_long(seed: int) -> None:
    sweep(seed, 60)


def test_copies_are_independent() -> None:
    for seed in range(4):
        grown = Grower(Random(seed))
        for _ in range(15):
            grown.grow()
        before, copy = grown.twin.palace.copy(), grown.twin.board.copy()
        original = grown.twin.board
        grown.twin.board = copy
        for _ in range(10):
            grown.grow()
        check_caches(grown)
        grown.twin.board, grown.twin.palace = original, before
        check_caches(grown)
        check_removals(grown)


def test_building_types_are_counted() -> None:
    board = Twin().board
    board.lay(code((1, 0)), 1, 0, 4)
    board.lay(code((2, 0)), 2, 0, 4)
    board.lay(code((0, 1)), 3, 0, 5)
    assert list(board.counts) == [0, 0, 0, 0, 2, 1, 0]
    board.recount(5, -1)
    assert board.lift(code((2, 0)), 4) == 2
    assert list(board.counts) == [0, 0, 0, 0, 1, 0, 0]


def test_walls_added_later_count_like_printed_ones() -> None:
    twin = Twin()
    twin.put((1, 0))
    twin.board.add_wall(code((1, 0)), sides_from_letters("N"))
    assert letters_from_sides(int(twin.board.walls(code((1, 0))))) == "N"
    assert add_reason(twin.board, (1, -1), "S") == "not_on_foot"
    assert add_reason(twin.board, (1, -1)) == "sides_differ"


def test_the_fountain_never_moves() -> None:
    board = Twin().board
    assert no_remove(board, FOUNTAIN) == "fountain_stays"
    assert no_exchange(board, FOUNTAIN, Piece([FOUNTAIN], [0])) == "fountain_stays"


def test_the_table_has_an_edge() -> None:
    twin = Twin()
    for x in range(1, REACH + 1):
        assert add_reason(twin.board, (x, 0)) == ""
        twin.put((x, 0))
    assert add_reason(twin.board, (REACH + 1, 0)) == "table_edge"
    survey(twin.board)
    assert (REACH + 1, 0) not in coded(twin.board.frontier)


def test_a_gap_that_leaks_only_through_a_corner_is_a_hole() -> None:
    twin = Twin()
    for cell in ((1, 0), (2, 0), (2, 1), (0, 1), (0, 2)):
        twin.put(cell)
    # (1, 1) would leak only between (2, 1) and (1, 2).
    assert add_reason(twin.board, (1, 2)) == "hole"
