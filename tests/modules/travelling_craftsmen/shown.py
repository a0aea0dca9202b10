"""How one sees in a browser that the module is used."""

from tests.browser.modules import told

WISHES = ("forge", "carpenter_price", "goldsmith_take", "call_builder", "coiner_buy")
USED = told("craftsman_used")
