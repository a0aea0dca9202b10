"""Each power stands in a table of the rules page."""

import pytest

from alhambra.showing.texts import LANGUAGES
from tests.modules.pages import in_no_table

POWERS = (
    "rich-patron",
    "miser",
    "master-builder",
    "merchant",
    "juggler",
    "wise-man",
    "dancer",
    "money-changer",
    "beggar",
    "city-watch",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_power_stands_in_a_table(language: str) -> None:
    assert in_no_table("characters", language, POWERS) == []
