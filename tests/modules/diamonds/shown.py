"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Board, either, names

USED = either(names("cards", "diamond"), names("pay", "diamond"))
BOARDS = (Board({}, texts={"": "lie in your hand"}),)
