"""What the score sheet says of an attack."""

from alhambra.showing.scoresheet import explain


def test_the_item_is_explained() -> None:
    data = {"attack": "east", "open": 2, "beside": 1, "loss": 5}
    assert "from the east: 2 open sides there, 1 beside it" in explain("en", "invaders", data)
    assert "aus Osten: 2 offene Seiten dort, 1 daneben" in explain("de", "invaders", data)
