"""`alhambra simulate`: many games between bots, and what they tell."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from alhambra.bots import NAMES
from alhambra.commands.refereeing import agreed, agreement, show_differences, watch_games
from alhambra.measuring.refereed import report
from alhambra.measuring.simulation import ANY, Outcome, Task, all_cores, summarize
from alhambra.measuring.simulation import simulate as play
from alhambra.modules import ALL


def simulate(
    games: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 100,
    players: Annotated[
        str, typer.Option(help="Players, 2 to 6; or 2-6 to draw their number for each game.")
    ] = "3",
    bots: Annotated[
        str,
        typer.Option(
            help=f"One bot per player, or one for all: {', '.join(NAMES)}. They change seats."
        ),
    ] = "normal",
    modules: Annotated[
        str,
        typer.Option(
            help="Modules, with commas; none; all; random:N to draw N for each deal, or random to "
            "draw any number of them."
        ),
    ] = "none",
    options: Annotated[str, typer.Option(help="Options of the rules, with commas.")] = "none",
    seed: Annotated[int, typer.Option(help="The seed from which all games follow.")] = 0,
    jobs: Annotated[
        int, typer.Option(help="Processes; 0 = all cores. The result is the same.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    save: Annotated[
        Path | None, typer.Option(help="Folder for the records, one file per game.")
    ] = None,
    referee: Annotated[
        bool,
        typer.Option(
            help="Let a referee that shares no code with the engine count every point again, and "
            "work out all places before one move in fifty. Exit code 1 if they differ."
        ),
    ] = False,
) -> None:
    """Plays many games between bots and prints who won, by how much and with what."""
    try:
        if jobs < 0:
            raise ValueError("--jobs must be 0 or more")
        names, draw = ((), ANY) if modules.strip() == "random" else wanted(modules)
        fewest, most = sizes(players)
        table, rules = seated(bots, most), listed(options)
        drawn = fewest if fewest < most else 0
        task = Task(games, table, names, rules, seed, save is not None, draw, drawn)
        folder = None if save is None else Folder(save, games)
        with progress({"games": games}, shown=not as_json) as advance:
            tell = _teller(folder, advance)
            result = _played(task, jobs or all_cores(), tell, save, referee)
    except ValueError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot write {error.filename}: {error.strerror}")
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        show(result)


def _played(
    task: Task, jobs: int, tell: Callable[[Outcome], None], save: Path | None, referee: bool
) -> dict[str, Any]:
    """The result of all games; with a referee, the end of the command if it objects."""
    if not referee:
        return summarize(task, play(task, jobs, tell))
    watched = watch_games(task, jobs, tell)
    if any(game.difference for game in watched):
        show_differences(watched, save)
        raise typer.Exit(1)
    return {**summarize(task, agreed(watched)), "referee": report(watched)}


def fail(text: str) -> NoReturn:
    """One clear line, and the exit code for bad input."""
    typer.echo(f"Error: {text}", err=True)
    raise typer.Exit(2) from None


def listed(text: str) -> tuple[str, ...]:
    """Names written with commas; `none` and nothing are no names.

    >>> listed("one, other"), listed("none")
    (('one', 'other'), ())
    """
    names = [name.strip() for name in text.split(",")]
    return () if names in (["none"], [""]) else tuple(names)


def wanted(text: str) -> tuple[tuple[str, ...], int]:
    """The modules of every game, or how many each game draws.

    >>> wanted("random:3"), wanted("none")
    (((), 3), ((), 0))
    """
    word, _, number = text.strip().partition(":")
    if word == "random":
        if not number.isdecimal():
            raise ValueError(f"how many modules? Write random:5, not {text}")
        return (), int(number)
    return (tuple(ALL) if text.strip() == "all" else listed(text)), 0


def sizes(text: str) -> tuple[int, int]:
    """The fewest and the most players of a game.

    >>> sizes("3"), sizes("2-6")
    ((3, 3), (2, 6))
    """
    fewest, dash, most = text.strip().partition("-")
    if not fewest.isdecimal() or (dash and not most.isdecimal()):
        raise ValueError(f"how many players? Write 4 or 2-6, not {text}")
    ends = (int(fewest), int(most or fewest))
    if not 2 <= ends[0] <= ends[1] <= 6:
        raise ValueError(f"Alhambra is for 2 to 6 players, not {text}")
    return ends


def seated(text: str, players: int) -> tuple[str, ...]:
    """One bot for each player; a single name stands for all."""
    names = listed(text)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise ValueError(f"{players} players need {players} bots, or one for all; not {len(names)}")
    return names


# --- Records


class Folder:
    """Where records go. It refuses to begin if it would have to overwrite a file."""

    def __init__(self, path: Path, games: int) -> None:
        self.path = path
        self.digits = len(str(games))
        if path.exists() and not path.is_dir():
            raise ValueError(f"{path} is not a folder")
        path.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            if self.file(number).exists():
                raise ValueError(f"{self.file(number)} is there already; choose another folder")

    def file(self, number: int) -> Path:
        """The file of a game; games are counted from 1."""
        return self.path / f"game-{number + 1:0{self.digits}}.json"

    def keep(self, outcome: Outcome) -> None:
        """Writes one record; the file must not exist."""
        assert outcome.record is not None
        with self.file(outcome.number).open("xb") as file:
            file.write(outcome.record.encode())


def _teller(folder: Folder | None, advance: Callable[[str], None]) -> Callable[[Outcome], None]:
    def tell(outcome: Outcome) -> None:
        if folder is not None:
            folder.keep(outcome)
        advance("games")

    return tell


# --- Output


@contextmanager
def progress(
    totals: Mapping[str, int], shown: bool, done: Mapping[str, int] = MappingProxyType({})
) -> Iterator[Callable[[str], None]]:
    """Progress bars by name on standard error, away from the output; none if it is no terminal.

    Yields a function that moves a bar on by one. `done` of each total was there before.
    """
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not (shown and console.is_terminal)) as bars:
        lines = {
            name: bars.add_task(name, total=total, completed=done.get(name, 0))
            for name, total in totals.items()
        }
        yield lambda name: bars.advance(lines[name])


def show(result: dict[str, Any]) -> None:
    """The result as tables."""
    console = Console()
    drawn = "any number" if result["drawn_modules"] == ANY else result["drawn_modules"]
    names = f"{drawn} drawn for each deal" if drawn else ", ".join(result["modules"]) or "none"
    ends = dict.fromkeys((result["fewest_players"], result["players"]))
    console.print(
        f"{result['games']} games, {' to '.join(map(str, ends))} players, modules: {names}, "
        f"seed {result['seed']}; on average {result['turns_mean']:.0f} turns, "
        f"{result['decisions_mean']:.0f} decisions",
        highlight=False,
        soft_wrap=True,
    )
    console.print(standings("Bots", result["bots"]))
    console.print(_points(result["bots"]))
    console.print(standings("By seat", result["seats"]))
    console.print(standings("By turn order", result["turn_order"]))
    if result["coverage"]["modules"]:
        console.print(_coverage(result["coverage"]))
        _show_gaps(console, result["coverage"])
    if "referee" in result:
        console.print(agreement(result["referee"]), highlight=False, soft_wrap=True)


def standings(title: str, rows: list[dict[str, Any]]) -> Table:
    """Tallies as a table, one row each."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("seats", "wins", "win share", "95 %", "score", "sd", "rank"):
        table.add_column(heading, justify="right")
    for row in rows:
        low, high = row["win_share_95"]
        table.add_row(
            row["name"],
            str(row["played"]),
            f"{row['wins']:.1f}".removesuffix(".0"),
            f"{row['win_share']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{row['score_mean']:.1f}",
            f"{row['score_sd']:.1f}",
            f"{row['rank_mean']:.2f}",
        )
    return table


def _points(rows: list[dict[str, Any]]) -> Table:
    """Mean points per game by what they were scored for; modules may bring many items."""
    items = dict.fromkeys(item for row in rows for item in row["points"])
    table = Table(title="Points per game", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for row in rows:
        table.add_column(row["name"], justify="right")
    for item in items:
        table.add_row(item, *(f"{row['points'].get(item, 0):.1f}" for row in rows))
    return table


def _coverage(found: dict[str, Any]) -> Table:
    """How often the deeds and events of each module occurred, in all games together."""
    table = Table(title="Coverage", title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for heading in ("module", "games", "deeds", "events"):
        table.add_column(heading, justify="right" if heading == "games" else "left")
    for name, row in found["modules"].items():
        table.add_row(name, str(row["games"]), _counted(row["deeds"]), _counted(row["events"]))
    return table


def _counted(counts: dict[str, int]) -> str:
    """One line for each, or a dash if there is nothing."""
    return "\n".join(f"{name} {count}" for name, count in counts.items()) or "-"


def _show_gaps(console: Console, found: dict[str, Any]) -> None:
    """The deeds that never happened, by module."""
    gaps = {name: row["never"] for name, row in found["modules"].items() if row["never"]}
    text = "; ".join(f"{name}: {', '.join(deeds)}" for name, deeds in gaps.items())
    console.print(f"Deeds that never happened: {text or 'none'}", highlight=False, soft_wrap=True)
