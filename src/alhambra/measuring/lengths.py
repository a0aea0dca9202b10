"""How long a game takes: decisions counted in games between bots.

`python -m alhambra.measuring.lengths` plays them anew and writes them into `lengths.toml` and into
the `about.toml` of each room. Each module is measured alone; the decisions it adds to the base game
are taken to add up. `--check` plays random sets of modules beside that estimate: it lies within a
quarter of what is counted, rather too low with many modules.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import typer

from alhambra.measuring.simulation import Task, all_cores, mean, simulate
from alhambra.modules import ALL
from alhambra.showing.presets import lengths

GAMES = 12
PLAYERS = range(2, 7)
FILE = Path(__file__).parents[1] / "showing" / "lengths.toml"


def decisions(players: int, modules: tuple[str, ...], games: int) -> float:
    """The mean number of decisions in a game."""
    task = Task(games, ("normal",) * players, modules)
    return mean([outcome.decisions for outcome in simulate(task, all_cores())])


def measured(games: int) -> Iterator[tuple[Path, str, object]]:
    """Files, the key to change in each, and its new value."""
    yield FILE, "games", games
    base = [decisions(players, (), games) for players in PLAYERS]
    yield FILE, "base", [round(number) for number in base]
    for name, room in ALL.items():
        rows = zip(PLAYERS, base, strict=True)
        added = [round(decisions(n, (name,), games) - plain) for n, plain in rows]
        yield room.folder / "about.toml", "length", added


def changed(text: str, key: str, value: object) -> str:
    """The text of a TOML file with another value in the line of this key."""
    return re.sub(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)


def write(games: int) -> Iterator[str]:
    """Measures everything and changes the files; tells each as it is done."""
    for file, key, value in measured(games):
        file.write_text(changed(file.read_text("utf-8"), key, value), "utf-8")
        yield f"{file.parent.name}/{file.name}: {key} = {value}"


def estimate(known: dict[str, Any], modules: list[str], players: int) -> int:
    """Decisions expected with these modules; never fewer than half of the base game's."""
    at = players - PLAYERS.start
    base: int = known["base"][at]
    added: int = sum(known["extra"][module][at] for module in modules)
    return max(base // 2, base + added)


def check(sets: int, games: int) -> Iterator[str]:
    """Random sets of modules: what was expected and what was counted."""
    known = lengths()
    random = Random(1)
    for _ in range(sets):
        modules = random.sample(list(ALL), random.randint(2, 8))
        players = random.choice(PLAYERS)
        counted = decisions(players, tuple(modules), games)
        expected = estimate(known, modules, players)
        kind = f"{players} players, {len(modules)} modules"
        yield f"{kind}: {expected} expected, {counted:.0f} counted"


if __name__ == "__main__":
    for line in check(8, GAMES) if "--check" in sys.argv else write(GAMES):
        typer.echo(line)
