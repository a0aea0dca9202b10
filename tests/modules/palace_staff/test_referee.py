"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from typing import Any

from tests.referee.awake import larger, missing, objects_to
from tests.referee.tables import cells, redesign, ways


def test_the_marshals_tile_stays_out_of_the_reserve() -> None:
    guild: dict[str, Any] = {"up": [[]], "used": None}
    staff = {"marshals": [[1, 0]], "served": []}
    view = redesign(
        ["tower 11 - @ 1,0"], ["garden 10 N"], palace_staff=staff, travelling_craftsmen=guild
    )
    found = ways(view, "craft_question")
    assert cells(found, "craft_remove") == cells(found, "craft_exchange") == set()
    assert (-1, 0) in cells(found, "craft_move")


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("palace_staff", "staff_missed", larger)


def test_what_nobody_is_told_is_missed() -> None:
    assert objects_to("palace_staff", "servant_placed", missing)
