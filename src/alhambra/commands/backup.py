"""`alhambra backup`: everything that a server keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.commands.databases import Data, Database, chosen, plainly
from alhambra.server.operating.backup import save


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    data: Data = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Write over an older file.")] = False,
) -> None:
    """Saves all games and people, while the server runs; the file holds secrets."""
    with plainly():
        count = save(chosen(data, database), file, replace)
        typer.echo(f"Saved {count} tables in {file}.")
