"""How one sees in a browser that the module is used."""

from tests.browser.modules import told

WISHES = ("send_builder",)
USED = told("builder_sent")
