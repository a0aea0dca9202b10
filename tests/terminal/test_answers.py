"""What the player types: right, wrong, ahead of time."""

from pathlib import Path

import pytest

from alhambra import Game, Setup
from alhambra.showing.words import Words, language_of
from alhambra.terminal.player import Player
from alhambra.terminal.talk import Leave, Talk, split_answers
from tests.terminal.helpers import paper, play, typing


def someone(lines: list[str], seed: int = 7, language: str = "en") -> tuple[Player, Talk]:
    """A player whose turn it is, in a fresh game of three."""
    game = Game(Setup(players=3, seed=seed))
    console, _ = paper()
    question = game.question
    assert question is not None
    words = Words(language).named(question.seat, "", 3)
    talk = Talk(console, words, typing(lines))
    return Player(game, question.seat, talk), talk


def printed(talk: Talk) -> str:
    file = talk.console.file
    assert hasattr(file, "getvalue")
    return str(file.getvalue())


def buyer(lines: list[str], language: str = "en") -> tuple[Player, Talk, int, int]:
    """A player who can pay a tile in more than one way, with space and number of payments."""
    for seed in range(200):
        player, talk = someone(lines, seed, language)
        buys = [move for move in player.game.moves() if move.kind == "buy"]
        for space in range(1, 5):
            count = sum(move.parts["space"] == space for move in buys)
            if count > 1:
                return player, talk, space, count
    raise AssertionError("no seed gives such a hand")


def test_answers_can_be_typed_ahead() -> None:
    assert split_answers("b2 1") == ["b", "2", "1"]
    assert split_answers("B 2 3+5") == ["b", "2", "3+5"]
    assert split_answers("   ") == []
    player, _ = someone(["t2"])
    assert player.answer() == player.game.moves()[1]


def test_wrong_answers_are_explained_and_asked_again() -> None:
    player, talk = someone(["x", "p", "r", "s", "u", "t", "99", "t", "", "t1"])
    assert player.answer() == player.game.moves()[0]
    said = printed(talk)
    assert "That key does nothing here." in said
    assert "You must take an action." in said
    assert "There is nothing you could redesign." in said
    assert "Nothing has been scored yet." in said
    assert "Nothing taken back: There is nothing to take back." in said
    assert "Please type a number from 1 to" in said


def test_wrong_answers_are_explained_in_german() -> None:
    player, talk = someone(["p", "t1"], language="de")
    player.answer()
    assert "Du musst eine Aktion ausführen." in printed(talk)


def test_every_page_can_be_read_and_left() -> None:
    player, talk = someone(["l", "", "o", "", "m", "", "h", "", "t1"])
    assert player.answer() is not None
    assert "Alhambra in brief" in printed(talk)
    assert "still in the tower" in printed(talk)


@pytest.mark.parametrize("lines", [["q"], [], ["t"], ["h"]])
def test_one_may_leave_at_any_question(lines: list[str]) -> None:
    player, _ = someone(lines)
    with pytest.raises(Leave):
        player.answer()


def test_payments_by_number_or_by_cards() -> None:
    _, _, space, count = buyer([])
    player, _, _, _ = buyer([f"b{space} 1"])
    first = player.answer()
    assert first is not None
    everything, talk, _, _ = buyer([f"b{space}", "77", "zz", "1+1+1+1", "1+0", _all_cards(space)])
    paid = everything.answer()
    assert paid is not None
    assert everything.game.why_not(paid) is None
    assert paid not in everything.game.moves()
    said = printed(talk)
    assert f"from 1 to {count}, or card values" in said
    assert "You do not hold these cards." in said
    assert "There is no such card." in said


def _all_cards(space: int) -> str:
    """Every card of the space's currency that the buyer of `buyer` holds."""
    player, _, _, _ = buyer([])
    currency = ("denar", "dirham", "ducat", "florin")[space - 1]
    hand = player.table().seats[player.you].hand or []
    return "+".join(str(card.value) for card in hand if card.currency == currency)


def test_a_space_one_cannot_pay_says_why() -> None:
    for seed in range(50):
        player, talk = someone(["1", "2", "3", "4", "t1"], seed)
        if not any(move.kind == "buy" for move in player.game.moves()):
            player.answer()
            said = printed(talk)
            assert "That is less than the price." in said or "You hold no" in said
            return
    raise AssertionError("everybody can pay something")


def test_undo_takes_back_a_purchase_but_nothing_revealed(tmp_path: Path) -> None:
    _, _, space, _ = buyer([])
    player, _, _, _ = buyer([f"b{space} 1", "u"])
    before = player.game.view(player.you)
    bought = player.answer()
    assert bought is not None
    player.game.play(bought)
    assert player.answer() is None
    assert player.game.view(player.you) == before
    console, sheet = paper()
    play(tmp_path / "game.json", typing(["t1", "u"]), console)
    assert "Nothing taken back: Somebody else has answered since." in sheet.getvalue()


def test_the_language_comes_from_the_environment() -> None:
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({"LANG": "de_DE", "LC_ALL": "en_GB"}) == "en"
    assert language_of({}) == "en"


def test_bots_have_other_names_than_you() -> None:
    names = Words("en").named(0, "amina", 6).names
    assert len({name.casefold() for name in names}) == 6
