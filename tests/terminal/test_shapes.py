"""Boards with the pieces of modules: tiles of two cells, half cells, tents, gates, sites."""

import re
from random import Random

import pytest
from rich.console import Console

from alhambra import Game, Setup
from alhambra.modules import ALL
from alhambra.showing.pictures import Spot
from alhambra.showing.printed import tile_at
from alhambra.showing.words import Words
from alhambra.terminal.drawing import LARGE, MEDIUM, NARROW, SIZES, TINY, Picture, draw
from alhambra.terminal.insides import FALLING, RISING
from alhambra.terminal.items import buildings, named_item
from alhambra.terminal.panels import picture, standings
from alhambra.terminal.screen import Scene, Screen
from alhambra.terminal.table import Table, read_table
from tests.support import choose
from tests.terminal.helpers import paper

WORDS = Words("en").named(0, "", 3)
MANSION = "mansion tower garden"
ACROSS = [
    Spot((1, 0), MANSION, "tower", "S", mate=(2, 0)),
    Spot((2, 0), MANSION, "garden", "S", mate=(1, 0)),
]
DOWN = [
    Spot((0, 1), MANSION, "tower", "E", mate=(0, 2)),
    Spot((0, 2), MANSION, "garden", "E", mate=(0, 1)),
]
TENT = Spot((1, 0), "encampment 8 NE", "", "NE", outside=True)
SITE = Spot((1, 0), "garden 12 E", "garden", "E", unfinished=True)


def halves() -> list[Spot]:
    """A belfry in each corner around the fountain, right angles towards it."""
    corners = {(0, -1): "SE", (1, 0): "SW", (0, 1): "NW", (-1, 0): "NE"}
    return [Spot(at, "belfry tower 1", "", "", half=half) for at, half in corners.items()]


def drawn(spots: list[Spot], size: object = NARROW, gates: frozenset[object] = frozenset()) -> str:
    tiles = {spot.at: tile_at(spot) for spot in spots}
    lines = draw(Picture(tiles, gates=gates), size, Words("de").kind).plain  # type: ignore[arg-type]
    return "\n".join(line.rstrip() for line in lines.split("\n"))


def test_the_cells_of_one_tile_are_tied() -> None:
    assert drawn(ACROSS) == (
        "┌╌╌╌╌╌╌╌╌╌╌╌┐\n"
        "╎≈≈≈  T ═ G ╎\n"
        "└╌╌╌╼━━━━━━━┙"
    )  # fmt: skip
    assert drawn(DOWN, TINY) == (
        "┌╌┐\n"
        "╎≈╎\n"
        "╎ ╽\n"
        "╎T┃\n"
        "╎║┃\n"
        "╎G┃\n"
        "└╌┚"
    )  # fmt: skip


def test_half_a_cell_has_its_wall_on_the_long_side() -> None:
    assert drawn(halves(), TINY) == (
        "    ╷\n"
        "   ◢╎\n"
        "╶╌╴ ╵\n"
        " ◥ ≈ ◣\n"
        "  ╷ ╶╌╴\n"
        "  ╎◤\n"
        "  ╵"
    )  # fmt: skip
    for size in SIZES[:-1]:
        text = drawn(halves(), size)
        assert text.count("t") == 4
        assert text.count(RISING) == text.count(FALLING) == 2 * size.height


def test_tents_stand_outside_and_show_their_arrows() -> None:
    assert drawn([TENT], MEDIUM) == (
        "┌╌╌╌╌╌┐\n"
        "╎ ≈≈≈ ╎ △8↑→\n"
        "└╌╌╌╌╌┘"
    )  # fmt: skip
    assert "Encampm." in drawn([TENT], LARGE)
    assert "△↑→" in drawn([TENT], NARROW)
    assert "△" in drawn([TENT], TINY)


def test_sites_are_hatched_and_small() -> None:
    assert "░g12░" in drawn([SITE], MEDIUM)
    assert "g12" in drawn([SITE], NARROW)
    assert "g" in drawn([SITE], TINY)


def test_a_gate_is_an_arch_in_the_wall() -> None:
    spots = [
        Spot((0, -1), "tower 8 E", "tower", "E"),
        Spot((1, -1), "garden 8 W", "garden", "W"),
    ]
    gate = frozenset({((0, -1), "E")})
    assert drawn(spots, NARROW, gate).split("\n")[1] == "╎ T8∩ G8╎"
    level = [Spot((0, 1), "tower 8 N", "tower", "N")]
    below = frozenset({((0, 0), "S")})
    assert drawn(level, MEDIUM, below).split("\n")[2] == "┝━━∩━━┥"


# --- Whole games


def middle(seed: int, moves: int = 250) -> Game:
    """Somewhere in a game with everything."""
    game = Game(Setup(players=3, modules=tuple(ALL), seed=seed))
    rng = Random(seed)
    for _ in range(moves):
        building = [m for m in game.moves() if m.kind.startswith(("place", "buy", "bid"))]
        game.play(choose(building or list(game.moves()), rng))
    return game


@pytest.fixture(scope="module", params=[1, 2])
def game(request: pytest.FixtureRequest) -> Game:
    return middle(request.param)


def test_every_line_is_as_wide_as_announced(game: Game) -> None:
    for seat in read_table(game, 0).seats:
        for size in SIZES:
            lines = draw(picture(seat), size).plain.split("\n")
            assert ({len(line) for line in lines}, len(lines)) == (
                {picture(seat).room(size)[0]},
                picture(seat).room(size)[1],
            )


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40)])
def test_no_screen_is_overfull(game: Game, width: int, height: int) -> None:
    console = Console(force_terminal=True, width=width, height=height, file=paper()[1], _environ={})
    screen = Screen(console, Words("de").named(0, "Scheherazade", 3))
    scene = Scene(read_table(game, 0), game.log(0), list(game.moves()))
    for below in (3, 6, 10):
        assert screen.height(screen.compose(scene, below), width) + below <= height


def test_the_standings_are_what_the_game_counts(game: Game) -> None:
    table = read_table(game, 0)
    assert table.ahead.sheet == game.count_round(min(table.rounds + 1, 3))
    printed = rows(table)
    for seat, items in table.ahead.sheet.items():
        for item, points, data in items:
            cell = printed[named_item(item, WORDS)][seat]
            if item == "wall":
                assert cell == str(points)
            elif "halves" in data:
                assert cell.rstrip("¹²³") == buildings(data)
                assert ("¹" in cell) == (data["place"] == 1)
            else:
                assert cell == (f"{points:+d}" if points else "·")


def rows(table: Table) -> dict[str, list[str]]:
    """The standings as printed: the cells of each seat behind the name of the row."""
    console, sheet = paper()
    console.print(standings(table, WORDS, 6))
    found: dict[str, list[str]] = {}
    for line in sheet.getvalue().splitlines()[1:]:
        name = re.sub(r"^[A-Z] (?=\S)", "", re.split(r" {2,}| \d", line)[0].strip())
        found[name] = line.split()[-len(table.seats) :]
    return found
