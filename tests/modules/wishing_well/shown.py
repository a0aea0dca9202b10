"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, names

USED = names("tile", "well")
LOTS = (Asked("act"),)
