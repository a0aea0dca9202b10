"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("character_bid",)
USED = sent("character_bid")
AUCTIONS = (Asked("character_bid_question", ("amount",)),)
