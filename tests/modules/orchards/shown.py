"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, told

USED = told("fruit_planted")
CHOICES = (Asked("plant", ("group",)),)
