"""`alhambra habits`: how bots play, and what they make of each module."""

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alhambra.commands.simulate import fail, seated, wanted
from alhambra.measuring import habits as measuring
from alhambra.measuring.module_habits import each_module
from alhambra.measuring.simulation import Task, all_cores
from alhambra.modules import ALL

FINE = 10  # figures below it are told with two digits after the point


def habits(
    games: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 60,
    players: Annotated[int, typer.Option(min=2, max=6, help="How many play.")] = 3,
    bots: Annotated[
        str, typer.Option(help="One bot per player, or one for all. They change seats.")
    ] = "normal",
    modules: Annotated[
        str, typer.Option(help="Modules, with commas; none; all; or random:N.")
    ] = "none",
    each: Annotated[
        bool, typer.Option("--each", help="Play with each module alone, and tell of its moves.")
    ] = False,
    compare: Annotated[
        bool,
        typer.Option(help="With --each: let one seat do without the module's moves, too."),
    ] = True,
    seed: Annotated[int, typer.Option(help="The seed from which all games follow.")] = 0,
    jobs: Annotated[
        int, typer.Option(min=0, help="Processes; 0 = all cores. The result is the same.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Counts what an expert would look at: coins stranded and overpaid, tiles that rot."""
    try:
        names, draw = wanted(modules)
        task = Task(games, seated(bots, players), names, seed=seed, draw=draw)
    except ValueError as error:
        fail(str(error))
    if each:
        found = each_module(names or tuple(ALL), task, jobs or all_cores(), compare=compare)
    else:
        found = measuring.habits(task, measuring.watch(task, jobs or all_cores()))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    elif each:
        _show_modules(found)
    else:
        _show_bots(found)


def _show_bots(found: dict[str, dict[str, float]]) -> None:
    table = Table("for each seat in a game", box=box.SIMPLE)
    for name in found:
        table.add_column(name, justify="right")
    for key in next(iter(found.values())):
        table.add_row(key.replace("_", " "), *(_figure(row[key]) for row in found.values()))
    Console().print(table)


def _figure(number: float) -> str:
    return f"{number:.2f}" if abs(number) < FINE else f"{number:.1f}"


def _show_modules(found: dict[str, Any]) -> None:
    table = Table("module", "move", box=box.SIMPLE)
    for name in ("offered", "used", "points", "brings"):
        table.add_column(name, justify="right")
    table.add_column("left at the end")
    for module, row in found.items():
        moves = row["moves"] or {"": None}
        for number, (move, told) in enumerate(moves.items()):
            used = ("", "") if told is None else (_figure(told["offered"]), f"{told['used']:.0%}")
            whole = ("", "", "") if number else _whole(row)
            table.add_row("" if number else module, move, *used, *whole)
    Console().print(table)


def _whole(row: dict[str, Any]) -> tuple[str, str, str]:
    """What is told of a module, not of one of its moves."""
    brings = f"{row['brings']:+.1f} ± {row['error']:.1f}" if "brings" in row else ""
    left = ", ".join(f"{key} {_figure(count)}" for key, count in row["left"].items())
    return _figure(row["points"]), brings, left
