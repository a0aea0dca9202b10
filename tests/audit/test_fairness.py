"""A redraw that changes nothing is seen, however many copies there are of each piece."""

from pathlib import Path

import pytest

from alhambra.audit import Depth, audit_room
from alhambra.audit.findings import SECRETS
from tests.rooms.support import add_room

QUICK = Depth(games=1, more=0, beside=0)
RULE = """from alhambra.engine.prelude import *

class Beans(Module):
    def __init__(self, data):
        super().__init__()
        self.bean = Pieces(self, "bean", ["lima", "mung", "kidney"], {copies}, aside=False)
        self.sack = Pile(self, "sack", self.bean, HIDDEN, STACK, stage=STAGE_STARTER)

    def lay_out(self, state, keys):
        self.sack.put(state, self.bean.shuffled(state))
"""
NO_REDRAW = "\n    def reshuffle(self, state, seat):\n        pass\n"


@pytest.mark.parametrize("copies", [1, 2, 3])
@pytest.mark.parametrize("redraw", ["", NO_REDRAW])
def test_it_is_seen(tmp_path: Path, copies: int, redraw: str) -> None:
    room = add_room(tmp_path, "beans", 1001, rule=RULE.format(copies=copies) + redraw)
    found = [finding.what for finding in audit_room(room, QUICK) if finding.check == SECRETS]
    assert any("the redraw never changes sack" in one for one in found) is bool(redraw)
    assert redraw or not found
