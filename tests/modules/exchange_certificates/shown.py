"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("credit_surplus",)
USED = sent("credit_surplus")
CHOICES = (Asked("certificate_question", ("currency",)),)
