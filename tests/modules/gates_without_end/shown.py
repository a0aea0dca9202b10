"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, told

WISHES = ("insert_key",)
USED = told("key_inserted")
CHOICES = (Asked("insert_key", ("bonus",)),)
