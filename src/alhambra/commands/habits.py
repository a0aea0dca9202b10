"""`alhambra habits`: how bots play, and what they make of each module."""

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alhambra.commands.simulate import fail, seated, wanted
from alhambra.measuring import habits as measuring
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
        bool, typer.Option("--each", help="Play with each module alone, and tell of its deeds.")
    ] = False,
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
        found = measuring.each_module(names or tuple(ALL), task, jobs or all_cores())
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
    table = Table("module", "deed", box=box.SIMPLE)
    for name in ("offered", "used", "points"):
        table.add_column(name, justify="right")
    for module, row in found.items():
        deeds = row["deeds"] or {"": None}
        for number, (deed, told) in enumerate(deeds.items()):
            first = ("", "") if number else (module, _figure(row["points"]))
            used = ("", "") if told is None else (_figure(told["offered"]), f"{told['used']:.0%}")
            table.add_row(first[0], deed, *used, first[1])
    Console().print(table)
