"""Pages beside the game: log, score sheets, overview, maps, modules, help."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.game.game import Game
from alhambra.showing.printed import LETTERS, TYPE_STYLES
from alhambra.showing.story import paragraphs
from alhambra.showing.words import Words
from alhambra.terminal import panels
from alhambra.terminal.extras import extras_page, rules_pages
from alhambra.terminal.overview import overview_page
from alhambra.terminal.panels import chip
from alhambra.terminal.sheets import sheet_page
from alhambra.terminal.table import Table
from alhambra.terminal.talk import Talk

# The keys that are no move, in the order of the menu.
ASIDES = {
    "u": "undo",
    "l": "log",
    "s": "sheets",
    "o": "overview",
    "m": "maps",
    "h": "help",
    "q": "quit",
}
# Those for games with modules only.
MODULE_ASIDES = {"x": "extras", "i": "rules"}
UNLISTED = ("rules",)  # lines are scarce, so the page of the modules names its key
HELP_LINES = 10


def show_aside(name: str, game: Game, table: Table, talk: Talk) -> None:
    """Shows one of the pages."""
    if name == "sheets" and not game.score_sheets:
        talk.refuse(talk.words("no-scoring-yet"))
    elif name == "sheets":
        for index in range(len(game.score_sheets)):
            talk.page(sheet_page(game, table, talk.words, index))
    elif name == "rules":
        for page in rules_pages(table, talk.words):
            talk.page(page)
    else:
        talk.page(_page(name, game, table, talk.words))


def _page(name: str, game: Game, table: Table, words: Words) -> RenderableType:
    if name == "log":
        return log_page(game, table, words)
    if name == "overview":
        return overview_page(table, words)
    if name == "extras":
        return extras_page(table, words)
    if name == "maps":
        return panels.maps(table, words, table.order)
    return help_page(words)


def log_page(game: Game, table: Table, words: Words) -> RenderableType:
    """Everything that happened, from the beginning."""
    told = paragraphs(game.log(table.you), words)
    return Text("\n").join(Text(f"• {paragraph.sentence(words)}") for paragraph in told)


def help_page(words: Words) -> RenderableType:
    """The rules in brief, and how to read the screen."""
    lines = Grid.grid(padding=(0, 1, 0, 0))
    for number in range(1, HELP_LINES + 1):
        lines.add_row("•", words(f"help-{number}"))
    legend = Text()
    for kind, letter in LETTERS.items():
        legend.append(chip(f"{letter} {words.kind(kind)}", TYPE_STYLES[kind])).append(" ")
    return Group(Text(words("help-title"), "bold"), lines, legend)
