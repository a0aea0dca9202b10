"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("take_square",)
USED = sent("take_square")
CHOICES = (Asked("act", ("tile",), wishes=("take_square",)),)
TILES_TO_TAKE = ("take_square", 6)  # the move, and how many lie there at first
