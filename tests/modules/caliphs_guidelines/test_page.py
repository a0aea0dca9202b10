"""Each power stands in a table of the rules page."""

import pytest

from alhambra.showing.texts import LANGUAGES
from tests.modules.pages import in_no_table

POWERS = (
    "rows",
    "columns",
    "same-type-neighbours",
    "second-longest-wall",
    "longest-diagonal",
    "double-walls",
    "different-types",
    "farthest-building",
    "squares-2x2",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_power_stands_in_a_table(language: str) -> None:
    assert in_no_table("caliphs_guidelines", language, POWERS) == []
