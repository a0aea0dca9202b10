"""Pieces, moves and events of modules nobody has thought of yet."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.showing.printed import card_from, tile_from
from alhambra.showing.story import paragraphs
from alhambra.showing.words import USUAL, Words
from alhambra.terminal.desk import Desk
from alhambra.terminal.drawing import NARROW, SIZES, Picture, draw
from alhambra.terminal.picking import by_part, dividing_part, pick
from alhambra.terminal.sheets import sheet_page
from alhambra.terminal.table import read_table
from alhambra.terminal.talk import Talk
from tests.examples import sold_with_a_tile, spoken_piece, told_move
from tests.terminal.helpers import paper, typing

KINDS = {"owner": "seat", "looked": {"list": "seat"}, "losses": {"seats": "amount"}}
WORDS = Words("en", ("You", "Amina", "Yusuf"), {**USUAL, **KINDS})
PIECE = spoken_piece()
TOGETHER = sold_with_a_tile()
STRANGE = ["tent 8 NE", "belfry tower 1", "yard 3", "pool 5 NE/S", "arch -", "x", "oasis 2"]

TURNED = """\
┍━━━┑
╎ T8╎
┢━━━┪
┃≈≈≈┃
┗━━━┛"""


@pytest.mark.parametrize("name", STRANGE)
def test_every_name_can_be_drawn_and_said(name: str) -> None:
    tile = tile_from(name)
    assert tile.letter
    assert tile.style
    assert WORDS.tile(tile)
    for size in SIZES:
        drawn = draw(Picture({(1, 0): tile.turned(3)}), size, WORDS.kind).plain
        assert tile.letter in drawn or name[0].upper() in drawn


def test_walls_turn_with_their_tile_and_further_ones_are_drawn() -> None:
    assert tile_from("tent 8 NE").walls == "NE"
    assert tile_from("tent 8 NE").turned(1).walls == "ES"
    assert tile_from("pool 5 NE/S").walls == "NE"
    picture = Picture({(0, -1): tile_from("tower 8 S").turned(2)}, fountain_walls="NESW")
    assert draw(picture, NARROW).plain == TURNED


def test_cards_of_any_currency_are_said() -> None:
    names = ["denar 3", "denar 2", "diamond 5", "denar coin", "spy ducat"]
    said = WORDS.cards([card_from(name) for name in names])
    assert "Denar 2+3" in said
    assert "Diamond 5" in said
    assert "Denar coin" in said
    assert card_from("spy ducat").value is None


def test_the_second_cell_of_a_tile_is_its_second_half() -> None:
    """What stands there names the tile and a mark (`tower 9 N / 2`)."""
    assert Words("en", ()).piece("tower 9 N / 2") == "Tower 9 [N], second half"
    assert Words("de", ()).piece("tower / 2") == "Turm, zweite Hälfte"


def test_any_value_is_readable() -> None:
    assert WORDS.value("owner", 1) == "Amina"
    assert WORDS.value("count", 1) == "1"
    assert WORDS.value("at", [2, -1]) == "2E 1N"
    assert WORDS.value("at", [0, 0]) == "fountain"
    assert WORDS.value("pay", ["ducat 2", "ducat 5"]) == "Ducat 2+5"
    assert WORDS.value("left", {"tower": 3}) == "Tower 3"
    assert WORDS.value("spaces", [1, 2]) == "1, 2"
    assert WORDS.value("mine", []) == WORDS("none")
    assert WORDS.value("side", "NE") == "NE"


def test_values_of_modules_are_told_by_name() -> None:
    assert WORDS.value("looked", [0, 2]) == "You, Yusuf"
    assert WORDS.value("losses", [2, 0, 1]) == "You 2, Amina 0, Yusuf 1"
    assert WORDS.value("held", ["spy ducat", "spy ducat"]) == "2× Spy (Ducat)"  # noqa: RUF001
    assert WORDS.value("sites", [{"seat": 2, "tile": "garden 12 S"}] * 2) == (
        "Yusuf, Garden 12 [S]; Yusuf, Garden 12 [S]"
    )
    assert WORDS.piece(f"{PIECE} garden 3") == f"{WORDS.word(PIECE)} (Garden)"
    assert WORDS.piece("mansion tower garden") == "Mansion (Tower, Garden)"


def test_a_ware_is_said_by_whoever_sells_it() -> None:
    tile = {"space": 2, "tile": "garden 12 S"}
    assert WORDS.ware(tile) == "Garden 12 [S]"
    sold = WORDS.ware(tile | {TOGETHER: True})
    assert sold.startswith("Garden 12 [S] ")
    assert sold == WORDS(f"ware-{TOGETHER}", tile="Garden 12 [S]")
    assert WORDS.ware({"throne": True}) == "Throne"


def test_a_tile_is_named_with_what_is_sold_together_with_it() -> None:
    parts = {"space": 1, "tile": "garden 12 S", "throne": True}
    assert WORDS.args(parts)["tile"] == "Garden 12 [S]"
    named = WORDS.args(parts | {TOGETHER: True})["tile"]
    assert named == WORDS(f"ware-{TOGETHER}", tile="Garden 12 [S]") != "Garden 12 [S]"


def test_events_without_a_text_are_left_out_and_negative_points_have_a_minus() -> None:
    events = [
        {"event": "never_heard_of", "seat": 1, "tile": "tent 8 NE"},
        {"event": "bought", "seat": 1, "throne": True, "price": 5, "paid": [], "exact": True},
        {"event": "scored", "round": 1, "points": [3, -4, 0]},
    ]
    told = [paragraph.sentence(WORDS) for paragraph in paragraphs(events, WORDS)]
    assert told == [
        "Amina bought Throne for exactly ",
        "First scoring: You +3, Amina -4, Yusuf +0",
    ]


def desk(lines: list[str]) -> Desk:
    game = Game(Setup(players=3, seed=7))
    words = Words("en", kinds={**USUAL, "owner": "seat"})
    return Desk(game, 0, Talk(paper()[0], words.named(0, "", 3), typing(lines)))


def test_a_kind_without_a_text_is_spelled_out() -> None:
    move = Move("hire_guard", guard="tower", owner=1)
    assert desk([]).label(move) == "Hire guard Guard Tower, owner Amina"
    many = [move, Move("hire_guard", guard="garden", owner=1)]
    assert desk([]).group_label(many) == "Hire guard owner Amina"


def test_moves_that_would_read_alike_are_told_apart() -> None:
    lays = told_move("tile", "at")
    place = {"tile": "garden 13 NES", "at": [2, -2], "gate": "S"}
    moves = [
        Move(lays, **place),
        Move(lays, **place, turn=2),
        Move(lays, **place, part=2),
    ]
    told = [label.plain for label in desk([]).labels(moves)]
    assert "[NES]" in told[0]
    assert "[NSW]" in told[1]
    assert told[2] == f"{told[0]} (half of the tile 2)"


def test_long_lists_are_narrowed_down_part_by_part() -> None:
    moves = [
        Move("swap", give=f"denar {a}", take=f"ducat {b}") for a in (1, 2, 3) for b in range(1, 8)
    ]
    assert dividing_part(WORDS, moves) == "give"
    assert len(by_part(moves, "give")) == 3
    assert pick(desk(["2", "5"]), moves) == Move("swap", give="denar 2", take="ducat 5")
    assert pick(desk(["2", "", "", ""]), moves) is None
    cells = [Move("dig", at=[x, 0]) for x in (3, 1, 2)]
    assert pick(desk(["1"]), cells) == Move("dig", at=[1, 0])


def test_items_of_modules_are_rows_and_the_score_never_falls_below_zero() -> None:
    class Scored(Game):
        """A game with a sheet of our own."""

        @property
        def score_sheets(self):  # type: ignore[no-untyped-def]
            """Walls, then what a module takes away and gives."""
            items = [("wall", 2, {"length": 2}), ("a_fine", -9, {}), ("a_gift", 3, {})]
            return [{0: items, 1: items[:1], 2: []}]

        def log(self, seat=None):  # type: ignore[no-untyped-def]
            """One scoring."""
            return [{"event": "scored", "round": 1, "points": [-4, 2, 0]}]

    game = Scored(Setup(players=3, seed=1))
    console, sheet = paper()
    console.print(sheet_page(game, read_table(game, 0), WORDS, 0))
    lines = sheet.getvalue().splitlines()
    row = {line.split("  ")[0].strip(): line.split()[-3:] for line in lines if line.strip()}
    assert row["A fine"] == ["-9", *[WORDS("none")] * 2]
    assert row["A gift"] == ["+3", *[WORDS("none")] * 2]
    assert row["Total"] == ["-4", "+2", "+0"]
    assert row["New score"] == ["3", "2", "0"]
