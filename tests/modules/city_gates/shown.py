"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Board, sent

WISHES = ("take_gate",)
USED = sent("take_gate")
BOARDS = (
    Board(
        {"held": [2, 0, 1], "open": 1},
        counts={
            ".each dd": 3,
            ".each dd >> nth=0 >> [data-mark='gate']": 2,
            ".each dd >> nth=2 >> [data-mark='gate']": 1,
        },
        texts={".each dd >> nth=1": "none"},
    ),
)
