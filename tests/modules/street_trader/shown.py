"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("move_in", "swap_resident")
USED = sent("move_in", "swap_resident")
SETS = (Asked("choose_residents", ("residents",), touches=3),)
