"""The `alhambra` command. Each subcommand lives in its own file and is imported only when used."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

from alhambra import __version__
from alhambra.machine.compiled import compiled
from alhambra.rooms.places import VARIABLE

# In the order in which the help lists them.
COMMANDS = (
    *("play", "serve", "replay", "verify", "score", "simulate", "habits", "arena"),
    *("train", "bench", "backup", "restore", "tables", "doctor"),
    *("modules", "new-module", "check-module"),
)


class LazyGroup(TyperGroup):
    """Finds `alhambra.commands.NAME`, with _ for -, and turns its function NAME into a command."""

    def list_commands(self, ctx: object) -> list[str]:
        """All names, without importing anything."""
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> object:  # type: ignore[override]
        """The command of this name, None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        module = import_module(f"alhambra.commands.{name}")
        single = typer.Typer(add_completion=False, rich_markup_mode=None)
        single.command(cmd_name)(getattr(module, name))
        return typer.main.get_command(single)


app = typer.Typer(cls=LazyGroup, add_completion=False, no_args_is_help=True)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"alhambra {__version__} ({'compiled' if compiled() else 'not compiled'})")
        raise typer.Exit


def _look_in(folders: list[Path]) -> None:
    """Kept in the environment, where every process started from here finds it."""
    before = os.environ.get(VARIABLE, "").split(os.pathsep)
    named = [*(str(folder.expanduser().absolute()) for folder in folders or ()), *before]
    os.environ[VARIABLE] = os.pathsep.join(filter(None, named))


@app.callback()
def root(
    rooms: Annotated[  # noqa: ARG001 - its callback has kept them by now
        list[Path] | None,
        typer.Option(
            callback=_look_in,
            exists=True,
            file_okay=False,
            metavar="FOLDER",
            help="A folder of further modules, or of one; may be given several times.",
        ),
    ] = None,
    version: Annotated[  # noqa: ARG001 - its callback has answered by now
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The board game Alhambra: play it, replay it, score it, simulate it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # some pipes and consoles know few letters
