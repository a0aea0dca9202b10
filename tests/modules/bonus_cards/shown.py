"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("show_bonus", "choose_bonus")
USED = sent("show_bonus", "choose_bonus")
