"""Pages about the modules in play: what lies in their areas, and their rules."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from alhambra.terminal.table import Table
from alhambra.terminal.words import Words
from alhambra.texts import rules_page


def extras_page(table: Table, words: Words) -> RenderableType:
    """What every module in play shows."""
    hint = Text(words("extras-hint"), "dim")
    return Group(*(_module(module, table, words) for module in table.modules), hint)


def rules_pages(table: Table, words: Words) -> list[RenderableType]:
    """The rules of each module in play."""
    return [Markdown(rules_page(words.language, module)) for module in table.modules]


def _module(module: str, table: Table, words: Words) -> RenderableType:
    """Name, one sentence, and everything that lies open."""
    about = words.known(f"module-{module}-text") or ""
    shown = table.extras.get(module)
    parts: list[RenderableType] = [Text(words.module(module), "bold"), Text(about, "dim")]
    if isinstance(shown, dict) and shown:
        parts.append(_listing(shown, table, words))
    return Group(*parts, "")


def _listing(shown: dict[str, Any], table: Table, words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key, value in shown.items():
        label = words.part(key)
        if not is_by_seat(value, len(table.seats)):
            grid.add_row(f"  {label}", words.value(key, value))
            continue
        for seat, entry in enumerate(value):
            told = Text(f"{words.names[seat]}: ").append(words.value(key, entry))
            grid.add_row("" if seat else f"  {label}", told)
    return grid


def is_by_seat(value: object, seats: int) -> bool:
    """Whether a list says something of each seat; a list of names is just a list of things."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return not any(isinstance(entry, str) for entry in value)
