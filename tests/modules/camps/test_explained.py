"""What the score sheet says of camps."""

from alhambra.showing.scoresheet import explain


def test_the_item_is_explained() -> None:
    data = {"lines": [[0, 1, "N", 3]]}
    assert "one line of buildings" in explain("en", "camps", data)
    assert "eine Reihe von Gebäuden" in explain("de", "camps", data)
