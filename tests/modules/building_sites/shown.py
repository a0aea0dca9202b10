"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import sent

WISHES = ("buy_site",)
USED = sent("buy_site")
SELLS_CHEAPER = "buy_site"  # the same tile as a plain purchase, at half its price
