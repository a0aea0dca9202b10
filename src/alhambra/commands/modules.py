"""`alhambra modules`: which modules there are."""

import json
from typing import Annotated

import typer

from alhambra.modules import ALL, Room


def modules(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Lists the modules that can be played, and those left out, with the reason."""
    if as_json:
        typer.echo(json.dumps([_row(module) for module in ALL.values()], ensure_ascii=False))
    else:
        for module in ALL.values():
            typer.echo(f"{module.number:>4}  {module.id:<30} {module.box:<10} {module.names['en']}")
    for fault in ALL.faults:
        typer.echo(f"left out: {fault}", err=as_json)


def _row(module: Room) -> dict[str, object]:
    """All that the catalogue says about a module."""
    return {
        "number": module.number,
        "id": module.id,
        "box": module.box,
        "names": module.names,
        "text": module.text,
        "sources": module.sources,
        "options": list(module.options),
    }
