"""How one sees in a browser that the module is used."""

from tests.browser.modules import shown_from_the_start

USED = shown_from_the_start
