"""The build rules for pieces of any shape: half cells, two-cell tiles, gates, annexes."""

from random import Random

import pytest

from alhambra.engine import building
from alhambra.engine.cells import letters_from_sides, sides_from_letters, turned
from alhambra.engine.piece import Piece, legs
from alhambra.engine.survey import survey
from tests.engine import slow
from tests.engine.slow import Cell, Square, beside
from tests.engine.twin import WALLS, Twin, as_piece, code, coded, double_wall_of

BASTIONS = ("N", "E", "S", "W", "NE", "ES", "SW", "NW")


def agree(reason: str, faults: set[str], *case: object) -> None:
    """Legal in both, or the reason given is one of the rules that are broken."""
    assert reason in faults if faults else reason == "", (reason, faults, *case)


def add_reason(twin: Twin, squares: dict[Cell, Square]) -> str:
    return building.no_add(twin.board, as_piece(squares))


class Shaper:
    """A random Alhambra of pieces of every shape."""

    def __init__(self, rng: Random, annexes: bool) -> None:
        self.rng = rng
        self.twin = Twin()
        self.annexes = annexes

    def cell(self) -> Cell:
        return self.rng.choice(slow.frame(self.twin.palace))

    def shape(self, cell: Cell) -> dict[Cell, Square]:
        """A half cell, a one-cell tile or a two-cell tile."""
        if self.rng.random() < 0.25:
            return {cell: Square("", self.twin.pieces + 1, self.rng.randrange(4))}
        return self.tile(cell)

    def tile(self, cell: Cell) -> dict[Cell, Square]:
        """A one-cell tile or a two-cell tile: what may come from a reserve."""
        number, walls = self.twin.pieces + 1, self.rng.choice(WALLS)
        if self.rng.random() < 0.6:
            return {cell: Square(walls, number)}
        side = self.rng.choice("ES")
        other = self.rng.choice(WALLS).replace(slow.OPPOSITE[side], "")
        return {
            cell: Square(walls.replace(side, ""), number),
            beside(cell, side): Square(other, number),
        }

    def grow(self) -> None:
        """Builds something legal; where only the way on foot is missing, with a gate."""
        for _ in range(40):
            if self.annexes and self.rng.random() < 0.3 and self._annex():
                return
            squares = self.shape(self.cell())
            faults = slow.add_faults(self.twin.palace, squares)
            agree(add_reason(self.twin, squares), faults, self.twin.palace, squares)
            if not faults or self._can_have_gate(squares, faults):
                self._build(squares, bool(faults))
                return

    def _can_have_gate(self, squares: dict[Cell, Square], faults: set[str]) -> bool:
        return faults == {"not_on_foot"} and len(squares) == 1 and self.rng.random() < 0.5

    def _build(self, squares: dict[Cell, Square], with_gate: bool) -> None:
        self.twin.number()
        self.twin.lay(squares)
        if with_gate:
            cell = next(iter(squares))
            self.twin.gate(cell, double_wall_of(self.twin.palace, cell))

    def _camp_site(self) -> tuple[Cell, str]:
        """Mostly before an outer wall, with a bastion that leans on it."""
        squares = self.twin.palace.squares
        walls = [(c, s) for c in squares for s in squares[c].walls if beside(c, s) not in squares]
        if not walls or self.rng.random() < 0.3:
            return self.cell(), self.rng.choice(BASTIONS)
        cell, side = self.rng.choice(walls)
        fitting = [bastions for bastions in BASTIONS if slow.OPPOSITE[side] in bastions]
        return beside(cell, side), self.rng.choice(fitting)

    def _annex(self) -> bool:
        cell, bastions = self._camp_site()
        faults = slow.camp_add_faults(self.twin.palace, cell, bastions)
        reason = building.no_annex(self.twin.board, code(cell), sides_from_letters(bastions))
        agree(reason, faults, self.twin.palace, cell, bastions)
        if not faults:
            self.twin.annex(cell, bastions)
        return not faults

    def shrink(self) -> None:
        cell = self.cell()
        if not slow.remove_faults(self.twin.palace, cell):
            self.twin.lift(cell)

    def check(self) -> None:
        """Every removal, and exchanges with a random piece."""
        twin = self.twin
        for cell in slow.frame(twin.palace):
            faults = slow.remove_faults(twin.palace, cell)
            agree(building.no_remove(twin.board, code(cell)), faults, twin.palace, cell)
            squares = self.tile(cell)
            faults = slow.exchange_faults(twin.palace, cell, squares)
            reason = building.no_exchange(twin.board, code(cell), as_piece(squares))
            agree(reason, faults, twin.palace, cell, squares)


def sweep(seed: int, steps: int, annexes: bool) -> None:
    shaper = Shaper(Random(seed), annexes)
    for _ in range(steps):
        shaper.grow()
        if shaper.rng.random() < 0.2:
            shaper.shrink()
        shaper.check()


@pytest.mark.parametrize("seed", range(10))
def test_pieces_of_any_shape_obey_the_build_rules(seed: int) -> None:
    sweep(seed, 25, annexes=False)


@pytest.mark.parametrize("seed", range(10))
def test_pieces_of_any_shape_beside_annexes_obey_the_build_rules(seed: int) -> None:
    sweep(seed, 25, annexes=True)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 220))
def test_pieces_of_any_shape_long(seed: int) -> None:
    sweep(seed, 40, annexes=seed % 2 == 0)


def test_a_removal_beside_an_annex_leaves_no_hole() -> None:
    """Annexes are solid ground in the second hole check: the tile's cell would be closed off."""
    twin = Twin()
    for cell in ((1, 0), (0, 1), (0, 2), (1, 2)):
        twin.put(cell)
    twin.put((2, 0), "S")
    twin.put((1, 1), "E")
    twin.annex((2, 1), "NW")
    assert slow.faults(twin.palace) == set()
    assert slow.remove_faults(twin.palace, (1, 1)) == {"hole"}
    assert building.no_remove(twin.board, code((1, 1))) == "hole"


def test_a_camp_does_not_lean_on_the_free_half_of_a_cell() -> None:
    twin = Twin()
    twin.put((0, -1), "", 3)  # legs west and south: its free half faces the annex
    twin.put((1, 0), "N")
    twin.annex((1, -1), "SW")
    assert slow.faults(twin.palace) == set()
    assert building.no_remove(twin.board, code((1, 0))) == "bastion_needs_wall"


@pytest.mark.parametrize("seed", range(30))
def test_a_whole_board_is_judged_like_the_slow_model(seed: int) -> None:
    """Also boards that break rules: some pieces are laid wherever there is room."""
    shaper = Shaper(Random(seed), annexes=seed % 3 == 0)
    for _ in range(8):
        shaper.grow()
    agree(building.board_fault(shaper.twin.board), set())
    squares = shaper.shape(shaper.cell())
    if "cell_taken" not in slow.add_faults(shaper.twin.palace, squares):
        shaper.twin.lay(squares)
    faults = slow.faults(shaper.twin.palace)
    if "cut_off" in faults:
        faults.add("not_on_foot")
    agree(building.board_fault(shaper.twin.board), faults, shaper.twin.palace)


def test_a_gate_opens_the_way_and_holds_both_tiles() -> None:
    twin = Twin()
    twin.put((1, 0), "E")
    east = {(2, 0): Square("W", 2)}
    assert add_reason(twin, east) == "not_on_foot"
    twin.lay(east)
    twin.gate((2, 0), "W")
    assert slow.faults(twin.palace) == set()
    for cell in ((1, 0), (2, 0)):
        assert building.no_remove(twin.board, code(cell)) == "gate_holds_tile"
        piece = Piece([code(cell)], [0])
        assert building.no_exchange(twin.board, code(cell), piece) == "gate_holds_tile"


def test_removing_a_third_tile_may_leave_the_gate_as_the_only_link() -> None:
    twin = Twin()
    for cell, walls in (((1, 0), "E"), ((1, 1), ""), ((2, 1), ""), ((2, 0), "W")):
        twin.put(cell, walls)
    assert building.no_remove(twin.board, code((2, 1))) == "cut_off"
    twin.gate((2, 0), "W")
    assert building.no_remove(twin.board, code((2, 1))) == ""


@pytest.mark.parametrize("bastion", [True, False])
@pytest.mark.parametrize("walled", [True, False])
def test_only_a_bastion_meets_a_wall(bastion: bool, walled: bool) -> None:
    twin = Twin()
    twin.put((1, 0), "NE" if walled else "N")
    annex = sides_from_letters("W" if bastion else "S")
    reason = building.no_annex(twin.board, code((2, 0)), annex)
    assert reason == ("" if bastion and walled else "bastion_needs_wall")


def test_annexes_meet_with_green_sides_only() -> None:
    twin = Twin()
    for cell, walls in (((1, 0), "N"), ((2, 0), "N")):
        twin.put(cell, walls)
    twin.annex((1, -1), "S")
    for bastions, reason in (("S", ""), ("SW", "green_needs_green"), ("ES", "")):
        at = code((2, -1))
        assert building.no_annex(twin.board, at, sides_from_letters(bastions)) == reason


def test_a_leg_meets_no_wall_and_the_cell_of_a_half_cell_is_taken() -> None:
    twin = Twin()
    twin.put((1, 0), "N")
    assert add_reason(twin, {(1, -1): Square("", 2, 3)}) == "sides_differ"
    twin.put((2, 0), "", 3)
    assert add_reason(twin, {(2, 0): Square("", 3)}) == "cell_taken"
    assert add_reason(twin, {(2, 0): Square("", 3, 1)}) == "cell_taken"
    assert building.no_remove(twin.board, code((2, 0))) == "half_cell_stays"


def test_a_two_cell_tile_moves_as_one() -> None:
    twin = Twin()
    number = twin.number()
    twin.lay({(1, 0): Square("N", number), (2, 0): Square("S", number)})
    assert building.cells_of(twin.board, code((2, 0))) == [code((1, 0)), code((2, 0))]
    one = Piece([code((1, 0))], [sides_from_letters("N")])
    assert building.no_exchange(twin.board, code((1, 0)), one) == "other_shape"
    assert building.no_remove(twin.board, code((2, 0))) == ""
    twin.lift((2, 0))
    survey(twin.board)
    assert coded(twin.board.standing) == [(0, 0)]
    assert twin.board.plain()


@pytest.mark.parametrize(
    ("sides", "turns", "after"),
    [("N", 1, "E"), ("N", 2, "S"), ("N", 3, "W"), ("NEW", 1, "NES"), ("SW", 1, "NW")],
)
def test_a_quarter_turn_is_clockwise(sides: str, turns: int, after: str) -> None:
    assert letters_from_sides(int(turned(sides_from_letters(sides), turns))) == after


def test_turning_follows_the_compass() -> None:
    clockwise = dict(zip("NESW", "ESWN", strict=True))
    for sides in range(16):
        expected = letters_from_sides(sides)
        for turns in range(5):
            found = letters_from_sides(int(turned(sides, turns)))
            assert set(found) == set(expected)
            expected = "".join(clockwise[side] for side in expected)


@pytest.mark.parametrize("corner", range(4))
def test_a_half_cell_has_two_legs(corner: int) -> None:
    assert set(letters_from_sides(int(legs(corner)))) == set(slow.LEGS[corner])


@pytest.mark.parametrize("letters", ["X", "NN", "n", "N E"])
def test_sides_are_distinct_compass_letters(letters: str) -> None:
    with pytest.raises(ValueError, match="not a list of sides"):
        sides_from_letters(letters)
