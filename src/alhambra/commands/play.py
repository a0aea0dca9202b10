"""`alhambra play`: a game against bots in the terminal."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alhambra.terminal.opening import Wishes, open_game
from alhambra.terminal.saves import default_path
from alhambra.terminal.session import Place, Session
from alhambra.terminal.words import Words, default_language
from alhambra.texts import LANGUAGES


def play(
    lang: Annotated[str, typer.Option(help="en or de; otherwise as LANG says.")] = "",
    players: Annotated[int, typer.Option(min=2, max=6, help="How many play.")] = 3,
    bots: Annotated[
        str, typer.Option(help="One bot for all, or one per opponent: A,B.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="Fixes every shuffle.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Start afresh.")] = False,
    modules: Annotated[
        str, typer.Option(help="Modules with commas; or all, none, random:N.")
    ] = "none",
    options: Annotated[str, typer.Option(help="Options of the rules, with commas.")] = "none",
    save: Annotated[Path | None, typer.Option(help="The file the game is kept in.")] = None,
) -> None:
    """Plays Alhambra against bots; leave at any time and go on later."""
    language = lang or default_language()
    if language not in LANGUAGES:
        raise typer.BadParameter(f"there is {', '.join(LANGUAGES)}", param_hint="--lang")
    place = Place(
        Console(highlight=False), Words(language), input, save or default_path(os.environ)
    )
    try:
        wishes = Wishes.read(players, bots, seed, name, new, modules, options)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    saved = open_game(wishes, place)
    if saved is not None:
        Session(saved, place).run()
