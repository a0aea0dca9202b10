"""`alhambra verify`: was a finished game dealt from the seed that was promised?"""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.position.record import RecordError, read
from alhambra.position.record import verify as check


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    published: Annotated[
        str | None, typer.Option("--hash", help="The hash published before the game began.")
    ] = None,
) -> None:
    """Replays a finished game and checks it against the published hash of its seed."""
    try:
        proof = check(read(file), published)
    except RecordError as error:
        typer.echo(f"Not verified: {error}", err=True)
        raise typer.Exit(2) from None
    typer.echo(f"hash   {proof.commitment}")
    typer.echo(f"seed   {proof.seed}")
    typer.echo(f"salt   {proof.salt or '-'}")
    for words in proof.words:
        typer.echo(f"words  {words}")
    typer.echo(f"dealt  by {proof.generator}")
    typer.echo(f"moves  {proof.moves}, final score {proof.scores}")
    if not proof.hashed:
        typer.echo("An old record: its moves and its result were checked, its last position not.")
    if published is None:
        typer.echo("The record is whole. Give the published hash with --hash to prove the deal.")
    else:
        typer.echo("Verified: the game was dealt from the promised seed and every move was legal.")
