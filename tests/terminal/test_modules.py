"""Any modules can be played in the terminal, to the end and in both languages."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.common import FLAG
from alhambra.engine.fields import Numbers
from alhambra.modules import ALL
from alhambra.showing.words import Words
from alhambra.terminal import saves
from alhambra.terminal.player import RESERVED, Player, keys_for
from alhambra.terminal.replayer import Replayer
from alhambra.terminal.talk import Leave, Talk
from tests.coverage_table import Covered
from tests.examples import asking_between, bringing, rule
from tests.support import choose
from tests.terminal.chooser import Chooser
from tests.terminal.helpers import paper, play, typing

NARROW = 80
SOME, WHOLE = 25, 100_000  # answers after which somebody leaves


def played(
    path: Path,
    modules: str,
    players: int,
    language: str,
    seed: int,
    hurried: bool = True,
    answers: int = WHOLE,
) -> Game:
    """A game of somebody who picks by lot; nothing may be wider than the paper."""
    console, sheet = paper(NARROW)
    chooser = Chooser(sheet, seed, hurried, answers)
    session = play(path, chooser, console, language, players, seed, "random", modules=modules)
    assert session is not None
    assert session.game.over or answers < WHOLE
    wide = [line for line in sheet.getvalue().splitlines() if len(line) > NARROW]
    assert [line for line in wide if str(path) not in line] == []
    assert saves.load(path).game.scores == session.game.scores
    return session.game


@pytest.mark.parametrize("answers", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
@pytest.mark.parametrize("module", ALL)
def test_each_module_can_be_played(tmp_path: Path, module: str, answers: int) -> None:
    seed = ALL[module].number
    language = ("en", "de")[seed % 2]
    game = played(tmp_path / "game.json", module, 6, language, seed, answers=answers)
    assert game.setup.modules == (module,)


@pytest.mark.parametrize("answers", [2 * SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_all_modules_together_can_be_played(tmp_path: Path, answers: int) -> None:
    game = played(tmp_path / "game.json", "all", 4, "de", 5, answers=answers)
    assert game.setup.modules == tuple(ALL)


@pytest.mark.long
@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "en")])
@pytest.mark.parametrize("modules", [*ALL, "all"])
def test_every_question_of_every_module(
    tmp_path: Path, modules: str, language: str, players: int, covered: Covered
) -> None:
    path = tmp_path / "game.json"
    game = played(path, modules, players, language, 10 + players, hurried=False)
    covered(games=1, decisions=len(game.history))


def someone(game: Game, lines: list[str], language: str = "en") -> tuple[Player, Talk, list[str]]:
    """A player of the seat that is asked, and where the printed text can be read."""
    console, sheet = paper(NARROW)
    question = game.question
    assert question is not None
    words = Words(language).named(question.seat, "", game.setup.players).about(game)
    talk = Talk(console, words, typing(lines))
    said: list[str] = []
    talk.console.file = _Told(sheet, said)  # type: ignore[assignment]
    return Player(game, question.seat, talk), talk, said


class _Told:
    """A file that also remembers what was written, piece by piece."""

    def __init__(self, file: Any, said: list[str]) -> None:
        self.file = file
        self.said = said

    def write(self, text: str) -> int:
        self.said.append(text)
        return int(self.file.write(text))

    def flush(self) -> None:
        self.file.flush()


# --- Passing until the own turn


def between_turns(seat: int) -> Game:
    """A game in which this seat is asked between the turns of others."""
    game = Game(Setup(players=3, modules=(asking_between()[0],), seed=3))
    while not _asked_between(game, seat):
        move = game.moves()[-1] if game.question.kind == "window_question" else game.moves()[0]  # type: ignore[union-attr]
        game.play(move)
    return game


def _asked_between(game: Game, seat: int) -> bool:
    question = game.question
    assert question is not None
    return question.seat == seat and question.kind == "window_question"


def test_pass_until_my_turn_answers_everything_between_turns() -> None:
    game = between_turns(0)
    player, _, said = someone(game, ["w", "t1"])
    asked: list[str] = []
    while True:
        question = game.question
        assert question is not None
        if question.seat == 0:
            asked.append(question.kind)
            move = player.answer()
            assert move is not None
            game.play(move)
            if question.kind == "act":
                break
        else:
            game.play(game.moves()[-1 if question.kind == "window_question" else 0])
    assert asked.count("window_question") > 1
    assert not player.absent
    printed = "".join(said)
    assert "pass until my turn" in printed
    passed = asked.count("window_question") - 1
    assert f"{passed} question" in printed or "one question between turns" in printed


def test_taking_back_ends_the_absence() -> None:
    game = between_turns(0)
    player, _, _ = someone(game, ["w"])
    first = player.answer()
    assert first == Move("done_window")
    assert player.answer() == first  # nobody is asked any more
    player.game.play(first)
    assert player._undo()
    assert not player.absent


# --- Pages

# A module that keeps a yes or a no for every seat.
FLAGGED = bringing(
    lambda name: any(
        isinstance(field, Numbers) and field.kind is FLAG for field in rule(name).declares.fields
    )
)[0]


def middle(modules: tuple[str, ...], moves: int = 80) -> Game:
    game = Game(Setup(players=3, modules=modules, seed=4))
    rng = Random(1)
    for _ in range(moves):
        game.play(choose(game.moves(), rng))
    while game.question is not None and game.question.kind != "act":
        game.play(choose(game.moves(), rng))
    return game


@pytest.mark.parametrize("language", ["en", "de"])
def test_extras_and_rules_of_every_module_can_be_read(language: str) -> None:
    game = middle(tuple(ALL))
    player, talk, said = someone(game, ["x", "", "i", *[""] * len(ALL), "o", "", "t1"], language)
    player.answer()
    printed = "".join(said)
    for module in ALL:
        assert talk.words.module(module) in printed
    assert all(len(line) <= NARROW for line in printed.splitlines())


def test_extras_say_seats_by_name() -> None:
    player, talk, said = someone(middle((FLAGGED,)), ["x", ""])
    with pytest.raises(Leave):
        player.answer()
    printed = "".join(said)
    for name in talk.words.names:
        assert f"{name}: yes" in printed or f"{name}: no" in printed


def test_without_modules_there_are_no_such_pages() -> None:
    player, _, said = someone(Game(Setup(players=3, seed=7)), ["x", "t1"])
    assert player.answer() is not None
    printed = "".join(said)
    assert "That key does nothing here." in printed
    assert "extras" not in printed


# --- Keys, opening, replay


def test_keys_never_collide() -> None:
    keys = keys_for([f"kind_{number}" for number in range(40)])
    assert len(set(keys.values())) == 40
    assert not set(keys.values()) & RESERVED


def test_modules_are_kept_in_the_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    console, _ = paper()
    play(path, typing(["t1"]), console, modules="random:2", seed=9)
    kept = saves.load(path).game.setup.modules
    assert len(kept) == 2
    console, sheet = paper()
    play(path, typing(["q"]), console)
    assert Words("en").module(kept[0]) in sheet.getvalue().replace("\n", " ")
    with pytest.raises(ValueError, match="no such module: nothing"):
        play(path, typing([]), console, modules="nothing")
    with pytest.raises(ValueError, match="random:N"):
        play(path, typing([]), console, modules="random:x")
    with pytest.raises(ValueError, match="no such option"):
        play(path, typing([]), console, options="nothing")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_with_modules_can_be_watched(language: str) -> None:
    game = Game(Setup(players=3, modules=tuple(ALL), seed=2))
    rng = Random(2)
    while not game.over:
        game.play(choose(game.moves(), rng))
    console, sheet = paper(NARROW)
    words = Words(language).named(0, "Zoe", 3).about(game)
    last = len(game.history)
    lines = ["n", "j 30", "x", "", "v 2", f"j {last}", "s", *[""] * len(game.score_sheets), "q"]
    replayer = Replayer(game, Talk(console, words, typing(lines)))
    replayer.run()
    assert replayer.game.view(0) == game.view(0)
    assert all(len(line) <= NARROW for line in sheet.getvalue().splitlines())
