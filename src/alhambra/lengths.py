"""How long a game takes: decisions counted in games between bots, kept in `lengths.toml`.

`python -m alhambra.lengths` plays them anew and prints the file. Each module is measured alone; the
decisions it adds to the base game are taken to add up. `--check` plays random sets of modules
beside that estimate: it lies within a quarter of what is counted, rather too low with many modules.
"""

import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import typer

from alhambra.modules import ALL
from alhambra.simulation import Task, all_cores, mean, simulate

GAMES = 12
PLAYERS = range(2, 7)
HEAD = """\
# Made by `python -m alhambra.lengths`: the mean number of decisions in a game between
# bots of level normal, for 2 to 6 players, and what each module adds when it is played alone.
# Seconds: what a decision takes a person, and a bot with its pause, on average.
games = {games}
seconds = 12
bot_seconds = 1
"""


def decisions(players: int, modules: tuple[str, ...], games: int) -> float:
    """The mean number of decisions in a game."""
    task = Task(games, ("normal",) * players, modules)
    return mean([outcome.decisions for outcome in simulate(task, all_cores())])


def table(games: int) -> Iterator[str]:
    """The lines of the file."""
    yield HEAD.format(games=games)
    base = [decisions(players, (), games) for players in PLAYERS]
    yield f"base = {_row(base)}"
    yield "\n[extra]"
    for module in ALL:
        rows = zip(PLAYERS, base, strict=True)
        yield f"{module} = {_row([decisions(n, (module,), games) - plain for n, plain in rows])}"


def _row(numbers: list[float]) -> str:
    return "[" + ", ".join(str(round(number)) for number in numbers) + "]"


def estimate(lengths: dict[str, Any], modules: list[str], players: int) -> int:
    """Decisions expected with these modules; never fewer than half of the base game's."""
    at = players - PLAYERS.start
    base: int = lengths["base"][at]
    added: int = sum(lengths["extra"][module][at] for module in modules)
    return max(base // 2, base + added)


def check(sets: int, games: int) -> Iterator[str]:
    """Random sets of modules: what was expected and what was counted."""
    known = tomllib.loads((files("alhambra") / "lengths.toml").read_text("utf-8"))
    random = Random(1)
    for _ in range(sets):
        modules = random.sample(list(ALL), random.randint(2, 8))
        players = random.choice(PLAYERS)
        counted = decisions(players, tuple(modules), games)
        expected = estimate(known, modules, players)
        kind = f"{players} players, {len(modules)} modules"
        yield f"{kind}: {expected} expected, {counted:.0f} counted"


if __name__ == "__main__":
    for line in check(8, GAMES) if "--check" in sys.argv else table(GAMES):
        typer.echo(line)
