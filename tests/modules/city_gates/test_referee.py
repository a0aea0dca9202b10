"""What the referee knows of this module, on tables laid by hand and in doctored games."""

from tests.referee.awake import objects_to_places
from tests.referee.tables import broken, fitting, piece, plan


def test_a_gate_opens_a_double_wall_of_printed_walls() -> None:
    asked = plan("pavilion 7 E @ 1,0")
    assert [*asked.gates(piece("seraglio 7 W", (2, 0)))] == [((2, 0), "W")]
    assert [*asked.gates(piece("tower 11 -", (1, 1)))] == []  # it can be reached anyway
    stick = plan("seraglio 8 S @ 1,0")
    added = piece("tower 11 -", (1, 1), added="N")
    assert [*stick.gates(added)] == []
    assert [*stick.gates(piece("tower 11 N", (1, 1)))] == [((1, 1), "N")]


def test_a_gate_may_be_walked_through_and_locks_both_tiles() -> None:
    gates = {"gates": [[[[2, 0], "W"]]], "held": [0]}
    asked = plan("pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", city_gates=gates)
    assert broken(asked) == ""
    assert (3, 0) in fitting(asked, "tower 11 -")
    assert not asked.may_lift([(1, 0)])
    assert not asked.may_lift([(2, 0)])
    assert not asked.may_exchange([(2, 0)], piece("chambers 9 W", (2, 0)))


def test_places_too_few_or_too_many_are_noticed() -> None:
    assert objects_to_places("city_gates", "place_with_gate")
