"""Advice about tiles that are no buildings: the right place is worth more than any other."""

from collections.abc import Callable
from typing import Any

from alhambra import Game, Move
from alhambra.modules.bathhouses import advice as bathhouses
from alhambra.modules.bazaars import advice as bazaars
from alhambra.modules.city_walls import advice as city_walls
from alhambra.modules.medina import advice as medina
from alhambra.modules.squares import advice as squares
from alhambra.modules.wishing_well import advice as wishing_well
from tests.modules.together.lots import Lot, board, hand
from tests.rules.support import game_with

BATH = "bathhouse arcades garden chambers pavilion"
BAZAAR = "bazaar denar seraglio arcades tower"
Adviser = Callable[[dict[str, Any], Move], float | None]


def valued(game: Game, advise: Adviser, kind: str) -> list[tuple[float, Move]]:
    """The moves of a kind with what they are worth, the best first."""
    view = game.view(0)
    moves = [move for move in game.moves() if move.kind == kind]
    found = [(value, move) for move in moves if (value := advise(view, move)) is not None]
    return sorted(found, key=lambda pair: -pair[0])


def placing(module: str, tile: str, *tiles: str) -> Game:
    """The first seat places this tile."""
    head = f'modules = ["{module}"]\nquestion = "place"\n'
    return game_with(head, board(*tiles) + f'pending = ["{tile}"]', "", "")


def test_a_well_looks_along_the_line_that_fits() -> None:
    row = ["garden 11 - @ 1,0", "tower 11 - @ 2,0"]
    best = valued(placing("wishing_well", "well 3 1", *row), wishing_well.advise, "place")[0][1]
    assert (best.parts["at"], best.parts["turn"]) in (([-1, 0], 1), ([3, 0], 3))


def test_a_bathhouse_looks_for_what_is_far_away() -> None:
    row = ["seraglio 9 - @ 1,0", "tower 11 - @ 2,0", "garden 11 - @ 3,0"]
    value, best = valued(placing("bathhouses", BATH, *row), bathhouses.advise, "place")[0]
    assert (best.parts["at"], best.parts.get("turn", 0)) == ([-1, 0], 0)
    assert value > 3 * 4


def test_a_bazaar_goes_among_its_colours_and_they_come_to_it() -> None:
    row = ["seraglio 9 - @ 1,0", "tower 11 - @ 2,0", "garden 11 - @ -1,0"]
    best = valued(placing("bazaars", BAZAAR, *row), bazaars.advise, "place")[0][1]
    assert best.parts["at"] in ([1, 1], [2, 1], [1, -1], [2, -1])
    game = placing("bazaars", "arcades 10 -", f"{BAZAAR} @ 1,0", *row[2:])
    near = bazaars.extra(game.view(0), Move("place", tile="arcades 10 -", at=[2, 0]))
    far = bazaars.extra(game.view(0), Move("place", tile="arcades 10 -", at=[-2, 0]))
    assert near > far == 0


def test_a_square_goes_beside_its_colour_and_is_taken_for_it() -> None:
    row = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]
    best = valued(placing("squares", "square garden E", *row), squares.advise, "place")[0][1]
    assert best.parts["at"] in ([1, 1], [2, 1], [1, -1], [2, -1], [3, 0])
    game = game_with('modules = ["squares"]', board(*row), "", "")
    taken = valued(game, squares.advise, "take_square")[0][1]
    assert taken.parts["tile"].startswith("square garden ")


def test_a_medina_is_worth_most_to_whoever_has_none() -> None:
    head = 'modules = ["medina"]\nmarket = ["medina 7 W", "garden 10 N", "tower 13 E", "-"]\n'
    theirs = board("medina 8 S @ 1,0")
    none = game_with(head, hand("denar 7"), theirs, theirs.replace("8 S", "9 N"))
    some = game_with(head, hand("denar 7") + board("medina 6 E @ 0,1", "medina 10 - @ 0,2"),
                     theirs, theirs.replace("8 S", "9 N"))  # fmt: skip
    first = valued(none, medina.advise, "buy")[0][0]
    assert first > valued(some, medina.advise, "buy")[0][0]


def test_dirk_gets_no_medina_that_would_let_him_pass_by() -> None:
    head = 'modules = ["medina"]\nquestion = "place"\n'
    mine = board("medina 8 S @ 1,0") + 'pending = ["medina 9 N"]'
    game = game_with(head, mine, board("medina 6 E @ 0,1"))
    assert valued(game, medina.advise, "give")[0][0] < 0


def test_walls_are_built_where_they_lengthen_the_longest() -> None:
    head = 'modules = ["city_walls"]\n'
    tail = '[module.city_walls]\nopen = ["city_wall N"]\n'
    mine = board("garden 10 N @ 1,0", "tower 11 N @ 2,0", "chambers 11 - @ 0,1")
    best = valued(game_with(head, mine, "", "", tail=tail), city_walls.advise, "build_walls")[0]
    assert best[1].parts["at"] == [0, 0]
    assert best[0] > 2


def test_a_lot_is_bought_for_its_best_place() -> None:
    lot = Lot("bathhouses", BATH, "bathhouse seraglio chambers garden tower")
    mine = hand("denar 8", "denar 9") + board("seraglio 9 - @ 1,0", "garden 11 - @ 2,0")
    game = game_with(lot.head(), mine, "", "", tail=lot.beside(lot.first))
    values = valued(game, bathhouses.advise, "buy")
    assert [move.parts["pay"] for _, move in values] == [["denar 8"], ["denar 9"]]
    assert values[0][0] > 0
