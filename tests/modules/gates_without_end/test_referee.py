"""What the referee knows of this module, on tables laid by hand and in doctored games."""

import pytest

from alhambra.referee import ObjectionError
from tests.referee.awake import larger, missing, objects_to, objects_to_places
from tests.referee.tables import crew, shown, tell

KEY = ["plaza", "swap", "one_point", "two_points", "money", "buy"]


def test_keys_give_points_by_the_colour_of_the_seat() -> None:
    """White and red are neighbours at the gates: what white takes says what red gets."""
    keys = crew(shown([], [], gates_without_end={}))
    tell(keys, {"event": "key_shown", "seat": 0, "bonuses": KEY})
    tell(keys, {"event": "key_inserted", "seat": 0, "bonus": "one_point"})
    tell(keys, {"event": "gate_points", "seat": 0, "points": 1})
    with pytest.raises(ObjectionError):
        tell(keys, {"event": "gate_points", "seat": 1, "points": 1})


def test_keys_go_clockwise_from_the_active_seat() -> None:
    keys = crew(shown([], [], [], gates_without_end={}))
    tell(keys, {"event": "key_shown", "seat": 1, "bonuses": KEY})
    tell(keys, {"event": "key_inserted", "seat": 1, "bonus": "two_points"})
    tell(keys, {"event": "gate_points", "seat": 1, "points": 2})
    with pytest.raises(ObjectionError):
        tell(keys, {"event": "turn", "seat": 2})


def test_a_larger_number_is_objected_to() -> None:
    assert objects_to("gates_without_end", "gate_points", larger)


@pytest.mark.parametrize("name", ["gate_points", "wall_built"])
def test_what_nobody_is_told_is_missed(name: str) -> None:
    assert objects_to("gates_without_end", name, missing)


def test_places_too_few_or_too_many_are_noticed() -> None:
    assert objects_to_places("gates_without_end", "gate_wall")
