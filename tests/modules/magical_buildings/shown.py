"""How one sees in a browser that the module is used."""

from tests.browser.modules import has

USED = has("turn")
