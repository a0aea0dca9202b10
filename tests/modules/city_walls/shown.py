"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Board, sent

WISHES = ("build_walls", "build_walls_aside")
USED = sent("build_walls", "build_walls_aside")
BOARDS = (Board({"open": []}, texts={".part": "nothing now"}),)
