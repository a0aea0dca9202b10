"""Pages about the modules in play: what lies in their areas, and their rules."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from alhambra.engine.rules import CURRENCIES
from alhambra.showing.texts import rules_page
from alhambra.terminal.table import Table
from alhambra.terminal.tokens import listing
from alhambra.terminal.words import Words

SHORT_LINE = 50  # what the seats have stands in one line if it is no longer than this
MINE = "mine"  # what only you see of a hand; elsewhere it is a number
# Lists that may be as long as there are seats.
THINGS = ("gone", "rooms", "dice", "owner", "looked", "losses")


def extras_page(table: Table, words: Words) -> RenderableType:
    """What every module in play shows."""
    hints = [Text(words(key), "dim") for key in ("map-signs", "extras-hint")]
    parts = [_module(module, table, words) for module in table.modules]
    if table.marks:
        parts.append(Group(Text(words("tokens"), "bold"), listing(table.marks, words), ""))
    return Group(*parts, *hints)


def rules_pages(table: Table, words: Words) -> list[RenderableType]:
    """The rules of each module in play."""
    return [Markdown(rules_page(words.language, module)) for module in table.modules]


def _module(module: str, table: Table, words: Words) -> RenderableType:
    """Name, one sentence, and everything that lies open."""
    about = words.known(f"module-{module}-text") or ""
    shown = table.extras.get(module)
    parts: list[RenderableType] = [Text(words.module(module), "bold"), Text(about, "dim")]
    if isinstance(shown, dict) and shown:
        parts.append(_listing(module, shown, table, words))
    return Group(*parts, "")


def _listing(module: str, shown: dict[str, Any], table: Table, words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key, value in shown.items():
        label = f"  {_label(key, module, words)}"
        if not is_by_seat(key, value, len(table.seats)):
            grid.add_row(label, words.value(key, value))
            continue
        told = [f"{words.names[n]}: {_entry(key, entry, words)}" for n, entry in enumerate(value)]
        line = " · ".join(told)
        for row in [line] if len(line) <= SHORT_LINE else told:
            grid.add_row(label, row)
            label = ""
    return grid


def is_by_seat(key: str, value: object, seats: int) -> bool:
    """Whether a list says something of each seat; a list of names is just a list of things."""
    if not isinstance(value, list) or len(value) != seats or key in THINGS:
        return False
    return not any(isinstance(entry, str | dict) for entry in value)


def belongings(table: Table, seat: int, words: Words) -> Text:
    """What a seat has of the modules' things, in a line; nothing that it has none of."""
    told = Text()
    for module, shown in table.extras.items():
        for key, value in shown.items() if isinstance(shown, dict) else ():
            own = _own(key, value, shown, table, seat)
            if own:
                told.append(" · " if told else "", "dim")
                if key != MINE:
                    told.append(f"{_label(key, module, words)} ", "dim")
                told.append("" if own is True else _entry(key, own, words))
    return told


def _label(key: str, module: str, words: Words) -> str:
    """The name of a part of an area, as a heading."""
    label = words.part(key, module)
    return f"{label[:1].upper()}{label[1:]}"


def _own(key: str, value: Any, shown: dict[str, Any], table: Table, seat: int) -> Any:
    """The part of an area that is this seat's; what you hold yourself is told card by card."""
    if MINE in shown and seat == table.you:
        return value if key == MINE else None
    entry = value[seat] if is_by_seat(key, value, len(table.seats)) else None
    return entry if not isinstance(entry, list) or any(entry) else None


def _entry(key: str, entry: Any, words: Words) -> str:
    """What one seat has; what lies in stalls is told with the money it costs."""
    if key == "stalls":
        stalls = zip(CURRENCIES, entry, strict=True)
        return words.value(key, {currency: tile for currency, tile in stalls if tile})
    return words.value(key, entry)
