"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("falcon",)
USED = sent("falcon")
