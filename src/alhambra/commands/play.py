"""`alhambra play`: the game in the browser, or against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alhambra.commands.browser import client_is_built, play_in_browser
from alhambra.machine.files import data_folder
from alhambra.showing.texts import LANGUAGES
from alhambra.showing.words import Words, default_language
from alhambra.terminal.opening import Wishes, open_game
from alhambra.terminal.saves import FILE
from alhambra.terminal.session import Place, Session

PORT = 8000


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
    ] = False,
    port: Annotated[int, typer.Option(min=1, max=65535, help="For the browser.")] = PORT,
    lang: Annotated[str, typer.Option(help="en or de; otherwise as LANG says.")] = "",
    players: Annotated[int, typer.Option(min=2, max=6, help="How many play.")] = 3,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all, or one per opponent: A,B; adapt learns how strong you are. "
            "Unless said, normal ones of different characters."
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Fixes every shuffle.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Start afresh.")] = False,
    modules: Annotated[
        str, typer.Option(help="Modules with commas; or all, none, random:N.")
    ] = "none",
    options: Annotated[str, typer.Option(help="Options of the rules, with commas.")] = "none",
    save: Annotated[Path | None, typer.Option(help="The file the game is kept in.")] = None,
) -> None:
    """Plays Alhambra; leave at any time and go on later.

    Everything but --port and --lang is for the terminal: in the browser you choose it there.
    """
    language = lang or default_language()
    if language not in LANGUAGES:
        raise typer.BadParameter(f"there is {', '.join(LANGUAGES)}", param_hint="--lang")
    words = Words(language)
    console = Console(highlight=False)
    if not terminal and client_is_built():
        _refuse_terminal_options(context)
        play_in_browser(console, words, port)
        return
    try:
        wishes = Wishes.read(players, bots, seed, name, new, modules, options)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    place = Place(console, words, input, save or data_folder() / FILE)
    saved = open_game(wishes, place)
    if saved is not None:
        Session(saved, place).run()


def _refuse_terminal_options(context: typer.Context) -> None:
    """Says so, rather than ignoring what somebody asked for."""
    for name in context.params:
        given = context.get_parameter_source(name)
        if given is not None and given.name == "COMMANDLINE" and name not in ("port", "lang"):
            raise typer.BadParameter("needs --terminal", param_hint=f"--{name}")
