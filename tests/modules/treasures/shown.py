"""How one sees in a browser that the module is used."""

from tests.browser.modules import sent

WISHES = ("bribe",)
USED = sent("bribe")
PROMISES = ("bribe_between_turns", "treasure")  # the move, and its part that is no space
COUNTS_FOR_ITSELF = True  # its panel says what the next scoring would bring
