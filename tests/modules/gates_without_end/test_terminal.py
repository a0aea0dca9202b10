"""What the terminal says of the keys."""

from random import Random

from alhambra import Game, Setup
from tests.support import play_until
from tests.terminal.test_modules import someone


def test_a_choice_tells_what_it_brings_the_others() -> None:
    game = Game(Setup(players=3, modules=("gates_without_end",), seed=3))
    rng = Random(3)
    assert play_until(game, rng, lambda now: _asked(now) == "insert_key")
    question = game.question
    assert question is not None
    player, _, _ = someone(game, [])
    told = player.desk.label(game.moves()[0])
    names = [name for seat, name in enumerate(player.words.names) if seat != question.seat]
    assert all(f"{name}: " in told for name in names)


def _asked(game: Game) -> str:
    return game.question.kind if game.question else ""
