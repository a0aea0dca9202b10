"""Hints at the console: a key shows three moves with reasons, a number plays one."""

import io
from pathlib import Path

import pytest

from alhambra import Game, Setup
from alhambra.bots import Worlds
from alhambra.bots.hint import ask_for_hints
from alhambra.showing.words import Words
from alhambra.terminal.hints import cells_of
from alhambra.terminal.player import HINT, Player
from alhambra.terminal.session import YOU
from alhambra.terminal.talk import Leave, Talk
from tests.examples import bringing
from tests.terminal.helpers import paper, play, typing

HINTED = 16  # questions answered by their first hint
TITLES = {"en": "What you could do", "de": "Was du tun könntest"}


def someone(lines: list[str], language: str = "en", modules: tuple[str, ...] = ()) -> Player:
    game = Game(Setup(players=3, modules=modules, seed=7))
    assert game.question is not None
    seat = game.question.seat
    words = Words(language).named(seat, "", 3)
    return Player(game, seat, Talk(paper()[0], words, typing(lines)))


def printed(player: Player) -> str:
    file = player.talk.console.file
    assert hasattr(file, "getvalue")
    return str(file.getvalue())


@pytest.mark.parametrize("language", TITLES)
def test_a_hint_can_be_played(language: str) -> None:
    player = someone([HINT, "1"], language)
    move = player.answer()
    assert move in player.game.moves()
    shown = printed(player).split(TITLES[language])[1]
    numbered = [line for line in shown.splitlines() if line[:3] in (" 1 ", " 2 ", " 3 ")]
    assert len(numbered) == 3
    assert all(": " in line for line in numbered)


def test_typed_ahead_it_is_taken_unseen() -> None:
    player = someone([f"{HINT} 2"])
    assert player.answer() in player.game.moves()
    assert TITLES["en"] not in printed(player)


def test_whoever_only_looks_is_asked_again() -> None:
    player = someone([HINT, "", "t1"])
    assert player.answer() == player.game.moves()[0]


def test_a_wrong_number_is_refused() -> None:
    player = someone([HINT, "7", "1"])
    assert player.answer() in player.game.moves()
    assert "Please type a number from 1 to 3." in printed(player)


def test_one_may_leave_while_reading() -> None:
    with pytest.raises(Leave):
        someone([HINT]).answer()


def asked(name: str) -> str:
    question = Game(Setup(players=3, modules=(name,), seed=7)).question
    return question.kind if question else ""


# A module that asks before the first turn.
ASKS_FIRST = bringing(lambda name: asked(name) != "act")[0]


def test_every_menu_names_the_key() -> None:
    for modules in ((), (ASKS_FIRST,)):
        player = someone([], modules=modules)
        with pytest.raises(Leave):
            player.answer()
        assert f" {HINT}  hint " in printed(player)


def test_cells_of_hints_bear_their_numbers() -> None:
    """A tile waits to be placed: the hinted cells show which hint they belong to."""
    player = someone(["b", "3"])
    bought = player.answer()
    assert bought is not None
    player.game.play(bought)
    game, seat = player.game, player.you
    found = ask_for_hints(game.view(seat), list(game.moves()), Worlds.of(game, seat, 1))
    cells = cells_of(Words("en"), found)
    assert len(cells) == sum(hint.move.kind == "place" for hint in found) > 0
    for cell, number in cells.items():
        assert found[number - 1].move.parts["at"] == list(cell)


def test_one_can_go_on_by_hints_alone(tmp_path: Path) -> None:
    """Always the first hint, at every question."""
    console, sheet = paper()
    session = play(tmp_path / "game.json", Follower(sheet), console, players=2, seed=3)
    assert session is not None
    assert sum(seat == YOU for seat, _ in session.game.history) >= HINTED // 2


class Follower:
    """Answers questions with their first hint, then leaves."""

    def __init__(self, sheet: io.StringIO) -> None:
        self.sheet = sheet
        self.read_up_to = 0
        self.left = 2 * HINTED  # a key for the hints, then a number

    def __call__(self, _: str) -> str:
        if self.left == 0:
            raise EOFError
        self.left -= 1
        written = self.sheet.getvalue()
        printed, self.read_up_to = written[self.read_up_to :], len(written)
        if printed.rstrip().endswith("Enter: go on"):
            return ""
        return "1" if TITLES["en"] in printed else HINT
