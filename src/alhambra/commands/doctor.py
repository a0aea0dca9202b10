"""`alhambra doctor`: reads and replays a whole database, and says what is wrong with it."""

import contextlib
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from alhambra.machine.extras import MissingExtraError
from alhambra.machine.files import data_folder
from alhambra.server import doctor as clinic
from alhambra.server import forgetting, store
from alhambra.server.folder_lock import take
from alhambra.server.settings import sqlite_url

ILL = 1


def doctor(
    data: Annotated[
        Path | None, typer.Option(help="The folder the games are kept in; else your data folder.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="postgresql://USER:PASSWORD@HOST/NAME instead of a folder.")
    ] = "",
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
    if data is not None and database:
        raise typer.BadParameter("either a folder or a database", param_hint="--data")
    folder = None if database else data or data_folder()
    if folder is not None and not (folder / "alhambra.sqlite").is_file():
        raise typer.BadParameter(f"there is no database in {folder}", param_hint="--data")
    try:
        engine = store.connect(database or sqlite_url(folder or Path()))
        if cut or forget or keep:
            _repair(engine, folder, cut, forget, keep)
            return
        with engine.connect() as connection:
            found = _examine(connection)
    except (ValueError, MissingExtraError) as error:
        _fail(str(error))
    except SQLAlchemyError as error:
        _fail(f"the database cannot be read: {str(error).splitlines()[0]}")
    if found:
        raise typer.Exit(ILL)


def _fail(why: str) -> None:
    typer.echo(f"Error: {why}", err=True)
    raise typer.Exit(2)


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


def _repair(engine: Engine, folder: Path | None, cut: str, forget: str, keep: str) -> None:
    with _alone(folder), engine.begin() as connection:
        clinic.tables(connection)
        if cut:
            left = clinic.cut(connection, cut)
            typer.echo(f"{cut} goes on after answer {left}")
        if forget:
            clinic.forget(connection, forget)
            typer.echo(f"{forget} is deleted")
        if keep:
            clinic.keep(connection, keep, time.time())
            typer.echo(f"{keep} is kept")


@contextlib.contextmanager
def _alone(folder: Path | None) -> Iterator[None]:
    """No server may have the games in memory while they are repaired."""
    if folder is None:
        yield
        return
    with contextlib.closing(take(folder, "alhambra doctor")):
        yield
