"""Score sheets explained: what every seat won or lost and why, and how ties were shared."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.engine.scoring import WALL
from alhambra.game.game import Game, Sheet
from alhambra.game.moments import scores_before
from alhambra.showing.printed import LETTERS, TYPE_STYLES
from alhambra.showing.scoresheet import explain
from alhambra.showing.words import Words
from alhambra.terminal.items import (
    Item,
    buildings,
    further_items,
    item_of,
    named_item,
    points_for,
)
from alhambra.terminal.panels import seat_name
from alhambra.terminal.table import Table


def rounds_scored(game: Game) -> list[int]:
    """The number (1 to 3) of each scoring so far; a scoring card that never came leaves a gap."""
    return [int(str(event["round"])) for event in game.log() if event["event"] == "scored"]


def sheet_page(game: Game, table: Table, words: Words, index: int) -> RenderableType:
    """One scoring as a table, with a line for every place that was shared."""
    sheet = game.score_sheets[index]
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words(f"scoring-{rounds_scored(game)[index]}"), no_wrap=True)
    for seat in sheet:
        grid.add_column(seat_name(table, seat, words), justify="right", no_wrap=True)
    wall = [_wall(item_of(sheet, seat, "wall"), words) for seat in sheet]
    grid.add_row(words("wall"), *wall)
    for kind in LETTERS:
        grid.add_row(
            _label(sheet, kind, words), *(_majority(item_of(sheet, s, kind), words) for s in sheet)
        )
    for item in further_items(sheet):
        grid.add_row(
            named_item(item, words), *(_further(sheet, seat, item, words) for seat in sheet)
        )
    totals = {seat: sum(points for _, points, _ in items) for seat, items in sheet.items()}
    grid.add_section()
    grid.add_row(words("sheet-total"), *(f"{totals[seat]:+d}" for seat in sheet), style="bold")
    grid.add_row(words("sheet-now"), *(str(now) for now in _running(game, index)), style="bold")
    return Group(
        grid, Text(words("sheet-legend"), "dim"), *_notes(sheet, words), *_shares(sheet, words)
    )


# --- Items of modules


def _further(sheet: Sheet, seat: int, name: str, words: Words) -> str:
    """The points of a seat for such an item, all of them together."""
    points = points_for(sheet, seat, name)
    return words("none") if points is None else f"{points:+d}"


def _notes(sheet: Sheet, words: Words) -> list[Text]:
    """Where the points of such items come from, as far as that can be said."""
    lines: list[Text] = []
    for seat, items in sheet.items():
        for item, _, data in items:
            why = "" if item == WALL or item in LETTERS else explain(words.language, item, data)
            if why:
                lines.append(Text(f"{named_item(item, words)}, {words.names[seat]}: {why}"))
    return lines


# --- Walls and majorities


def _wall(item: Item | None, words: Words) -> str:
    return f"{item[0]:+d}" if item else words("none")


def _majority(item: Item | None, words: Words) -> str:
    """Buildings, place (with `=` if shared) and points: `3 #1= +6`."""
    if item is None:
        return words("none")
    points, data = item
    shared = "=" if data["tied"] > 1 else " "
    return f"{buildings(data)} #{data['place']}{shared}{f'{points:+d}':>4}"


def _label(sheet: Sheet, kind: str, words: Words) -> Text:
    """Type and the points of the places."""
    label = Text.assemble((LETTERS[kind], TYPE_STYLES[kind]), f" {words.kind(kind)}")
    for seat in sheet:
        item = item_of(sheet, seat, kind)
        if item:
            return label.append(f" {'/'.join(map(str, item[1]['values']))}", "dim")
    return label


def _running(game: Game, index: int) -> list[int]:
    """The scores after this scoring; like the game, item by item and never below 0."""
    first, scores = scores_before(game, index)
    for sheet in game.score_sheets[first : index + 1]:
        for seat, items in sheet.items():
            for _, points, _ in items:
                scores[seat] = max(0, scores[seat] + points)
    return scores


def _shares(sheet: Sheet, words: Words) -> list[Text]:
    """How each shared place was divided."""
    lines: list[Text] = []
    for kind in LETTERS:
        for place in (1, 2, 3):
            sharers = _sharers(sheet, kind, place)
            if sharers:
                lines.append(_share(sheet, kind, place, sharers, words))
    return lines


def _sharers(sheet: Sheet, kind: str, place: int) -> list[int]:
    """The seats that share this place and win something by it."""
    found: list[int] = []
    for seat in sheet:
        item = item_of(sheet, seat, kind)
        if item and item[1]["place"] == place and item[1]["tied"] > 1 and item[0]:
            found.append(seat)
    return found


def _share(sheet: Sheet, kind: str, place: int, sharers: list[int], words: Words) -> Text:
    item = item_of(sheet, sharers[0], kind)
    assert item is not None
    points, data = item
    values = data["values"][place - 1 : place - 1 + data["tied"]]
    pot = " + ".join(map(str, values)) if len(values) == 1 else f"({' + '.join(map(str, values))})"
    names = words.listing(words.names[seat] for seat in sharers)
    told = words(
        "sheet-share", kind=words.kind(kind), names=names, sum=f"{pot} ÷ {data['tied']}",
        points=points,
    )  # fmt: skip
    return Text(told)


def ranking(game: Game, table: Table, words: Words) -> RenderableType:
    """Everybody in the order of their points, then who has won."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    scores = [(seat.score, seat.number) for seat in table.seats]
    for score, seat in sorted(scores, key=lambda pair: (-pair[0], pair[1])):
        place = 1 + sum(other > score for other, _ in scores)
        grid.add_row(f"{place}.", seat_name(table, seat, words), words("points", points=score))
    if table.dirk:
        grid.add_row("", words("dirk"), words("points", points=table.dirk.score), style="dim")
    names = words.listing(words.names[seat] for seat in game.winners)
    key = "winner" if len(game.winners) == 1 else "winners"
    return Group(grid, Text(words(key, names=names), "bold green"))
