"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("develop_culture",)
USED = sent("develop_culture")
