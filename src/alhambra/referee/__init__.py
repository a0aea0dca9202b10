"""A referee outside the engine: it counts every point again and works out where tiles may lie.

Slow and plain, written from the rules and from what everybody at the table sees and hears. It takes
views, events and moves as plain JSON values and imports nothing of the game; a test holds that.
`alhambra.measuring.refereed` shows it games. What it must know of a module lies in the room of that
module, in `referee.py`; `assistant.py` says what that may be.

`docs/sweeps.md` lists what each module brings, when, and what the referee makes it from.
"""

from alhambra.referee.assistant import Assistant
from alhambra.referee.objection import ObjectionError
from alhambra.referee.referee import Referee

__all__ = ["Assistant", "ObjectionError", "Referee"]
