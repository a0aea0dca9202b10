"""Pages about the modules in play: what lies in their areas, and their rules."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from alhambra.showing.diagrams import without_diagrams
from alhambra.showing.texts import rules_page
from alhambra.showing.words import Words
from alhambra.terminal.table import Table
from alhambra.terminal.tokens import listing

SHORT_LINE = 50  # what the seats have stands in one line if it is no longer than this


def extras_page(table: Table, words: Words) -> RenderableType:
    """What every module in play shows."""
    hints = [Text(words(key), "dim") for key in ("map-signs", "extras-hint")]
    parts = [_module(module, table, words) for module in table.modules]
    if table.marks:
        parts.append(Group(Text(words("tokens"), "bold"), listing(table.marks, words), ""))
    return Group(*parts, *hints)


def rules_pages(table: Table, words: Words) -> list[RenderableType]:
    """The rules of each module in play; their diagrams are drawn elsewhere."""
    pages = (rules_page(words.language, module) for module in table.modules)
    return [Markdown(without_diagrams(page)) for page in pages]


def _module(module: str, table: Table, words: Words) -> RenderableType:
    """Name, one sentence, and everything that lies open."""
    about = words.known(f"module-{module}-text") or ""
    parts: list[RenderableType] = [Text(words.module(module), "bold"), Text(about, "dim")]
    if table.extras[module]:
        parts.append(_listing(module, table, words))
    return Group(*parts, "")


def _listing(module: str, table: Table, words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key, value in table.extras[module].items():
        label = f"  {_label(key, module, words)}"
        if key not in table.by_seat[module]:
            grid.add_row(label, words.value(key, value))
            continue
        told = [f"{words.names[n]}: {words.value(key, entry)}" for n, entry in enumerate(value)]
        line = " · ".join(told)
        for row in [line] if len(line) <= SHORT_LINE else told:
            grid.add_row(label, row)
            label = ""
    return grid


def belongings(table: Table, seat: int, words: Words) -> Text:
    """What a seat has of the modules' things, in one line; things it has none of are left out."""
    told = Text()
    for module, shown in table.extras.items():
        for key in table.by_seat[module]:
            own = shown[key][seat]
            if own and (not isinstance(own, list) or any(own)):
                told.append(" · " if told else "", "dim")
                told.append(f"{_label(key, module, words)} ", "dim")
                told.append("" if own is True else words.value(key, own))
    return told


def _label(key: str, module: str, words: Words) -> str:
    """The name of a part of an area, as a heading."""
    label = words.part(key, module)
    return f"{label[:1].upper()}{label[1:]}"
