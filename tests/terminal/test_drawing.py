"""The drawn Alhambra: heavy lines are walls, dotted ones open sides."""

from random import Random

import pytest
from rich.console import Console

from alhambra import Game, Setup
from alhambra.showing.outlook import cards_until_scoring
from alhambra.showing.printed import tile_from
from alhambra.showing.words import Words
from alhambra.terminal.drawing import (
    LARGE,
    MEDIUM,
    NARROW,
    SIZES,
    TINY,
    Picture,
    draw,
    fitting_size,
)
from alhambra.terminal.outlook import outlook
from alhambra.terminal.screen import Scene, Screen
from alhambra.terminal.table import read_table
from tests.examples import using
from tests.support import run_out
from tests.terminal.helpers import paper

# A garden north of the fountain, a tower east of it, a pavilion behind the tower: the garden and
# the tower both turn a wall to the free corner between them.
BOARD = {
    (0, -1): tile_from("garden 8 NE"),
    (1, 0): tile_from("tower 11 N"),
    (2, 0): tile_from("pavilion 7 E"),
}

MEDIUM_BOARD = """\
┍━━━━━┓            \n\
╎  G8 ┃            \n\
╎     ┗━━━━━╾╌╌╌╌╌┒
╎ ≈≈≈   T11    P7 ┃
└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┚"""

TINY_BOARD = """\
┍━┓    \n\
╎G┃    \n\
╎ ┗━╾╌┒
╎≈ T P┃
└╌╌╌╌╌┚"""

INNER_WALL = """\
┏━━━┳━━━┓
┃ S5┃ T8┃
╿   ┡━━━┛
╎≈≈≈╎    \n\
└╌╌╌┘    """


def test_walls_are_heavy_and_open_sides_dotted() -> None:
    assert draw(Picture(BOARD), MEDIUM).plain == MEDIUM_BOARD
    assert draw(Picture(BOARD), TINY).plain == TINY_BOARD


def test_large_tiles_carry_their_names() -> None:
    drawn = draw(Picture(BOARD), LARGE, Words("de").kind).plain
    assert "Garten" in drawn
    assert "T11" in drawn


def test_numbers_stand_on_the_cells_to_choose() -> None:
    drawn = draw(Picture(BOARD, {(1, -1): 1, (0, 1): 12}), MEDIUM).plain
    assert "[1]" in drawn
    assert "[12]" in drawn
    assert " 12 " in draw(Picture(BOARD, {(0, 1): 12}), NARROW).plain.replace("╎", " ")


def test_every_line_is_as_wide_as_announced() -> None:
    picture = Picture(BOARD, {(0, 1): 3})
    for size in SIZES:
        lines = draw(picture, size).plain.split("\n")
        assert {len(line) for line in lines} == {picture.room(size)[0]}
        assert len(lines) == picture.room(size)[1]


def test_the_largest_size_that_fits_is_taken() -> None:
    picture = Picture(BOARD)
    assert fitting_size(picture, 80, 40) == LARGE
    assert fitting_size(picture, 80, 5) == MEDIUM
    assert fitting_size(picture, 13, 40) == NARROW
    assert fitting_size(picture, 3, 3) == TINY


@pytest.mark.parametrize("width", [80, 100, 112, 120, 160, 200])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_layout_is_wider_than_its_screen(width: int, players: int) -> None:
    game = Game(Setup(players=players, seed=3))
    for _ in range(120):
        moves = list(game.moves())
        wanted = [move for move in moves if move.kind in ("place", "buy")]
        game.play((wanted or moves)[0])
    console, sheet = paper(width)
    scene = Scene(read_table(game, 0), game.log(0), list(game.moves()))
    screen = Screen(console, Words("de").named(0, "Scheherazade", players))
    console.print(screen.compose(scene, 4))
    assert max(len(line) for line in sheet.getvalue().splitlines()) <= width


def test_a_live_screen_is_never_overfull() -> None:
    game = Game(Setup(players=3, seed=3))
    for _ in range(60):
        wanted = [move for move in game.moves() if move.kind in ("place", "buy")]
        game.play((wanted or list(game.moves()))[0])
    console = Console(force_terminal=True, width=80, height=24, file=paper()[1], _environ={})
    screen = Screen(console, Words("en").named(0, "", 3))
    scene = Scene(read_table(game, 0), game.log(0), list(game.moves()))
    for below in range(3, 14):
        assert screen.height(screen.compose(scene, below), 80) + below <= 24


@pytest.mark.parametrize("modules", [(), using("stack_cards")], ids=len)
def test_the_next_scoring_is_foreseen(modules: tuple[str, ...]) -> None:
    game = Game(Setup(players=3, modules=modules, seed=3))
    found = cards_until_scoring(game.state)
    assert found is not None
    said = f"1st scoring in {found[0]}–{found[1]} cards"  # noqa: RUF001 the dash of the text
    assert said in outlook(read_table(game, 0), Words("en"))
    run_out(game, Random(3))
    assert outlook(read_table(game, 0), Words("en")) == "The game is over"


def test_inner_walls_are_drawn_once() -> None:
    tiles = {(0, -1): tile_from("seraglio 5 NEW"), (1, -1): tile_from("tower 8 NESW")}
    assert draw(Picture(tiles), NARROW).plain == INNER_WALL
