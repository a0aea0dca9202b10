"""`alhambra modules`: which modules there are."""

import json
from typing import Annotated

import typer

from alhambra.modules import ALL


def modules(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Lists the modules that can be played."""
    rows = [{"number": m.number, "id": m.id, "box": m.box} for m in ALL.values()]
    if as_json:
        typer.echo(json.dumps(rows))
        return
    for row in rows:
        typer.echo(f"{row['number']:>2}  {row['id']:<30} {row['box']}")
    if not rows:
        typer.echo("No modules yet: this version plays the base game.")
