"""A move at the ends of a turn that nobody is ever asked for is a finding."""

from pathlib import Path

import pytest

from alhambra.audit import Depth, audit_room
from alhambra.audit.findings import MOVES
from tests.rooms.support import add_room

QUICK = Depth(games=1, more=0, beside=0)
RULE = """from alhambra.engine.prelude import *

class Bows(Module):
    def __init__(self, data):
        super().__init__()
        self.bowed = Number(self, "bowed", FLAG, False)
        self.joins({menu}, Bow(self))

class Bow(Deed):
    def __init__(self, module):
        super().__init__("bow")
        self.module = module

    def refuse(self, state, frame, code):
        return "bowed_already" if self.module.bowed.of(state) else ""

    def act(self, state, frame, code):
        self.module.bowed.put(state, True)
"""
NOBODY = "nobody is asked for the move bow: its possible never says yes"
PASSED_OVER = "a seat with a legal move is not asked: bow"
NEVER = "    def possible(self, state, seat):\n        return state.rounds > 9\n"
LATE = "    def possible(self, state, seat):\n        return not self.module.bowed.of(state)\n"


@pytest.mark.parametrize(
    ("menu", "possible", "said"),
    [
        ("START", "", [NOBODY, PASSED_OVER]),
        ("END", "", [NOBODY]),
        ("START", NEVER, [PASSED_OVER]),
        ("START", LATE, []),
        ("WINDOW", LATE, []),
    ],
)
def test_it_is_seen(tmp_path: Path, menu: str, possible: str, said: list[str]) -> None:
    room = add_room(tmp_path, "bows", 1001, rule=RULE.format(menu=menu) + possible)
    found = [finding.what for finding in audit_room(room, QUICK) if finding.check == MOVES]
    assert [one for one in found if "asked" in one] == said
