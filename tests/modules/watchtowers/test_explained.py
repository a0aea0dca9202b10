"""What the score sheet says of watchtowers."""

from alhambra.showing.scoresheet import explain


def test_the_item_is_explained() -> None:
    data = {"towers": 2}
    assert "2 watchtowers in" in explain("en", "watchtowers", data)
    assert "2 Wachtürme in" in explain("de", "watchtowers", data)
