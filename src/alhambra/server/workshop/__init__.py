"""The workshop: whatever takes longer than a few milliseconds is done in its processes.

The event loop never waits for a bot, a file or a replay. A job goes to a lane, waits its turn there
in a fair line, and has a deadline and a limit of memory in its process.
"""

from alhambra.server.workshop.fair import Asker
from alhambra.server.workshop.shop import CHEAP, DEAR, FILES, Lane, Overrun, Workshop, lanes

__all__ = ["CHEAP", "DEAR", "FILES", "Asker", "Lane", "Overrun", "Workshop", "lanes"]
