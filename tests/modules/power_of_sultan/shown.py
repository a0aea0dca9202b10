"""How one sees in a browser that the module is used."""

from tests.browser.modules import told

WISHES = ("sultan_mark", "buy")
USED = told("sultan_marked")
