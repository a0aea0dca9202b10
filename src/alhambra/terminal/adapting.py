"""The level that adapts: bots that the player at this console beats in about half of the games.

After a victory they get a step stronger, after a defeat a step weaker. The file beside the saved
game keeps it; nothing of it goes anywhere else.
"""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from alhambra.bots.levels import rungs
from alhambra.machine.files import put

ADAPT: Final = "adapt"  # what people write where a bot's name is asked for
FILE: Final = "adapting.json"  # beside the saved game
BEGINNING: Final = 2  # the step for whoever has not played against it yet: above `easy`


@dataclass(frozen=True)
class Adapting:
    """How far it has come."""

    step: int = BEGINNING
    games: int = 0
    won: int = 0

    @property
    def bot(self) -> str:
        """The bot that is meant now."""
        return rungs()[self.step]

    def after(self, won: bool) -> "Adapting":
        """What one more game makes of it."""
        step = min(max(self.step + (1 if won else -1), 0), len(rungs()) - 1)
        return replace(self, step=step, games=self.games + 1, won=self.won + won)

    def to_args(self) -> dict[str, int]:
        """For its text."""
        return {"step": self.step + 1, "of": len(rungs()), "games": self.games, "won": self.won}


def load(save: Path) -> Adapting:
    """What is kept beside the saved game; if that cannot be read, it begins anew."""
    try:
        table = json.loads(save.with_name(FILE).read_bytes())
        found = Adapting(*(int(table[key]) for key in asdict(Adapting())))
    except (OSError, ValueError, KeyError, TypeError):
        return Adapting()
    return found if 0 <= found.step < len(rungs()) else Adapting()


def keep(adapting: Adapting, save: Path) -> None:
    """Writes it beside the saved game."""
    put(save.with_name(FILE), json.dumps(asdict(adapting)).encode())
