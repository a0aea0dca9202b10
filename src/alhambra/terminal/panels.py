"""The parts of the table as Rich draws them: market, money, standings, track, maps."""

from collections.abc import Mapping
from dataclasses import replace

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.game.catalogue import base_data
from alhambra.game.moves import Move
from alhambra.showing.printed import (
    CURRENCY_STYLES,
    LETTERS,
    SEAT_STYLES,
    TYPE_STYLES,
    Card,
    Cell,
    Tile,
    cards_of,
    total,
)
from alhambra.showing.words import Words
from alhambra.terminal.drawing import MEDIUM, TINY, Picture, draw
from alhambra.terminal.items import (
    buildings,
    further_items,
    item_of,
    named_item,
    points_for,
)
from alhambra.terminal.table import Seat, Table
from alhambra.terminal.tokens import for_sale, named

PLACE_SIGNS = " ¹²³"


def chip(label: str, style: str) -> Text:
    """A word on a coloured ground."""
    return Text.assemble((f" {label} ", style))  # what is appended has no such ground


def space_currencies() -> list[str]:
    """The currencies of the market spaces 1 to 4."""
    return base_data().market


def seat_name(table: Table, number: int, words: Words) -> Text:
    """A seat's name in its colour; Dirk comes after the last seat."""
    colour = table.seats[number].colour if number < len(table.seats) else ""
    return Text(words.names[number], SEAT_STYLES.get(colour, "bold"))


# --- Market and money


def market(
    table: Table, words: Words, moves: list[Move], prices: Mapping[int, int], brief: bool = False
) -> Grid:
    """Four columns: the currency of a space, the tile for sale, and your cards of that currency."""
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    columns: list[Text] = []
    for index, currency in enumerate(space_currencies()):
        grid.add_column(ratio=1, overflow="fold")
        hand = _hand(table, currency)
        payments = _payments(moves, index + 1)
        column = Text(f"{index + 1} ").append(
            chip(words.currency(currency), CURRENCY_STYLES[currency])
        )
        column.append("\n").append(
            _sale(_priced(table.market[index], prices.get(index + 1)), words, hand, payments, brief)
        )
        lying = for_sale(table.marks, _name(table.market[index]), index + 1)
        if lying and not brief:
            column.append("\n").append(named(lying, words), "italic")
        if hand is not None:
            column.append("\n").append(purse(hand, currency, words))
        columns.append(column)
    grid.add_row(*columns)
    return grid


def _name(tile: Tile | None) -> str | None:
    return tile.name if tile else None


def _payments(moves: list[Move], space: int) -> list[list[Card]]:
    """How the tile of a market space can be paid, without anything else that is sold with it."""
    plain = {"space": space}
    return [
        cards_of(move, "pay")
        for move in moves
        if move.kind == "buy"
        and {k: v for k, v in move.parts.items() if k not in ("tile", "pay")} == plain
    ]


def _priced(tile: Tile | None, price: int | None) -> Tile | None:
    """The tile with the price that it has for you."""
    return tile if tile is None or price is None else replace(tile, price=price)


def _hand(table: Table, currency: str) -> list[Card] | None:
    """Your cards of a currency, None if nobody's hand is shown."""
    hand = None if table.you is None else table.seats[table.you].hand
    return None if hand is None else [card for card in hand if card.currency == currency]


def _sale(
    tile: Tile | None,
    words: Words,
    hand: list[Card] | None,
    payments: list[list[Card]],
    brief: bool,
) -> Text:
    """The tile with its walls, drawn or in brief, and whether you can pay it."""
    if tile is None:
        return Text(words("space-empty") if brief else f"\n  {words('space-empty')}\n", "dim")
    if brief:
        label = chip(words.short_tile(tile), tile.style).append(" ", "default")
        return label.append(_affordable(tile, words, hand, payments))
    lines = draw(Picture({(0, 0): tile}, fountain=False), MEDIUM).split("\n")
    lines[0].append(f" {words.kind(tile.kind)}")
    lines[1].append(" ").append(words("price", price=tile.price or 0), "bold")
    lines[2].append(" ").append(_affordable(tile, words, hand, payments))
    return Text("\n").join(lines)


def _affordable(
    tile: Tile, words: Words, hand: list[Card] | None, payments: list[list[Card]]
) -> Text:
    if hand is None:
        return Text("")
    if not payments:
        missing = (tile.price or 0) - total(hand)
        return Text(words("pay-short", missing=missing) if missing > 0 else "", "dim")
    least = min(total(payment) for payment in payments)
    if least <= (tile.price or 0):  # less where something makes up for it
        return Text(words("pay-exactly"), "bold green")
    return Text(words("pay-over", over=least - (tile.price or 0)), "yellow")


def purse(hand: list[Card], currency: str, words: Words) -> Text:
    """Cards of one currency with their sum."""
    line = Text(f"{words('hand')} ", "dim")
    for card in hand:
        more = "" if card.name == f"{currency} {card.value}" else "+"  # it can do more than pay
        line.append(f"{card.value}{more}", f"not dim {CURRENCY_STYLES[currency]}").append(" ")
    sum = f"= {total(hand)}" if len(hand) > 1 else "" if hand else words("none")
    return line.append(sum, "not dim")


def money(table: Table, words: Words) -> list[Text]:
    """The open money cards, and below what you hold in no currency of the market."""
    hand = [] if table.you is None else table.seats[table.you].hand or []
    others = [card for card in hand if card.currency not in space_currencies()]
    if not others:
        return [display(table, words)]
    line = Text(words("hand"), "bold")
    for card in others:
        line.append(" ").append(chip(words.card(card), card.style))
    return [display(table, words), line]


def display(table: Table, words: Words) -> Text:
    """The open money cards."""
    line = Text(words("money-display"), "bold")
    for card in table.display:
        line.append(" ").append(chip(words.card(card), card.style))
    return line


def reserve(seat: Seat, words: Words) -> Text:
    """The tiles beside the Alhambra, those still to be placed first."""
    line = Text()
    for label, tiles in (("pending", seat.pending), ("reserve", seat.reserve)):
        if tiles:
            line.append(("  " if line else "") + words(label), "bold")
            for tile in tiles:
                line.append(" ").append(chip(words.short_tile(tile), tile.style))
    return line or Text(words("reserve-empty"), "dim")


# --- Standings


def standings(table: Table, words: Words, name_width: int) -> Grid:
    """Points, cards, walls and buildings of everybody, with the places that would score."""
    grid = Grid(box=None, padding=(0, 0, 0, 1), pad_edge=False, header_style="")
    grid.add_column("", no_wrap=True)
    grid.add_column(words("next-values"), no_wrap=True, style="dim", header_style="dim")
    seats = table.order
    for seat in seats:
        sign = "▸" if seat.number == table.turn and not table.over else ""
        name = seat_name(table, seat.number, words)
        name.truncate(name_width - len(sign))
        grid.add_column(
            Text(sign).append(name), justify="right", min_width=name_width, no_wrap=True
        )
    if table.dirk:
        grid.add_column(words("dirk"), justify="right", min_width=name_width, no_wrap=True)
    dirk_score = [str(table.dirk.score)] if table.dirk else []
    no_dirk = [words("none")] if table.dirk else []
    grid.add_row(words("score"), "", *(str(s.score) for s in seats), *dirk_score, style="bold")
    grid.add_row(words("hand-cards"), "", *(str(seat.cards) for seat in seats), *no_dirk)
    grid.add_row(words("reserve"), "", *(str(len(seat.reserve)) for seat in seats), *no_dirk)
    grid.add_row(words("wall"), "", *(str(seat.wall) for seat in seats), *no_dirk)
    for kind in LETTERS:
        grid.add_row(*_majority_row(table, words, kind))
    for item in further_items(table.ahead.sheet):
        grid.add_row(*_further_row(table, words, item))
    return grid


def _columns(table: Table) -> list[int]:
    """The seats in the order of the table, Dirk last."""
    return [seat.number for seat in table.order] + ([len(table.seats)] if table.dirk else [])


def _majority_row(table: Table, words: Words, kind: str) -> list[Text]:
    """Buildings of a type and the places they would win, as the game counts them."""
    values = table.ahead.values[kind]
    cells: list[Text] = []
    for seat in _columns(table):
        item = item_of(table.ahead.sheet, seat, kind)
        place = item[1]["place"] if item and item[1]["place"] <= len(values) else 0
        count = buildings(item[1]) if item else "·"
        cells.append(Text(f"{count}{PLACE_SIGNS[place]}", "bold" if place else "dim"))
    label = Text.assemble((LETTERS[kind], TYPE_STYLES[kind]), f" {words.kind(kind)}")
    return [label, Text("/".join(map(str, values))), *cells]


def _further_row(table: Table, words: Words, item: str) -> list[Text]:
    """The points that something of a module would bring."""
    points = [points_for(table.ahead.sheet, seat, item) for seat in _columns(table)]
    cells = [Text(f"{won:+d} " if won else "· ", "" if won else "dim") for won in points]
    return [Text(named_item(item, words)), Text(), *cells]


def track(table: Table, words: Words, width: int) -> Text:
    """The score track: each seat's first letters where its points are."""
    scores = [(seat.score, seat.number) for seat in table.seats]
    scores += [(table.dirk.score, len(table.seats))] if table.dirk else []
    top = max(20, -(-max(scores)[0] // 10) * 10)
    label = Text(words("score-track"), "bold").append(" 0 ")
    length = width - label.cell_len - len(str(top)) - 1
    line = Text()
    for score, number in sorted(scores):
        marker = seat_name(table, number, words)
        marker.truncate(2)
        at = max(score * (length - 2) // top, line.cell_len)
        line.append("·" * (at - line.cell_len), "dim").append(marker)
    line.append("·" * (length - line.cell_len), "dim").append(f" {top}")
    return label.append(line)


# --- Maps


def small_map(table: Table, seat: Seat, words: Words) -> Text:
    """One Alhambra as small as can be, under its owner's name."""
    title = seat_name(table, seat.number, words)
    facts = Text(words("map-facts", score=seat.score, wall=seat.wall), "dim")
    return Text("\n").join([title, facts, draw(picture(seat), TINY)])


def picture(seat: Seat, marks: Mapping[Cell, int] | None = None) -> Picture:
    """A seat's Alhambra to be drawn, with numbers on cells to choose from."""
    return Picture(seat.board, marks or {}, fountain_walls=seat.fountain, gates=seat.gates)


def maps(table: Table, words: Words, seats: list[Seat]) -> RenderableType:
    """Several Alhambras beside each other."""
    return Columns([small_map(table, seat, words) for seat in seats], padding=(1, 3, 0, 0))
