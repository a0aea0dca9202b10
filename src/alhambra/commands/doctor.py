"""`alhambra doctor`: reads and replays a whole database, and says what is wrong with it."""

import time
from datetime import datetime
from typing import Annotated

import typer
from sqlalchemy import Connection, Engine

from alhambra.commands.databases import Data, Database, chosen, plainly
from alhambra.server import doctor as clinic
from alhambra.server import forgetting
from alhambra.server.operating.alone import alone
from alhambra.server.operating.backup import existing

ILL = 1


def doctor(
    data: Data = None,
    database: Database = "",
    cut: Annotated[
        str,
        typer.Option(metavar="TABLE", help="Takes its first bad answer and all later ones out."),
    ] = "",
    forget: Annotated[str, typer.Option(metavar="TABLE", help="Deletes this table.")] = "",
    keep: Annotated[
        str, typer.Option(metavar="TABLE", help="Takes the mark of an old table away.")
    ] = "",
) -> None:
    """Verifies every game of a server; repairs only what it is told to, with the server stopped."""
    found = 0
    with plainly():
        where = chosen(data, database)
        with existing(where) as engine:
            if cut or forget or keep:
                with alone(where):
                    _repair(engine, cut, forget, keep)
            else:
                with engine.connect() as connection:
                    found = _examine(connection)
    if found:
        raise typer.Exit(ILL)


def _examine(connection: Connection) -> int:
    """Says everything; returns how much is wrong."""
    names, wrong = clinic.tables(connection), 0
    for finding in clinic.findings(connection):
        wrong += 1
        typer.echo(f"{finding.table}: {finding.what}\n    {finding.remedy}")
    for mark in clinic.marked(connection):
        end = datetime.fromtimestamp(mark.at + forgetting.GRACE).strftime("%Y-%m-%d %H:%M")
        typer.echo(
            f"{mark.table}: old, will be deleted after {end}\n    --keep takes the mark away"
        )
    now = time.time()
    if names and not forgetting.believed(connection, now):
        days = int((now - forgetting.newest(connection)) / forgetting.DAY)
        typer.echo(f"The clock is {days} days beyond the newest row: nothing old is deleted.")
    typer.echo(f"{len(names)} tables, {wrong or 'nothing'} wrong")
    return wrong


def _repair(engine: Engine, cut: str, forget: str, keep: str) -> None:
    with engine.begin() as connection:
        if cut:
            left = clinic.cut(connection, cut)
            typer.echo(f"{cut} goes on after answer {left}")
        if forget:
            clinic.forget(connection, forget)
            typer.echo(f"{forget} is deleted")
        if keep:
            clinic.keep(connection, keep, time.time())
            typer.echo(f"{keep} is kept")
