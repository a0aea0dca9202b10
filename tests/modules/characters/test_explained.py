"""What the score sheet says of the city watch."""

from alhambra.showing.scoresheet import explain


def test_the_item_is_explained() -> None:
    data = {"length": 9}
    assert "every three of 9 sides" in explain("en", "city_watch", data)
    assert "je drei von 9 Seiten" in explain("de", "city_watch", data)
