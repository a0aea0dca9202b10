"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, Board, sent

WISHES = ("take_bureau", "bureau_buy")
USED = sent("take_bureau", "bureau_buy")
BILLS = (Asked("pay_bill", wishes=("take_bureau", "bureau_buy")),)
BOARDS = (
    Board(
        {"hands": [["bureau denar florin"], 2, 0]},
        counts={".each dd >> nth=0 >> [role=img]": 1, ".each dd >> nth=1 >> [role=img]": 2},
    ),
)
