"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("bid_project",)
USED = sent("bid_project")
