"""`alhambra replay`: steps through a recorded game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from alhambra.showing.texts import LANGUAGES, outdated
from alhambra.showing.words import Words, default_language
from alhambra.terminal.replayer import Replayer
from alhambra.terminal.saves import DamagedSave, OutdatedSave, load
from alhambra.terminal.session import YOU
from alhambra.terminal.talk import Talk


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    lang: Annotated[str, typer.Option(help="en or de; otherwise as LANG says.")] = "",
) -> None:
    """Shows a recorded game move by move."""
    language = lang or default_language()
    if language not in LANGUAGES:
        raise typer.BadParameter(f"there is {', '.join(LANGUAGES)}", param_hint="--lang")
    console = Console(highlight=False)
    words = Words(language)
    try:
        saved = load(file)
    except OutdatedSave as error:
        console.print(Text(outdated(language, error.difference)))
        raise typer.Exit(1) from None
    except DamagedSave as error:
        console.print(Text(words("replay-broken", why=str(error))))
        raise typer.Exit(1) from None
    names = words.named(YOU, saved.name or words("player-1"), saved.game.setup.players)
    Replayer(saved.game, Talk(console, names.about(saved.game), input)).run()
