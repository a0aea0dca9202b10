"""What an arena plays. Every game follows from the task and its number alone.

As many neighbouring games as there are seats form a deal: same deck, same modules, same bots, who
move on by one seat from game to game. Each table of bots gets two deals, the second with the bots
in the mirrored order, so that nobody always plays behind the same neighbour. Sets of modules take
turns from deal to deal. So the first games of a task are already balanced, and it can stop early.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from alhambra.bots import check
from alhambra.game.catalogue import BASE_REVISION, revisions
from alhambra.game.setup import Setup
from alhambra.measuring.simulation import derived, drawn
from alhambra.modules import ALL

FORMAT = "alhambra arena"
VERSION = 1
MIRRORED = 2  # deals that each table of bots plays with the same modules
LOOK = 50  # roughly how many games lie between two moments at which the arena may stop


@dataclass(frozen=True)
class ModuleSet:
    """The modules of a deal, or how many of all each deal draws."""

    names: tuple[str, ...] = ()
    draw: int = 0

    @property
    def label(self) -> str:
        """As it is written on the command line.

        >>> ModuleSet().label, ModuleSet(draw=5).label, ModuleSet(("one", "other")).label
        ('none', 'random:5', 'one,other')
        """
        if self.draw:
            return f"random:{self.draw}"
        return "all" if len(self.names) == len(ALL) else ",".join(self.names) or "none"

    @property
    def possible(self) -> tuple[str, ...]:
        """The modules that can come into play."""
        return tuple(ALL) if self.draw else self.names


@dataclass(frozen=True)
class Task:
    """What is to be played, and when it is enough."""

    bots: tuple[str, ...]
    players: int = 3
    sets: tuple[ModuleSet, ...] = (ModuleSet(),)
    options: tuple[str, ...] = ()
    games: int = 400
    seed: int = 0
    width: float | None = None  # stop when the intervals of neighbours are narrower
    threshold: float | None = None  # stop when they lie above or below this share

    def __post_init__(self) -> None:
        """Refuses what cannot be played, with a clear text."""
        if self.games < 1:
            raise ValueError("at least one game must be played")
        for name in self.bots:
            check(name)
        if len(self.bots) < 2:
            raise ValueError("an arena needs two bots or more; for one there is simulate")
        if len(set(self.bots)) < len(self.bots):
            raise ValueError("every bot is named once; tables are filled from the list")
        if len(set(self.sets)) < len(self.sets) or not self.sets:
            raise ValueError("every set of modules is named once")
        if self.width is not None and not 0 < self.width < 1:
            raise ValueError(f"the width to stop at lies between 0 and 1, not at {self.width:g}")
        if self.threshold is not None and not 0.5 <= self.threshold < 1:
            raise ValueError(f"the share to settle lies from 0.5 to 1, not at {self.threshold:g}")
        for deal in range(len(self.sets)):
            self.setup(deal * self.players)

    # What `simulation.play_game` asks for.

    @property
    def keep(self) -> bool:
        """Records are always kept."""
        return True

    def setup(self, number: int) -> Setup:
        """The set-up of one game."""
        seed = derived(self.seed, "deal", self.deal(number))
        chosen = self.module_set(number)
        modules = drawn(seed, chosen.draw) if chosen.draw else chosen.names
        return Setup(self.players, modules, self.options, seed)

    def seating(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits on seat 0, 1, ... in this game."""
        deal, turn = divmod(number, self.players)
        lap, mirrored = divmod(deal // len(self.sets), MIRRORED)
        laps = -(-self.games // (self.players * len(self.sets) * MIRRORED))
        table = tables(len(self.bots), self.players, laps, self.seed)[lap]
        order = table[::-1] if mirrored else table
        return [order[(seat + turn) % self.players] for seat in range(self.players)]

    # Balance

    def deal(self, number: int) -> int:
        """The deal a game belongs to."""
        return number // self.players

    def module_set(self, number: int) -> ModuleSet:
        """The set of modules of a game."""
        return self.sets[self.deal(number) % len(self.sets)]

    def looks(self) -> list[int]:
        """The numbers of games after which the arena may stop; the last is the end."""
        balanced = self.players * len(self.sets) * MIRRORED
        step = balanced * -(-LOOK // balanced)
        return [*range(step, self.games, step), self.games]

    # In words

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values, with all that decides how its games go."""
        from alhambra import __version__  # noqa: PLC0415 - the root imports much

        modules = dict.fromkeys(name for chosen in self.sets for name in chosen.possible)
        return {
            "format": FORMAT,
            "version": VERSION,
            "engine": __version__,
            "base_revision": BASE_REVISION,
            "revisions": revisions(tuple(modules)),
            "bots": list(self.bots),
            "players": self.players,
            "modules": [chosen.label for chosen in self.sets],
            "options": list(self.options),
            "games": self.games,
            "seed": self.seed,
            "width": self.width,
            "threshold": self.threshold,
        }


@cache
def tables(bots: int, players: int, count: int, seed: int) -> list[tuple[int, ...]]:
    """So many tables of bots. All bots play about equally often, and all pairs meet as often.

    Each seat goes to the bot that has the fewest copies at the table, then to the one that has met
    those at the table least, then to the one that has played least; a shuffle breaks ties.
    """
    chance = Random(derived(seed, "tables", bots))
    met = [[0] * bots for _ in range(bots)]
    played = [0] * bots
    made = []
    for _ in range(count):
        ties = chance.sample(range(bots), bots)
        table: list[int] = []
        for _ in range(players):
            table.append(_next(table, ties, met, played))
        for bot in table:
            played[bot] += 1
            for other in table:
                met[bot][other] += 1
        made.append(tuple(chance.sample(table, players)))
    return made


def _next(table: list[int], ties: list[int], met: list[list[int]], played: list[int]) -> int:
    def claim(bot: int) -> tuple[int, int, int]:
        meetings = sum(met[bot][other] for other in table if other != bot)
        return table.count(bot), meetings, played[bot]

    return min(ties, key=claim)
