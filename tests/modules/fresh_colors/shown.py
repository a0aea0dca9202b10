"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("decor_take", "decor_draw", "paint_take")
USED = sent("decor_take", "decor_draw", "paint_take")
CHOICES = (Asked("decor_question", ("paint",)),)
