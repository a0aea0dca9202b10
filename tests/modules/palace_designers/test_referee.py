"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from typing import Any

import pytest

from alhambra.referee import ObjectionError
from alhambra.referee.crew import Crew
from tests.referee.awake import larger, missing, objects_to
from tests.referee.tables import crew, shown, tell

PROJECT = "project pavilion chambers"  # two cells side by side, walls to the south


def designers(board: list[str], at: list[int], side: str) -> Crew:
    designer = {"designers": [[at, side]]}
    others = ("major_construction_projects", "camps", "watchtowers")
    return crew(shown(board, palace_designers=designer, **dict.fromkeys(others)))


def placed(tile: str, x: int, y: int) -> dict[str, Any]:
    return {"event": "placed", "seat": 0, "tile": tile, "at": [x, y]}


def points(number: int) -> dict[str, Any]:
    return {"event": "designer_points", "seat": 0, "tile": "any", "points": number}


def stands(x: int, y: int, side: str) -> dict[str, Any]:
    return {"event": "designer_stands", "seat": 0, "at": [x, y], "side": side}


def test_feet_bring_two_points_and_other_sides_one() -> None:
    chambers = "chambers 10 -"
    at_feet = designers(["seraglio 9 - @ 1,0"], [1, 0], "N")
    tell(at_feet, placed(chambers, 1, -1), points(2), stands(1, -1, "E"))
    beside = designers(["seraglio 9 - @ 1,0"], [1, 0], "N")
    tell(beside, placed(chambers, 2, 0), points(1), stands(2, 0, "E"))
    elsewhere = designers(["seraglio 9 - @ 1,0"], [1, 0], "N")
    tell(elsewhere, placed(chambers, -1, 0), {"event": "turn", "seat": 0})


@pytest.mark.parametrize(
    ("x", "y", "number"),
    [(1, -1, 2), (2, -1, 1), (3, 0, 1), (2, 1, 1), (1, 1, 1), (0, -1, 0), (3, 1, 0)],
)
def test_every_outer_side_of_a_two_cell_tile_counts(x: int, y: int, number: int) -> None:
    heard = designers([f"{PROJECT} @ 1,0"], [1, 0], "N")
    tell(heard, placed("tower 11 -", x, y), *([points(number)] if number else []))
    tell(heard, {"event": "turn", "seat": 0})  # nothing else is due


def test_a_new_two_cell_tile_counts_by_its_best_side() -> None:
    heard = designers(["tower 11 - @ 1,0"], [1, 0], "N")
    tell(heard, placed("project chambers tower", 0, -1), points(2), stands(0, -1, "N"))
    lower = designers([f"{PROJECT} @ 1,0"], [2, 0], "N")
    tell(lower, placed("project chambers tower", 1, -1), points(2))


@pytest.mark.parametrize("number", [1, 3])
def test_other_points_are_objected_to(number: int) -> None:
    heard = designers([f"{PROJECT} @ 1,0"], [1, 0], "N")
    tell(heard, placed("tower 11 -", 1, -1))
    with pytest.raises(ObjectionError):
        tell(heard, points(number))


def test_points_that_are_not_due_or_never_come_are_objected_to() -> None:
    with pytest.raises(ObjectionError):
        tell(designers([], [0, 0], "N"), points(1))
    forgotten = designers([], [0, 0], "N")
    tell(forgotten, placed("tower 11 -", 1, 0))
    with pytest.raises(ObjectionError):
        tell(forgotten, {"event": "turn", "seat": 0})


def test_he_must_go_to_the_new_tile() -> None:
    heard = designers([], [0, 0], "N")
    tell(heard, placed("tower 11 -", 1, 0), points(1))
    with pytest.raises(ObjectionError):
        tell(heard, stands(0, 0, "E"))


def test_camps_watchtowers_and_exchanges_bring_nothing() -> None:
    heard = designers(["tower 13 E @ 1,0"], [1, 0], "E")
    tell(heard, placed("camp 6 W", 2, 0), placed("watchtower tower 1", 1, 1))
    swap = {"event": "exchanged", "seat": 0, "tile": "tower 12 -", "at": [0, 1]}
    other = designers(["tower 13 E @ 1,0", "tower 11 - @ 0,1"], [0, 0], "S")
    tell(other, swap, {"event": "turn", "seat": 0})


def test_when_his_own_tile_is_moved_he_is_set_anew_first() -> None:
    board = ["tower 11 - @ 1,0", "tower 12 - @ 2,0"]
    heard = designers(board, [2, 0], "E")
    moved = {"event": "relocated", "seat": 0, "tile": "tower 12 -", "lift": [2, 0], "at": [1, 1]}
    tell(heard, moved, stands(1, 0, "S"), points(2), stands(1, 1, "S"))


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("palace_designers", "designer_points", larger)


@pytest.mark.parametrize("name", ["designer_points", "designer_stands"])
def test_what_nobody_is_told_is_missed(name: str) -> None:
    assert objects_to("palace_designers", name, missing)
