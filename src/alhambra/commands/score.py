"""`alhambra score`: the score sheet of a position, also one from a real table."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from alhambra import position
from alhambra.game.game import Game, Sheet
from alhambra.position import PositionError
from alhambra.showing.scoresheet import explain
from alhambra.showing.texts import LANGUAGES, text
from alhambra.showing.words import Words, default_language
from alhambra.terminal.items import named_item


def score(
    file: Annotated[
        Path, typer.Argument(help="A position; docs/position.md says how to write it.")
    ],
    round_number: Annotated[
        int, typer.Option("--round", min=1, max=3, help="Which of the three scorings.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str, typer.Option(help="en or de; otherwise as LANG says.")] = "",
) -> None:
    """Prints the score sheet of a position, item by item."""
    language = lang or default_language()
    if language not in LANGUAGES:
        raise typer.BadParameter(f"there is {', '.join(LANGUAGES)}", param_hint="--lang")
    try:
        game = position.load(file)
    except PositionError as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(2) from None
    sheet = game.count_round(round_number)
    if as_json:
        typer.echo(json.dumps(_plain(game, round_number, sheet)))
        return
    Console(highlight=False).print(_table(game, round_number, sheet, language))


def _who(game: Game, seat: int) -> str:
    """The colour of a seat; with two players the third is Dirk."""
    return game.setup.colours[seat] if seat < game.setup.players else "dirk"


def _plain(game: Game, round_number: int, sheet: Sheet) -> dict[str, Any]:
    seats = [
        {
            "seat": _who(game, seat),
            "points": sum(points for _, points, _ in items),
            "items": [{"item": name, "points": points, **data} for name, points, data in items],
        }
        for seat, items in sheet.items()
    ]
    return {"round": round_number, "seats": seats}


def _table(game: Game, round_number: int, sheet: Sheet, language: str) -> Table:
    """One block per seat: what it gets, for what, and its total."""
    title = text(language, f"scoring-{round_number}")
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for seat, items in sheet.items():
        who = text(language, f"colour-{_who(game, seat)}")
        for name, points, data in items:
            why = explain(language, name, data)
            table.add_row(who, named_item(name, Words(language)), f"{points:+d}", why)
            who = ""
        total = sum(points for _, points, _ in items)
        table.add_row(who, text(language, "sheet-total"), f"{total:+d}", "", style="bold")
        table.add_section()
    return table
