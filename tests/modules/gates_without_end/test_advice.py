"""Advice about moving a tile through a gate."""

import pytest

from alhambra import Move
from alhambra.bots.counsel import adviser
from tests.bots.test_modules import opening


@pytest.mark.parametrize(
    ("tile", "lift", "at"),
    [
        ("camp 7 ES", [-1, -1], [-1, -2]),
        ("project tower pavilion", [0, 1], [1, 0]),
    ],
)
def test_a_moved_tile_keeps_its_shape(tile: str, lift: list[int], at: list[int]) -> None:
    """A camp thought of as a building once left a board without an outline, and no end."""
    view = opening("gates_without_end", "camps", "major_construction_projects")
    own = view["seats"][view["you"]]
    own["board"] = [
        {"tile": "chambers 9 W", "at": [0, -1]},
        {"tile": tile, "at": lift},
    ]
    advise = adviser("gates_without_end")
    assert advise is not None
    assert advise(view, Move("gate_move", lift=lift, at=at)) is not None
