"""Diagrams of the rules pages: each page has one; what is drawn exists and is allowed (C30)."""

from pathlib import Path

import pytest

import alhambra
from alhambra.game.revisions import BASE
from alhambra.locale.languages import LANGUAGES
from alhambra.modules import ALL
from alhambra.showing.diagrams import (
    DiagramError,
    calls,
    diagrams,
    read_diagrams,
    without_diagrams,
)
from alhambra.showing.pictures import board_picture
from alhambra.showing.pieces import all_pieces
from alhambra.showing.texts import rules_page

ROOMS = Path(str(alhambra.__file__)).parent / "modules"
LONGEST = 200  # signs of a caption
# Drawn by the client, but in no stock of pieces.
PLAIN = {
    "pavilion", "seraglio", "arcades", "chambers", "garden", "tower",
    "denar", "dirham", "ducat", "florin", "scoring",
}  # fmt: skip


def known_pieces(name: str) -> set[str]:
    """Pieces of the base game and of the module, also by their second word alone."""
    pieces = all_pieces()
    named = {*pieces[BASE], *pieces.get(name, []), *PLAIN}
    return named | {piece.partition("-")[2] for piece in named}


def is_drawn_by_its_room(name: str, piece: str) -> bool:
    """Boards, backs and pieces of seats lie in no stock; the room says how they are drawn."""
    client = ROOMS / name / "client.ts"
    drawn = client.read_text("utf-8") if client.is_file() else ""
    return f'"{piece}"' in drawn or f"`{piece.split('-', maxsplit=1)[0]}-$" in drawn


@pytest.mark.parametrize("name", [BASE, *ALL])
def test_its_pages_show_the_same_diagrams_and_all_there_are(name: str) -> None:
    called = {language: calls(rules_page(language, name)) for language in LANGUAGES}
    names = {language: [one for one, _ in found] for language, found in called.items()}
    assert names["en"]
    assert names["en"] == names["de"]
    assert set(names["en"]) == set(diagrams(name))
    assert all(0 < len(text) <= LONGEST for found in called.values() for _, text in found)


@pytest.mark.parametrize("name", [BASE, *ALL])
def test_its_diagrams_name_only_pieces_that_exist(name: str) -> None:
    """Reading them lays their boards, so a board that breaks a build rule is an error."""
    known = known_pieces(name)
    for diagram in diagrams(name).values():
        entries = [entry for row in diagram.rows for stack in row for entry in stack]
        pieces = [entry for entry in entries if any(map(str.isalpha, entry))]
        strange = [one for one in pieces if one not in known]
        assert [one for one in strange if not is_drawn_by_its_room(name, one)] == []


def test_the_page_of_the_base_game_shows_market_payment_placing_wall_and_scoring() -> None:
    shown = diagrams(BASE)
    assert {"market", "take", "exact", "add", "place", "hole", "wall", "tie"} <= set(shown)
    assert set(shown["place"].refused.values()) == {"sides_differ", "not_on_foot"}
    assert shown["place"].allowed
    assert shown["hole"].refused == {(1, 2): "hole"}
    game = shown["wall"].game
    assert game
    assert len(board_picture(game, 0).rim) == 7  # as the caption says


def test_who_cannot_see_diagrams_reads_a_page_without_them() -> None:
    page = "# Walls\n\nText.\n\n![A wall of\ntwo sides.](wall)\n\nMore.\n"
    assert calls(page) == [("wall", "A wall of two sides.")]
    assert without_diagrams(page) == "# Walls\n\nText.\n\nMore.\n"
    assert "](" not in without_diagrams(rules_page("de", BASE))


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ('[a]\nboard = ["tower 11 N @ 0,1"]', "a diagram of base is not as it should be"),
        ('[a]\nboard = ["castle 3 N @ 1,0"]', "castle"),
        ('[a]\nboard = []\ntile = "tower 11 N"\nnot = [[1, 0]]', "may lie everywhere"),
        ("[a]\nlesson = 40", "the lesson has 3 moves"),
        ('[a]\nsky = "blue"', "it says sky, which means nothing"),
    ],
)
def test_what_is_wrong_is_said(source: str, what: str) -> None:
    with pytest.raises(DiagramError, match=what):
        read_diagrams(BASE, source)
