"""Tokens of modules in the terminal: counted on drawn tiles, named at the market and in a list."""

from rich.console import RenderableType

from alhambra import Game, Setup
from alhambra.showing.printed import tile_from
from alhambra.showing.words import Words
from alhambra.terminal.drawing import LARGE, MEDIUM, TINY, Picture, draw
from alhambra.terminal.extras import extras_page
from alhambra.terminal.panels import market
from alhambra.terminal.table import Table, read_table
from alhambra.terminal.tokens import listing, marked, named
from tests.examples import bringing
from tests.terminal.helpers import paper

WORDS = Words("en").named(0, "Ada", 3)
TILE = "garden 8 SW"
MARKS = [
    {"word": "lantern", "count": 2, "tile": TILE},
    {"word": "porter", "count": 1, "space": 2, "seat": 1},
    {"word": "heron-black", "count": 1, "seat": 0, "at": [0, -1], "side": "SE"},
]


def printed(content: RenderableType) -> str:
    console, sheet = paper(120)
    console.print(content)
    return sheet.getvalue()


def opened(name: str) -> Table:
    """The first table of a game with this module."""
    return read_table(Game(Setup(players=3, modules=(name,), seed=7)), 0)


def is_strewn(name: str) -> bool:
    """Whether something lies on every tile of the market."""
    return [tile.tokens for tile in opened(name).market if tile] == [1, 1, 1, 1]


def test_a_drawn_tile_counts_its_tokens_where_there_is_room() -> None:
    tile = marked(tile_from(TILE), MARKS)
    assert tile.tokens == 2
    picture = Picture({(0, 0): tile}, fountain=False)
    assert "G8•2" in draw(picture, LARGE).plain
    assert "G8•2" in draw(picture, MEDIUM).plain
    assert "•" not in draw(picture, TINY).plain


def test_a_token_on_a_cell_is_on_the_tile_that_lies_there() -> None:
    tile = tile_from("tower 9 NE")
    assert marked(tile, MARKS, 0, (0, -1)).tokens == 1
    assert marked(tile, MARKS, 1, (0, -1)).tokens == 0
    assert marked(tile, MARKS, 0, (1, 0)).tokens == 0


def test_tokens_are_named_with_their_number_and_their_owner() -> None:
    assert named(MARKS[:1], WORDS) == WORDS("copies", count=2, name=WORDS.piece("lantern"))
    assert WORDS.names[1] in named(MARKS[1:2], WORDS)
    told = printed(listing(MARKS, WORDS))
    assert "Garden 8" in told
    assert "1N" in told


def test_the_market_and_the_page_of_the_modules_tell_what_lies_there() -> None:
    table = opened(bringing(is_strewn)[0])
    things = [WORDS.piece(mark["word"]) for mark in table.marks]
    assert all(thing in printed(market(table, WORDS, [], {})) for thing in things)
    assert all(thing in printed(extras_page(table, WORDS)) for thing in things)
