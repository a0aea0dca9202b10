"""`alhambra bench`: how fast engine, server, bots or environments are; how often people wait."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alhambra.bots import NAMES
from alhambra.commands.simulate import fail, listed
from alhambra.game.setup import Setup
from alhambra.measuring import (
    benchmark,
    bot_benchmark,
    env_benchmark,
    instructions,
    server_benchmark,
)
from alhambra.measuring import pairs as timed_pairs
from alhambra.modules import ALL

ENGINE_SECONDS = 3.0
SERVER_SECONDS = 5.0
MISSING = (
    benchmark.PeerMissingError,
    env_benchmark.EnvMissingError,
    server_benchmark.ServerError,
    instructions.ValgrindError,
    timed_pairs.PairError,
)


def bench(
    seconds: Annotated[
        float | None, typer.Option(help="Time for each measurement; 3, or 5 for the server.")
    ] = None,
    modules: Annotated[
        list[str] | None,
        typer.Option(
            help="Modules, with commas; none; or all. Repeat it for several sets; all unless said."
        ),
    ] = None,
    each: Annotated[
        bool, typer.Option("--each", help="Measure every module alone too, for a short time.")
    ] = False,
    peer: Annotated[
        str | None,
        typer.Option(help=f"Measure this simulator too: {', '.join(benchmark.PEERS)}."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server instead, with people at tables.")
    ] = False,
    database: Annotated[
        str, typer.Option(help="With --server: postgresql://... to measure besides SQLite.")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="With --server: processes on PostgreSQL.")
    ] = 1,
    env: Annotated[
        bool,
        typer.Option(
            "--env", help=f"Measure the environments instead, beside {env_benchmark.PEER}."
        ),
    ] = False,
    bots: Annotated[
        bool, typer.Option("--bots", help="Measure playouts and the levels of bots instead.")
    ] = False,
    count: Annotated[
        bool,
        typer.Option("--instructions", help="Count instructions instead, which needs valgrind."),
    ] = False,
    waits: Annotated[
        bool,
        typer.Option("--waits", help="Count how often a table waits for somebody else instead."),
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="With --waits: games to play.")] = 12,
    bot: Annotated[str, typer.Option(help="With --waits: who plays.")] = "normal",
    pairs: Annotated[
        int,
        typer.Option(
            min=0, help="Time so many pairs of runs instead, here and --against, in turn."
        ),
    ] = 0,
    against: Annotated[
        Path | None,
        typer.Option(
            help="With --instructions or --pairs: another checkout of the game.",
            exists=True,
            file_okay=False,
        ),
    ] = None,
) -> None:
    """Measures random self-play and single operations on one core, compiled and uncompiled.

    A decision is one answered question with its moves generated. "Engine" plays packed moves;
    "API" plays move objects through Game, which checks, logs and tells every event. Time is
    processor time, so that other work on the machine disturbs as little as possible. The base
    game is always measured in the same run, and every set of modules is compared with it.
    """
    time = seconds or (SERVER_SECONDS if server else ENGINE_SECONDS)
    measure: Callable[[], dict[str, Any]]
    measure, tell = lambda: benchmark.run(time, module_sets(modules), peer, each), show
    if env:
        measure, tell = lambda: env_benchmark.run(time, module_sets(modules)), show_env
    elif bots:
        measure, tell = lambda: bot_benchmark.run(time, module_sets(modules)), show_bots
    elif server:
        measure, tell = lambda: server_benchmark.run(time, database, workers), show_server
    elif waits:
        measure, tell = lambda: _waits(games, module_sets(modules), bot), show_waits
    elif pairs:
        measure, tell = lambda: _paired(module_sets(modules), against, pairs), show_pairs
    elif count:
        measure, tell = lambda: _counted(module_sets(modules), each, against), show_instructions
    try:
        if seconds is not None and not 0 < seconds <= 3600:
            raise ValueError("--seconds must be more than 0 and at most 3600")
        result = measure()
    except (ValueError, *MISSING) as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        tell(result)


def _counted(sets: dict[str, tuple[str, ...]], each: bool, against: Path | None) -> dict[str, Any]:
    return instructions.run({benchmark.BASE: (), **sets}, each, against)


def _paired(sets: dict[str, tuple[str, ...]], against: Path | None, pairs: int) -> dict[str, Any]:
    if against is None:
        raise ValueError("--pairs needs --against, the checkout to compare with")
    return timed_pairs.run({benchmark.BASE: (), **sets}, against, pairs)


def _waits(games: int, sets: dict[str, tuple[str, ...]], bot: str) -> dict[str, Any]:
    from alhambra.measuring import waits  # noqa: PLC0415 - needs the server's extra

    return waits.run(games, sets, bot)


def module_sets(texts: list[str] | None) -> dict[str, tuple[str, ...]]:
    """The sets of modules to measure, by the text that asked for them."""
    sets: dict[str, tuple[str, ...]] = {}
    for text in texts or (["all"] if ALL else [benchmark.BASE]):
        wanted = tuple(ALL) if text.strip() == "all" else listed(text)
        names = Setup(modules=wanted).modules
        sets[text.strip() if names else benchmark.BASE] = names
    return sets


def show(result: dict[str, Any]) -> None:
    """The result as tables."""
    console = Console()
    console.print(f"Python {result['python']}, one core", highlight=False)
    for name, row in result["sets"].items():
        _show_set(console, name, row)
    if len(result["sets"]) > 1:
        console.print(_comparison(result["sets"]))
    if result["each"] is not None:
        console.print(_each(result["each"]))
    if any(row["compiled"] is None for row in result["sets"].values()):
        console.print("The engine runs uncompiled here; a build with a C compiler is faster.")
    if result["peer"] is not None:
        _show_peer(console, result["peer"])


def show_env(result: dict[str, Any]) -> None:
    """Steps a second of every way to play, the peer's last."""
    console = Console()
    mode = "compiled" if result["compiled"] else "not compiled"
    console.print(
        f"Python {result['python']}, one core, {result['players']} players; engine {mode}.\n"
        "A step is one action with observation and mask; opponents of one agent play at random.",
        highlight=False,
    )
    table = _table("Steps a second", "")
    for name in ("AEC", "AEC raw", "Gymnasium", f"vector of {result['games_at_once']}"):
        table.add_column(name, justify="right")
    for name, row in result["sets"].items():
        paces = row["steps_per_second"].values()
        table.add_row(f"Alhambra, modules: {name}", *(f"{pace:,.0f}" for pace in paces))
    peer = result["peer"]
    paces = peer["steps_per_second"].values()
    table.add_row(peer["name"], *(f"{pace:,.0f}" for pace in paces))
    for name, row in result["sets"].items():
        table.add_row(f"ratio, modules: {name}", *(f"{r:.1f}" for r in row["ratio"].values()))
    console.print(table)


def show_bots(result: dict[str, Any]) -> None:
    """Playouts a second, and what a decision takes each level."""
    console = Console()
    mode = "compiled" if result["compiled"] else "not compiled"
    console.print(f"Python {result['python']}, one core; engine {mode}.", highlight=False)
    whole = _table("Whole playouts by the quick policy", "modules", "players")
    for heading in ("playouts/s", "decisions/s"):
        whole.add_column(heading, justify="right")
    levels = _table(f"Milliseconds a decision, {bot_benchmark.HEADLINE} players", "modules")
    for name in NAMES:
        levels.add_column(name, justify="right")
    for label, row in result["sets"].items():
        for players, found in row["playouts"].items():
            whole.add_row(label, players, *(f"{figure:,.0f}" for figure in found.values()))
        times = row["milliseconds_per_decision"].values()
        levels.add_row(label, *(f"{time:.1f}" for time in times))
    console.print(whole)
    console.print(levels)


def show_server(result: dict[str, Any]) -> None:
    """Durable moves a second and how long people wait for them."""
    console = Console()
    mode = "compiled" if result["compiled"] else "not compiled"
    console.print(
        f"Two people at each table, every move durable before it is told; engine {mode}.\n"
        f"Steady: {result['pace']:,.0f} moves/s are asked for. Full: everybody answers at once.",
        highlight=False,
    )
    table = _table("Moves acknowledged", "", "workers", "tables")
    for heading in ("moves/s\nsteady", "p50 ms", "p99 ms", "moves/s\nfull", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    for row in result["rows"]:
        cells = [
            f"{row[load][key]:,.0f}" if key == "moves_per_second" else f"{row[load][key]:.1f}"
            for load in ("steady", "full")
            for key in ("moves_per_second", "p50_ms", "p99_ms")
        ]
        table.add_row(row["database"], str(row["workers"]), str(row["tables"]), *cells)
    console.print(table)
    headings = ("tables", "kB each", "a lively one\nalone p99 ms", "among them\np99 ms")
    idle = _table("Idle tables with a guest each", "", *headings)
    for row in result["idle"]:
        waits = (f"{row[when]['p99_ms']:.1f}" for when in ("alone", "among"))
        idle.add_row(row["database"], f"{row['tables']:,}", f"{row['kilobytes']:.0f}", *waits)
    console.print(idle)
    headings = ("games", "who is told ms", "what is due ms", "a hundred\ndue ms")
    looks = _table("A look at sleeping games", "", *headings)
    for row in result["reach"]:
        times = (f"{row[key]:.2f}" for key in ("watch_ms", "courier_ms", "due_ms"))
        looks.add_row(row["database"], f"{row['games']:,}", *times)
    console.print(looks)
    sent = _table("Bytes of a move: six people, all modules", "whole", "changes", "packed")
    sent.add_row(*(f"{result['bytes'][kind]:,}" for kind in ("whole", "changes", "packed")))
    console.print(sent)
    orders = _table("A look at a question that no order fits", "orders", "moves", "ms")
    for row in result["orders"]:
        orders.add_row(f"{row['orders']:,}", str(row["moves"]), f"{row['look_ms']:.2f}")
    console.print(orders)


def show_waits(result: dict[str, Any]) -> None:
    """How often those who are waited for change."""
    console = Console()
    players, bot = result["players"], result["bot"]
    console.print(f"Means of {result['games']} games, {players} bots: {bot}.", highlight=False)
    headings = ("answers", "in turn", "with a\nchoice", "at once", "passes\nlast")
    table = _table("Changes of whoever is waited for", "modules", *headings)
    for name, row in result["sets"].items():
        table.add_row(name, *(f"{figure:.0f}" for figure in row.values()))
    console.print(table)


def show_instructions(result: dict[str, Any]) -> None:
    """What a decision of random play and a call cost, beside those of another checkout."""
    console = Console()
    both = result["against"] is not None
    compared = ("there", "ratio\nthere/here") if both else ()
    table = _table("Instructions", "modules", "work", "here", "play\nnone/this", *compared)
    base = next(row["here"] for row in result["rows"] if row["work"] == "play")
    for row in result["rows"]:
        part = f"{base / row['here']:.3f}" if row["work"] == "play" else ""
        cells = [f"{row['here']:,.0f}", part]
        if both:
            cells += [f"{row['there']:,.0f}", f"{row['there'] / row['here']:.3f}"]
        table.add_row(row["modules"], row["work"], *cells)
    console.print(table)
    if both:
        console.print("A ratio above 1 means that fewer instructions are needed here.")


def show_pairs(result: dict[str, Any]) -> None:
    """What a decision and a call take, and how many times as fast they are here."""
    console = Console()
    title = f"Microseconds, medians of {result['pairs']} pairs"
    table = _table(title, "modules", "work", "here", "there", "ratio\nthere/here")
    for row in result["rows"]:
        times = (f"{row[place]:,.1f}" for place in ("here", "there"))
        table.add_row(row["modules"], row["work"], *times, f"{row['ratio']:.2f}")
    console.print(table)
    console.print("A ratio above 1 means that it is faster here.")


def _show_set(console: Console, name: str, row: dict[str, Any]) -> None:
    """All figures of one set of modules."""
    modes = [mode for mode in ("compiled", "uncompiled") if row[mode] is not None]
    console.print(f"\nModules: {name} ({len(row['modules'])})", highlight=False)
    console.print(_speeds("Random self-play, engine", row, modes, "engine"))
    console.print(_speeds("Random self-play, public API", row, modes, "api"))
    console.print(_durations(row, modes))


def _comparison(sets: dict[str, Any]) -> Table:
    """The speed of each set as a fraction of the speed without modules."""
    table = _table(f"Engine, {benchmark.HEADLINE} players", "modules", "decisions/s\nratio to none")
    table.add_column("games/s\nratio to none", justify="right")
    for name, row in sets.items():
        table.add_row(name, *_ratios(row["ratio"]))
    return table


def _each(rows: list[dict[str, Any]]) -> Table:
    """Every module alone, the dearest first."""
    table = _table("Every module alone, the dearest first", "module", "decisions\nper game")
    for heading in ("decisions/s", "ratio\nto none", "games/s\nratio to none"):
        table.add_column(heading, justify="right")
    for row in rows:
        speed = f"{row['decisions_per_second']:,.0f}"
        cells = (f"{row['decisions_per_game']:.0f}", speed, *_ratios(row["ratio"]))
        table.add_row(row["module"], *cells)
    return table


def _ratios(ratio: dict[str, float]) -> tuple[str, str]:
    return f"{ratio['decisions_per_second']:.2f}", f"{ratio['games_per_second']:.2f}"


def _speeds(title: str, result: dict[str, Any], modes: list[str], level: str) -> Table:
    """Random self-play; the row of three players is the headline."""
    table = _table(title, "players", "decisions\nper game")
    for mode in modes:
        table.add_column(f"decisions/s\n{mode}", justify="right")
        table.add_column(f"games/s\n{mode}", justify="right")
    table.add_column("ratio", justify="right")
    for players in result[modes[0]][level]:
        rows = [result[mode][level][players] for mode in modes]
        cells = [f"{rows[0]['decisions_per_game']:.0f}"]
        for row in rows:
            cells.append(f"{row['decisions_per_second']:,.0f}")
            cells.append(f"{row['games_per_second']:,.1f}")
        ratio = rows[0]["decisions_per_second"] / rows[-1]["decisions_per_second"]
        bold = "bold" if int(players) == benchmark.HEADLINE else None
        table.add_row(players, *cells, _ratio(ratio, rows), style=bold)
    return table


def _durations(result: dict[str, Any], modes: list[str]) -> Table:
    """Single operations in the middle of a game of three."""
    units = [f"µs\n{mode}" for mode in modes]
    table = _table("One call in the middle of a game of three", "", *units, "ratio")
    titles = {"copy": "State.copy", "view": "Game.view", "json_round_trip": "JSON move round trip"}
    for key, title in titles.items():
        times = [result[mode]["seconds"][key] for mode in modes]
        cells = [f"{1e6 * time:,.1f}" for time in times]
        table.add_row(title, *cells, _ratio(times[-1] / times[0], times))
    return table


def _table(title: str, *headings: str) -> Table:
    """A table narrow enough for 80 columns."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for heading in headings:
        names = heading in ("", "module", "modules")
        table.add_column(heading, justify="left" if names else "right")
    return table


def _ratio(ratio: float, modes: list[Any]) -> str:
    return f"{ratio:.1f}" if len(modes) > 1 else "-"


def _show_peer(console: Console, peer: dict[str, Any]) -> None:
    ratio = peer["ratio"]
    console.print(
        f"{peer['name']} {peer['version']}, {peer['players']} random players: "
        f"{peer['decisions_per_second']:,.0f} decisions/s, "
        f"{peer['games_per_second']:,.1f} games/s, "
        f"{peer['decisions_per_game']:.0f} decisions per game",
        highlight=False,
        soft_wrap=True,
    )
    console.print(
        f"Our engine, {benchmark.HEADLINE} players: {ratio['decisions_per_second']:.1f} times as "
        f"many decisions/s, {ratio['games_per_second']:.1f} times as many games/s",
        highlight=False,
        soft_wrap=True,
    )
