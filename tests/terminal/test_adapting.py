"""Bots that adapt get stronger after a victory and weaker after a defeat, here alone."""

from pathlib import Path

import pytest

from alhambra.bots.levels import rungs
from alhambra.showing.words import Words
from alhambra.terminal.adapting import ADAPT, FILE, Adapting, keep, load
from alhambra.terminal.opening import Wishes
from alhambra.terminal.saves import Saved
from alhambra.terminal.saves import load as load_game
from alhambra.terminal.session import YOU, Place, Session
from tests.bots.play import played
from tests.terminal.helpers import paper, play, typing


def test_steps_are_counted_and_never_leave_the_ladder() -> None:
    now = Adapting()
    assert now.after(won=True).step == now.step + 1
    assert now.after(won=False).step == now.step - 1
    for won in (True, False):
        end = now
        for _ in range(20):
            end = end.after(won)
        assert end.bot == rungs()[-1 if won else 0]
        assert (end.games, end.won) == (20, 20 if won else 0)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"step": 99, "games": 0, "won": 0}'])
def test_whatever_cannot_be_read_begins_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert load(tmp_path / "game.json") == Adapting()


def test_it_is_kept_beside_the_game(tmp_path: Path) -> None:
    keep(Adapting(5, 9, 4), tmp_path / "deep" / "game.json")
    assert load(tmp_path / "deep" / "game.json") == Adapting(5, 9, 4)


def test_a_game_against_them_is_saved_as_such_and_its_end_counts(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    console, sheet = paper()
    play(path, typing([]), console, bots=ADAPT)
    assert load_game(path).bots == (ADAPT, ADAPT)
    assert "step 3 of 9" in sheet.getvalue()
    over = played(["easy"] * 3, 4)
    session = Session(Saved(over, (ADAPT, ADAPT), "Zoe"), Place(console, Words("en"), input, path))
    session._end()
    assert load(path) == Adapting().after(YOU in over.winners)
    assert "of 1 games won" in sheet.getvalue()


def test_without_a_wish_the_bots_have_different_characters(tmp_path: Path) -> None:
    console, sheet = paper()
    wishes = Wishes.read(6, "", 7, "", new=True)
    assert len(set(wishes.bots)) == 5
    assert all(bot.startswith("normal+") for bot in wishes.bots)
    play(tmp_path / "game.json", typing([]), console, players=6, bots="")
    assert "wall-builder" in sheet.getvalue()
