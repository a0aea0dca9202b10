"""How one sees in a browser that the module is used."""

from tests.browser.modules import names

USED = names("tile", "medina")
COUNTS_FOR_ITSELF = True  # its panel says what the next scoring would bring
