"""`alhambra new-module`: a room to start from."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alhambra.rooms.about import RoomError
from alhambra.rooms.writing import write_room


def new_module(
    name: Annotated[str, typer.Argument(help="Small letters, digits and _, such as spice_box.")],
    folder: Annotated[Path, typer.Option(help="Where the room is put.")] = Path(),
) -> None:
    """Writes a module that plays at once, to be changed into your own."""
    try:
        files = write_room(name, folder)
    except RoomError as error:
        raise typer.BadParameter(str(error)) from None
    for file in files:
        typer.echo(file)
    typer.echo(f"Play it: alhambra --rooms {_here(folder)} play --terminal --modules {name}")


def _here(folder: Path) -> str:
    return f'"{folder}"' if " " in str(folder) else os.fspath(folder)
