"""How one sees in a browser that the module is used."""

from tests.browser.modules import names

USED = names("tile", "medina")
