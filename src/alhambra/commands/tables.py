"""`alhambra tables`: what whoever runs a server can see and do about its tables."""

import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from alhambra.commands.databases import Data, Database, chosen, plainly
from alhambra.server.operating import tables as known

HOUR, DAY = 3600, 86_400


class Deed(StrEnum):
    """What can be done."""

    LIST = "list"
    SHOW = "show"
    END = "end"
    EXPORT = "export"


def tables(
    deed: Annotated[Deed, typer.Argument(help="What to do.")] = Deed.LIST,
    ids: Annotated[
        list[str] | None, typer.Argument(help="Which tables; export takes all if none is named.")
    ] = None,
    data: Data = None,
    database: Database = "",
    to: Annotated[Path, typer.Option(help="The folder for what is exported.")] = Path(),
) -> None:
    """Lists, shows, ends and exports the tables of a server, also while it runs."""
    with plainly():
        where = chosen(data, database)
        match deed:
            case Deed.LIST:
                _list(where)
            case Deed.EXPORT:
                for name in ids or [line.id for line in known.listed(where)]:
                    typer.echo(known.export(where, name, to))
            case _:
                if not ids:
                    raise ValueError(f"which tables? alhambra tables {deed} ID")
                for name in ids:
                    _show(where, name) if deed is Deed.SHOW else _end(where, name)


def _list(where: str) -> None:
    lines = known.listed(where)
    for line in lines:
        seen = "public" if line.public else "private"
        typer.echo(
            f"{line.id:<18}{line.state:<9}{seen:<9}{line.moves:>6} moves  {_ago(line.changed):<12}"
            f"{line.name}"
        )
    typer.echo(f"{len(lines)} tables")


def _show(where: str, name: str) -> None:
    table = known.shown(where, name)
    row, setup = table.row, table.row.start["setup"]
    typer.echo(f"{row.id}  {row.name}")
    typer.echo(f"{row.state}, {'public' if row.public else 'private'}, made {_ago(row.made)}")
    typer.echo(f"modules: {', '.join(setup['modules']) or 'none'}")
    for seat in table.seats:
        bot = f" ({seat.bot})" if seat.bot else ""
        typer.echo(f"seat {seat.seat}: {seat.kind} {seat.name}{bot}".rstrip())
    last = f", the last {_ago(table.log[-1].at)}" if table.log else ""
    typer.echo(f"{len(table.log)} moves{last}")
    if row.scores is not None:
        typer.echo(f"scores: {', '.join(map(str, row.scores))}")


def _end(where: str, name: str) -> None:
    known.end(where, name)
    typer.echo(f"{name} has ended; a running server takes notice within half a minute.")


def _ago(then: float) -> str:
    seconds = max(0.0, time.time() - then)
    for size, unit in ((DAY, "d"), (HOUR, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds // size:.0f} {unit} ago"
    return "just now"
