"""Points between the scorings, by what was told of boards and keys."""

from typing import Any

import pytest

from alhambra.referee import ObjectionError
from alhambra.referee.at_once import Designers, Juggler, Keys
from alhambra.referee.story import Story
from tests.referee.tables import table

PROJECT = "project pavilion chambers"  # two cells side by side, walls to the south


def designers(board: list[str], at: list[int], side: str) -> Designers:
    view = table(board, palace_designers={"designers": [{"at": at, "side": side}]})
    return Designers(view, Story(view))


def tell(heard: Designers, *events: dict[str, Any]) -> None:
    for event in events:
        heard.story.hear(event)
        heard.hear(event)


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
def test_s15_every_outer_side_of_a_two_cell_tile_counts(x: int, y: int, number: int) -> None:
    heard = designers([f"{PROJECT} @ 1,0"], [1, 0], "N")
    tell(heard, placed("tower 11 -", x, y), *([points(number)] if number else []))
    assert heard.due == [[]]


def test_s15_a_new_two_cell_tile_counts_by_its_best_side() -> None:
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


# --- Keys and the juggler

KEY = ["plaza", "swap", "one_point", "two_points", "money", "buy"]


def test_keys_give_points_by_the_colour_of_the_seat() -> None:
    """White and red are neighbours at the gates: what white takes says what red gets."""
    keys = Keys(table([], []))
    keys.hear({"event": "key_shown", "seat": 0, "bonuses": KEY})
    keys.hear({"event": "key_inserted", "seat": 0, "bonus": "one_point"})
    assert keys.due == [(0, 1), (1, 2)]
    keys.hear({"event": "gate_points", "seat": 0, "points": 1})
    with pytest.raises(ObjectionError):
        keys.hear({"event": "gate_points", "seat": 1, "points": 1})


def test_keys_go_clockwise_from_the_active_seat() -> None:
    keys = Keys(table([], [], []))
    keys.hear({"event": "key_shown", "seat": 1, "bonuses": KEY})
    keys.hear({"event": "key_inserted", "seat": 1, "bonus": "two_points"})
    assert keys.due == [(1, 2), (0, 1)]
    with pytest.raises(ObjectionError):
        keys.hear({"event": "turn", "seat": 2})


def test_the_juggler_brings_eight_points_to_her_winner() -> None:
    juggler = Juggler()
    juggler.hear({"event": "character_won", "seat": 1, "lot": "juggler"})
    juggler.hear({"event": "juggler_kept", "seat": 1, "points": 8})
    with pytest.raises(ObjectionError):
        juggler.hear({"event": "juggler_kept", "seat": 0, "points": 8})
    with pytest.raises(ObjectionError):
        juggler.hear({"event": "juggler_kept", "seat": 1, "points": 7})
