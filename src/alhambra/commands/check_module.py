"""`alhambra check-module`: what is missing or wrong in a module."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from alhambra.audit import CHECKS, ORDINARY, Depth, Finding, audit_module, audit_room
from alhambra.modules import ALL


def check_module(
    module: Annotated[
        str, typer.Argument(metavar="ID_OR_PATH", help="The id of a module, or its folder.")
    ],
    games: Annotated[
        int, typer.Option(min=1, help="Random games that are watched move by move.")
    ] = ORDINARY.games,
) -> None:
    """Plays a module at random, reads its texts and pages, and says what is wrong."""
    found = _audit(module, replace(ORDINARY, games=games))
    for check in CHECKS:
        for finding in found:
            if finding.check == check:
                typer.echo(f"{check}: {finding.what}")
                if finding.where:
                    typer.echo(f"    {finding.where}")
    if found:
        raise typer.Exit(1)
    typer.echo(f"{Path(module).name}: nothing is wrong.")


def _audit(module: str, depth: Depth) -> list[Finding]:
    """A name is that of a module; anything else is a folder."""
    if module in ALL:
        return audit_module(module, depth)
    folder = Path(module)
    if not (folder / "about.toml").is_file():
        typer.echo(f"{module} is neither a module nor a folder with an about.toml.", err=True)
        raise typer.Exit(2)
    return audit_room(folder, depth)
