"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Board, sent

WISHES = ("favour", "wake_vizier")
USED = sent("favour", "wake_vizier")
BOARDS = (
    Board(
        {"awake": [True, False, False]},
        counts={"[data-mark='vizier']": 1, "[data-mark='vizier-asleep']": 2},
    ),
)
