"""The overview of all tiles: where each one lies, and which are still to come."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.game.catalogue import base_data
from alhambra.showing.printed import LETTERS, NEUTRAL_STYLE, TYPE_STYLES, Tile, tile_from
from alhambra.showing.words import Words
from alhambra.terminal.table import Table

EXPLAINED = ("abilities",)  # parts that only tell what some tiles can do, wherever they are


def whereabouts(table: Table, words: Words) -> dict[str, str]:
    """Where every tile lies that lies open, by the tile's name."""
    found: dict[str, str] = {}
    for module, shown in table.extras.items():
        found |= dict.fromkeys(_names(shown), words.module(module))
    found = {name: place for name, place in found.items() if name in _base_names()}
    found |= {tile.name: words("place-market") for tile in table.market if tile}
    found |= {tile.name: words("place-gone") for tile in table.gone}
    if table.dirk:
        found |= {tile.name: words("dirk") for tile in table.dirk.tiles}
    for seat in table.seats:
        owned = [*seat.board.values(), *seat.reserve, *seat.pending]
        found |= {tile.name: words.names[seat.number] for tile in owned}
    return found


def _names(shown: Any) -> Iterator[str]:
    """Every text in what a module shows."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, list):
        for entry in shown:
            yield from _names(entry)
    elif isinstance(shown, dict):
        for key, entry in shown.items():
            if key not in EXPLAINED:
                yield from _names(entry)


@cache
def _base_names() -> list[str]:
    """Needed for every tile that lies open, so it is made once."""
    return [f"{kind} {price} {walls or '-'}" for kind, price, walls in base_data().tiles]


def to_come(table: Table, words: Words) -> list[Tile]:
    """The tiles of the base game that are still in the tower; nobody knows their order."""
    seen = whereabouts(table, words)
    return [tile_from(name) for name in _base_names() if name not in seen]


def overview_page(table: Table, words: Words) -> RenderableType:
    """Per type: what is to come, and who has the others; pieces of modules last."""
    places = whereabouts(table, words)
    seen = {tile_from(name): place for name, place in places.items()}
    hidden = to_come(table, words)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for kind in LETTERS:
        coming = [tile for tile in hidden if tile.kind == kind]
        label = Text.assemble((LETTERS[kind], TYPE_STYLES[kind]), f" {words.kind(kind)}")
        grid.add_row(
            label, Text(words("overview-to-come", count=len(coming)), "dim"), _row(coming, words)
        )
        grid.add_row("", Text(words("overview-seen"), "dim"), _owners(kind, seen, words))
    for kind in dict.fromkeys(tile.kind for tile in seen if tile.kind not in LETTERS):
        label = Text(kind[:1], NEUTRAL_STYLE).append(f" {words.kind(kind)}", "default")
        grid.add_row(label, Text(words("overview-seen"), "dim"), _owners(kind, seen, words))
    return Group(Text(words("overview-title", tiles=table.tower), "bold"), grid)


def _row(tiles: list[Tile], words: Words) -> Text:
    return Text(" ".join(_brief(tile, words) for tile in tiles), "bold")


def _brief(tile: Tile, words: Words) -> str:
    """Price and walls; other pieces by what follows the first word."""
    if tile.price is not None:
        return f"{tile.price}[{words.sides(tile.walls)}]"
    return words.piece(tile.name.partition(" ")[2] or tile.name)


def _owners(kind: str, seen: dict[Tile, str], words: Words) -> Text:
    """The open tiles of a type, by place."""
    groups: dict[str, list[str]] = {}
    for tile, place in seen.items():
        if tile.kind == kind:
            groups.setdefault(place, []).append(_brief(tile, words))
    return Text("; ".join(f"{place} {' '.join(tiles)}" for place, tiles in groups.items()), "dim")
