"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("store", "lay_in_stall")
USED = sent("lay_in_stall")
CHOICES = (Asked("choose_stall", ("stall",)),)
