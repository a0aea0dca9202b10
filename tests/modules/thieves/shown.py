"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("steal",)
USED = sent("steal")
TOUCHED = (Asked("window_question"),)
