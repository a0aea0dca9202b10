"""Where games are kept, as the commands for whoever runs a server are told it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from alhambra.machine.extras import MissingExtraError
from alhambra.machine.files import data_folder
from alhambra.server.settings import sqlite_file, sqlite_url

Data = Annotated[
    Path | None, typer.Option(help="The folder the games are kept in; else your data folder.")
]
Database = Annotated[
    str, typer.Option(help="postgresql://USER:PASSWORD@HOST/NAME instead of a folder.")
]


def chosen(data: Path | None, database: str, make: bool = False) -> str:
    """The address of the database; `make` makes the folder. Raises ValueError."""
    if data is not None and database:
        raise ValueError("either a folder or a database")
    folder = data or data_folder()
    try:
        return database or (sqlite_url(folder) if make else sqlite_file(folder))
    except OSError as error:
        raise ValueError(f"the folder cannot be used: {error.strerror}") from None


@contextmanager
def plainly() -> Iterator[None]:
    """What cannot be is said in one sentence."""
    try:
        yield
    except (ValueError, OSError, MissingExtraError, CommandError) as error:
        _say(str(error))
    except SQLAlchemyError as error:
        _say(f"the database cannot be used: {error}")


def _say(why: str) -> None:
    typer.echo(f"Error: {why.splitlines()[0]}", err=True)
    raise typer.Exit(2)
