"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, told

WISHES = ("buy_chests", "put_chest")
USED = told("chests_bought")
CHOICES = (Asked("act", ("room",), wishes=("buy_chests",)),)
BILLS = (Asked("pay_bill", wishes=("buy_chests",)),)
