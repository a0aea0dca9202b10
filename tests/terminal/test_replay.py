"""Stepping through a recorded game."""

from alhambra import Game, Setup, position
from alhambra.showing.words import Words
from alhambra.terminal.replayer import Replayer
from alhambra.terminal.talk import Talk
from tests.terminal.helpers import paper, typing


def finished(players: int = 3) -> Game:
    game = Game(Setup(players=players, seed=2))
    while not game.over:
        wanted = [move for move in game.moves() if move.kind in ("place", "buy")]
        game.play((wanted or game.moves())[0])
    return game


def watching(game: Game, lines: list[str], language: str = "en") -> tuple[Replayer, str]:
    console, sheet = paper()
    words = Words(language).named(0, "Zoe", game.setup.players)
    replayer = Replayer(game, Talk(console, words, typing(lines)))
    replayer.run()
    return replayer, sheet.getvalue()


def test_steps_go_forwards_and_backwards() -> None:
    game = finished()
    replayer, _ = watching(game, ["", "n", "n", "p"])
    assert replayer.at == 2
    assert replayer.game.history == game.history[:2]
    replayer, _ = watching(game, ["p"])
    assert replayer.at == 0


def test_jumping_shows_that_very_moment() -> None:
    game = finished()
    last = len(game.history)
    replayer, shown = watching(
        game, ["j 30", "j 10", "m", "", "s", f"j {last}", "s", "", "", "", "q"]
    )
    assert replayer.game.view(None) == game.view(None)
    assert f"Move 30 of {last}" in shown
    assert f"Move 10 of {last}" in shown
    assert "won the game" in shown
    assert "Nothing has been scored yet." in shown
    assert "New score" in shown


def test_wrong_answers_are_explained() -> None:
    game = finished()
    last = len(game.history)
    _, shown = watching(game, ["j", "j x", f"j {last + 1}", "v 4", "hm", f"j {last}", "n"])
    assert f"Please type j with a number from 0 to {last}." in shown
    assert "Please type v with a number from 1 to 3." in shown
    assert "That key does nothing here." in shown
    assert "That was the last move." in shown


def test_a_seat_sees_its_hand_and_everybody_sees_all_at_the_end() -> None:
    game = finished()
    replayer, shown = watching(game, ["v 2", "q"])
    assert replayer.seat == 1
    assert "Zoe: " in shown  # all hands, since the game is over
    running = Game(Setup(players=3, seed=2))
    running.play(running.moves()[0])
    _, hidden = watching(running, ["a"])
    assert "Hand" not in hidden
    assert "Zoe: Denar" not in hidden
    assert "Hand" in watching(running, ["v1"])[1]


def test_a_game_from_a_written_position_can_be_watched() -> None:
    start = position.loads(position.dump(Game(Setup(players=2, seed=5))))
    for _ in range(5):
        start.play(start.moves()[0])
    replayer, shown = watching(start, ["n"] * 5, "de")
    assert replayer.game.view(0) == start.view(0)
    assert "Zug 5 von 5" in shown
