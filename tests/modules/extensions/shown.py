"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("extend", "put_extension")
USED = sent("put_extension", "extend")
