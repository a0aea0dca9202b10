"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("marshal_step",)
USED = sent("marshal_step")
