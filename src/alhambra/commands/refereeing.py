"""What `alhambra simulate --referee` adds: games with a referee, and what it objected to."""

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import typer

from alhambra.measuring.refereed import Difference, Refereed, referee_all
from alhambra.measuring.simulation import Outcome, Task


def watch_games(task: Task, jobs: int, tell: Callable[[Outcome], None]) -> list[Refereed]:
    """Plays the whole task with the referee; `tell` hears of each game that it agrees with."""
    games: list[Refereed] = []
    for game in referee_all(task, jobs):
        if game.outcome is not None:
            tell(game.outcome)
        games.append(game)
    return games


def agreed(games: list[Refereed]) -> list[Outcome]:
    """The outcomes of the games without an objection."""
    return [game.outcome for game in games if game.outcome is not None]


def agreement(report: dict[str, Any]) -> str:
    """One line: how much was compared, and what was skipped."""
    told = f"The referee agrees: {report['games']:,} games, {report['moves']:,} moves"
    told += f", {report['scorings']:,} scorings, {report['places']:,} places of tiles"
    told += f" and {report['walls']:,} of walls compared"
    left = ", ".join(f"{count:,} {kind}" for kind, count in report["not_compared"].items())
    return f"{told}; not compared: {left or 'nothing'}"


def show_differences(games: list[Refereed], save: Path | None) -> None:
    """Each difference with its set-up and what each says; the game up to it is kept in a file."""
    folder = save or Path(mkdtemp(prefix="alhambra-"))
    differences = [(game.number, game.difference) for game in games if game.difference]
    for number, difference in differences:
        _show(number, difference, folder / f"difference-{number + 1}.json")
    text = f"{len(differences):,} of {len(games):,} games differ from the referee."
    typer.echo(text, err=True)


def _show(number: int, difference: Difference, file: Path) -> None:
    file.write_text(difference.record, "utf-8")
    typer.echo(f"Game {number + 1}, after move {difference.move}: {difference.what}", err=True)
    typer.echo(f"  set-up: {json.dumps(difference.setup)}", err=True)
    typer.echo(f"  record up to there: {file} (alhambra replay shows it)", err=True)
