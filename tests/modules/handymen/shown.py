"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("roll_handymen", "handyman_to_space")
USED = sent("roll_handymen")
DICE = (Asked("handymen_dice"),)
CHANGES_PRICES = ("use_handymen", "handyman_to_space", "roll_handymen", "take")
