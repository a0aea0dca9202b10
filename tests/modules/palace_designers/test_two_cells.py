"""The Palace Designers on tiles of two cells."""

import pytest

from alhambra import Game, Move
from alhambra.modules.palace_designers.advice import extra
from tests.modules.palace_designers.designers import (
    NAME,
    TABLE,
    asked,
    at,
    designer,
    feet,
    place,
    score,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

PROJECTS = f'modules = ["major_construction_projects", "{NAME}"]\n{TABLE}'
PROJECT = "project tower garden"  # lies from west to east


@traces("two-cells")
def test_a_project_scores_once_and_he_stands_on_either_cell() -> None:
    head = f'{PROJECTS}\nquestion = "place"'
    game = game_with(head, f'pending = ["{PROJECT}"]', "", "", tail=at("0,0 E"))
    game.play(place(PROJECT, 1, 0))
    assert score(game) == 2
    sides = {(tuple(move.parts["at"]), move.parts["side"]) for move in game.moves()}
    assert sides == {((1, 0), side) for side in "NSW"} | {((2, 0), side) for side in "NES"}
    assert game.why_not(feet("E", 1, 0)) == "no_side_of_tile"
    game.play(feet("S", 2, 0))
    assert designer(game) == [[2, 0], "S"]


OPEN_TO_SOUTH = "project chambers tower"  # lies from west to east, walls in the north


def building(tile: str, standing: str, *board: str) -> Game:
    """A tile waits; the designer stands on a project that lies east of the fountain."""
    laid = ", ".join(f'"{one}"' for one in (f"{OPEN_TO_SOUTH} @ 1,0", *board))
    seat = f'board = [{laid}]\npending = ["{tile}"]'
    return game_with(f'{PROJECTS}\nquestion = "place"', seat, "", "", tail=at(standing))


@traces("two-cells-all-sides")
@pytest.mark.parametrize(
    ("standing", "x", "y", "worth"),
    [
        ("1,0 S", 1, 1, 2),
        ("1,0 S", 2, 1, 1),
        ("1,0 S", 3, 0, 1),
        ("2,0 S", 2, 1, 2),
        ("2,0 S", 1, 1, 1),
        ("2,0 E", 3, 0, 2),
        ("2,0 E", 1, 1, 1),
        ("2,0 E", 0, 1, 0),
    ],
)
def test_every_outer_side_of_his_tile_counts(standing: str, x: int, y: int, worth: int) -> None:
    """Two points where his feet are, one at each other side, whichever cell it belongs to."""
    game = building("chambers 10 -", standing)
    game.play(place("chambers 10 -", x, y))
    assert score(game) == worth
    if worth:
        assert asked(game) == (0, "designer_feet")
        assert game.moves() == [feet(side, x, y) for side in "NESW"]
    else:
        assert asked(game) == (1, "act")


@traces("two-cells-all-sides", "walls-do-not-matter")
def test_a_side_of_the_other_cell_counts_behind_a_double_wall() -> None:
    game = building("garden 12 S", "2,0 S", "tower 11 - @ 0,-1")
    game.play(place("garden 12 S", 1, -1))
    assert score(game) == 1
    assert designer(game) == [[1, -1], None]


@traces("two-cells-all-sides", "two-cells")
@pytest.mark.parametrize(("standing", "worth"), [("2,0 S", 2), ("1,0 S", 2), ("2,0 E", 1)])
def test_a_project_along_his_project_scores_once(standing: str, worth: int) -> None:
    """It touches two sides; if his feet are at one of them, that one counts."""
    game = building(PROJECT, standing)
    game.play(place(PROJECT, 1, 1))
    assert score(game) == worth
    sides = {tuple(move.parts["at"]) for move in game.moves()}
    assert sides == {(1, 1), (2, 1)}


@traces("two-cells-all-sides", "empty-cells-only")
def test_an_exchange_beside_the_other_cell_brings_nothing() -> None:
    seat = f'board = ["{OPEN_TO_SOUTH} @ 1,0", "chambers 10 - @ 1,1"]\nreserve = ["garden 11 -"]'
    game = game_with(PROJECTS, seat, "", "", tail=at("2,0 S"))
    game.play(Move("exchange", tile="garden 11 -", at=[1, 1]))
    assert score(game) == 0
    assert designer(game) == [[2, 0], "S"]


@traces("two-cells-all-sides")
def test_bots_count_every_side() -> None:
    game = building("chambers 10 -", "2,0 S")
    worth = {(2, 1): 2.0, (1, 1): 1.0, (3, 0): 1.0, (0, 1): 0.0}
    for (x, y), points in worth.items():
        assert extra(game.view(0), place("chambers 10 -", x, y)) == points
    along = building(PROJECT, "2,0 S")
    assert extra(along.view(0), place(PROJECT, 1, 1)) == 2.0


@traces("two-cells", "set-anew")
def test_removing_the_project_under_him_sets_him_anew() -> None:
    game = game_with(PROJECTS, f'board = ["{PROJECT} @ 1,0"]', "", "", tail=at("2,0 S"))
    game.play(Move("remove", at=[1, 0]))
    assert asked(game) == (0, "designer_anew")
    assert {tuple(move.parts["at"]) for move in game.moves()} == {(0, 0)}
