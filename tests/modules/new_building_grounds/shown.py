"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

USED = sent("choose_building")
CHOICES = (Asked("ground_question", ("type",)),)
