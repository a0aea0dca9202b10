"""How one sees in a browser that the module is used."""

from tests.browser.modules import either, sent, told

WISHES = ("use_power", "keep_card", "lay_under")
USED = either(told("power_die"), sent("use_power"))
