"""`alhambra arena`: a contest between bots, kept in a folder, with ratings and a report."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alhambra.arena.crews import Crew, CrewLostError, DoneT, TaskT, Work, cluster, local
from alhambra.arena.folder import Folder
from alhambra.arena.play import Done, play
from alhambra.arena.task import ModuleSet, Task
from alhambra.bots import NAMES
from alhambra.commands.simulate import fail, listed, progress, standings, wanted
from alhambra.machine.extras import MissingExtraError, need
from alhambra.measuring.simulation import all_cores

FAILED, INTERRUPTED = 1, 130  # exit codes; 2 is bad input
LONGEST = 30  # characters of a set of modules in front of its progress bar


def arena(
    out: Annotated[
        Path, typer.Option(help="The folder of this arena. Named again, it is gone on with.")
    ],
    bots: Annotated[
        str,
        typer.Option(
            help=f"Two bots or more, with commas: {', '.join(NAMES)}, or search:PLAYOUTS. If there "
            "are more bots than seats, they take turns; if there are fewer, some sit twice."
        ),
    ] = "easy,normal",
    players: Annotated[int, typer.Option(help="Players at a table, 2 to 6.")] = 3,
    modules: Annotated[
        list[str] | None,
        typer.Option(
            help="Modules, with commas; none; all; or random:N to draw N for each deal. Repeat it "
            "for several sets, which take turns. None unless said."
        ),
    ] = None,
    options: Annotated[str, typer.Option(help="Options of the rules, with commas.")] = "none",
    games: Annotated[
        int, typer.Option("-n", "--games", help="How many games at most, over all sets.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The seed from which all games follow.")] = 0,
    stop_at: Annotated[
        float | None,
        typer.Option(
            metavar="WIDTH",
            help="Stop early when the interval of how often each bot finishes ahead of the next "
            "below is narrower, such as 0.1.",
        ),
    ] = None,
    settle: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            help="Stop early when all these intervals lie above or below this share, such as 0.65.",
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option(help="Processes; 0 = all cores. The result is the same.")
    ] = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on the Ray cluster at this address instead; local starts one here.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Plays many games between bots and rates them.

    The folder holds the task, all games with their records, and at the end result.json, pictures
    and report.html. A run that was interrupted or killed goes on if the same command is given
    again; no game counts twice, and the result is the same as without the interruption.

    As many neighbouring games as there are seats share a deal; the bots move on by one seat, so
    each meets the same cards from every seat. The exit code is 1 if a game failed or those who
    played were lost, 2 for bad input, 130 after an interrupt.
    """
    try:
        need("arena", "the arena")
        crew = chosen_crew(jobs, ray, play)
        sets = tuple(ModuleSet(*wanted(text)) for text in modules or ["none"])
        task = Task(listed(bots), players, sets, listed(options), games, seed, stop_at, settle)
        with Folder(out, task) as folder:
            result, times = _run(folder, crew, shown=not as_json)
    except (ValueError, MissingExtraError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot write {error.filename or out}: {error.strerror or error}")
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        show(result, times, out)
    if result["failures"]:
        raise typer.Exit(FAILED)


def chosen_crew(jobs: int, address: str | None, work: Work[TaskT, DoneT]) -> Crew[TaskT, DoneT]:
    """Who plays, as the options say."""
    if jobs < 0:
        raise ValueError("--jobs must be 0 or more")
    if address is None:
        return local(jobs or all_cores(), work)
    if jobs:
        raise ValueError("--jobs is for this machine; with --ray the cluster decides")
    need("ray", "a Ray cluster")
    return cluster(address, work)


def _run(
    folder: Folder, crew: Crew[Task, Done], shown: bool
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Plays and publishes; if it cannot be finished, says what was kept."""
    # These need the extra packages, for which the command has looked by now.
    from alhambra.arena.contest import compete  # noqa: PLC0415
    from alhambra.arena.publish import publish  # noqa: PLC0415

    task = folder.task
    totals = Counter(_bar(task, number) for number in range(task.games))
    before = Counter(_bar(task, number) for number in folder.entries)
    try:
        with progress(totals, shown, before) as advance:
            return publish(folder, compete(folder, crew, _teller(task, advance)))
    except KeyboardInterrupt:
        _leave(folder, "Interrupted", INTERRUPTED)
    except CrewLostError as error:
        _leave(folder, f"Error: {error}", FAILED)


def _leave(folder: Folder, why: str, code: int) -> NoReturn:
    text = f"{why}. All finished games are kept in {folder.path}; give the same command to go on."
    typer.echo(text, err=True)
    raise typer.Exit(code) from None


def _bar(task: Task, number: int) -> str:
    """The name of the progress bar that a game belongs to."""
    label = task.module_set(number).label
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 3]}..."


def _teller(task: Task, advance: Callable[[str], None]) -> Callable[[list[Done]], None]:
    def tell(games: list[Done]) -> None:
        for done in games:
            advance(_bar(task, done.entry.number))

    return tell


# --- Output


def show(result: dict[str, Any], times: list[dict[str, Any]], out: Path) -> None:
    """The result as tables, and where the rest is."""
    console = Console()
    task, stopped = result["task"], result["stopped"]
    console.print(
        f"{result['games']} games, {task['players']} players, modules: "
        f"{'; '.join(task['modules'])}, seed {task['seed']}",
        highlight=False,
        soft_wrap=True,
    )
    if stopped is not None:
        console.print(f"Stopped after {stopped['after']} games: {stopped['because']}.")
    if result["games"]:
        console.print(_ratings(result, times))
        for above, below in result["open_gaps"]:
            console.print(f"From {above} down to {below} the distance is a lower bound.")
        console.print(_ladder(result))
        console.print(standings("By turn order", result["turn_order"]))
    for row in result["failures"]:
        console.print(f"Game {row['game']} failed: {row['error']}", markup=False, soft_wrap=True)
    console.print(f"Report: {out / 'report.html'}", highlight=False, soft_wrap=True)


def _ratings(result: dict[str, Any], times: list[dict[str, Any]]) -> Table:
    bots = {row["name"]: row for row in result["bots"]}
    thinking = {row["bot"]: row["seconds_per_answer"] for row in times}
    table = Table(title="Ratings", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("rating", "95 %", "games won", "score", "ms per decision"):
        table.add_column(heading, justify="right")
    for row in result["ratings"]:
        bot = bots.get(row["bot"])
        ends = row["rating_95"]
        table.add_row(
            row["bot"],
            f"{row['rating']:.0f}",
            "-" if ends is None else f"{ends[0]:.0f} to {ends[1]:.0f}",
            "-" if bot is None else f"{bot['win_share']:.1%}",
            "-" if bot is None else f"{bot['score_mean']:.1f}",
            "-" if bot is None else f"{1000 * thinking[row['bot']]:.1f}",
        )
    return table


def _ladder(result: dict[str, Any]) -> Table:
    table = Table(title="Finishes ahead of the next", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("games", "ahead", "95 % by games", "95 % by deals"):
        table.add_column(heading, justify="right")
    for row in result["ladder"]:
        spans = (
            f"{low:.1%} - {high:.1%}" for low, high in (row["by_games_95"], row["by_deals_95"])
        )
        table.add_row(
            f"{row['above']} - {row['below']}", str(row["games"]), f"{row['share']:.1%}", *spans
        )
    return table
