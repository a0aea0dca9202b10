"""Bots take a time as people do, which depends on what is asked and on luck alone."""

import inspect

import pytest

from alhambra.server.driver import BREATH, DETAIL, TURN, human
from alhambra.server.unasked import PASSED_OVER

LOOKS = 200


@pytest.mark.parametrize(
    ("kind", "to_person", "least", "most"),
    [
        ("act", True, *TURN),
        ("place", True, *DETAIL),
        *((kind, True, *DETAIL) for kind in sorted(PASSED_OVER)),
        *((kind, False, *BREATH) for kind in sorted(PASSED_OVER)),
    ],
)
def test_it_varies_within_its_bounds(kind: str, to_person: bool, least: float, most: float) -> None:
    found = {human(kind, to_person) for _ in range(LOOKS)}
    assert len(found) > LOOKS / 2
    assert least <= min(found) < least + (most - least) / 4
    assert most - (most - least) / 4 < max(found) <= most


def test_bots_answer_each_other_at_once() -> None:
    assert human("act", to_person=False) == 0.0


def test_nothing_of_the_game_is_looked_at() -> None:
    """Only a word and who answered before: a hand could not even be told to it."""
    assert list(inspect.signature(human).parameters) == ["kind", "to_person"]
