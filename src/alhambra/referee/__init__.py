"""A referee outside the engine: it counts every point again and works out where tiles may lie.

Slow and plain, written from the rules and from what everybody at the table sees and hears. It takes
views, events and moves as plain JSON values and imports nothing of the game; a test holds that.
`alhambra.refereed` shows it games.

`docs/sweeps.md` lists what each module brings, when, and what the referee makes it from.
"""

from alhambra.referee.objection import ObjectionError
from alhambra.referee.referee import Referee

__all__ = ["ObjectionError", "Referee"]
