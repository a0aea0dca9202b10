"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, told

USED = told("designer_points")
CHOICES = (Asked("designer_feet", ("side",)),)
