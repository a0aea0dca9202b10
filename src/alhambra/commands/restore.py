"""`alhambra restore`: puts a backup in its place."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.commands.databases import Data, Database, chosen, plainly
from alhambra.server.operating.backup import restore as put_back


def restore(
    file: Annotated[Path, typer.Argument(help="What `alhambra backup` has written.")],
    data: Data = None,
    database: Database = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Forget what is there instead.")
    ] = False,
) -> None:
    """Restores a backup to a folder or a database, whichever it came from; no server may run."""
    with plainly():
        count = put_back(file, chosen(data, database, make=True), replace)
        typer.echo(f"Restored {count} tables.")
