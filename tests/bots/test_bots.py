"""What every bot promises: legal answers, from views only, the same for the same seed."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.bots import make
from tests.bots.play import bots_named, decisions, played, through_json

PLAIN = ("random", "novice", "easy", "normal@1")  # need nothing but view and moves
ALL_KINDS = (
    *PLAIN,
    "normal",
    "search:4",
)  # the levels that search differ from it in their budget only


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("name", ALL_KINDS)
def test_answers_every_question_with_a_listed_move(name: str, players: int) -> None:
    game = Game(Setup(players=players, seed=players))
    for _, moves, choice in decisions(game, bots_named([name] * players, 1)):
        assert choice in moves
    assert game.over


@pytest.mark.parametrize("players", [2, 3, 6])
def test_answers_the_questions_of_random_games(players: int) -> None:
    """Random opponents bring boards and hands that it would never reach by itself."""
    game = Game(Setup(players=players, seed=4))
    normal = bots_named(["normal"] * players, 2)
    for view, moves, _ in decisions(game, bots_named(["random"] * players, 3)):
        assert normal[view["you"]].choose(view, moves) in moves


@pytest.mark.parametrize("name", ALL_KINDS)
def test_equal_seeds_make_equal_games(name: str) -> None:
    once, again = played([name] * 3, 11), played([name] * 3, 11)
    assert once.history == again.history


def test_other_seeds_make_other_games() -> None:
    setup = Setup(players=3, seed=1)
    games = [Game(setup), Game(setup)]
    for seed, game in enumerate(games):
        for _ in decisions(game, bots_named(["random"] * 3, 100 * seed)):
            pass
    assert games[0].history != games[1].history


@pytest.mark.parametrize("name", PLAIN)
def test_plain_data_is_all_a_bot_needs(name: str) -> None:
    """Decisions from a view and moves that went through JSON, by a bot at the other end."""
    game = Game(Setup(players=2, seed=8))
    far = bots_named([name] * 2, 5)
    for view, moves, choice in decisions(game, bots_named([name] * 2, 5)):
        rebuilt = [Move.from_json(through_json(move.to_json())) for move in moves]
        assert far[view["you"]].choose(through_json(view), rebuilt) == choice


def test_a_bot_leaves_its_view_alone() -> None:
    game = Game(Setup(players=3, seed=5))
    assert game.question is not None
    view, moves = game.view(game.question.seat), list(game.moves())
    before = through_json(view)
    make("normal", 1).choose(view, moves)
    assert view == before


def test_hidden_cards_do_not_change_a_decision() -> None:
    """The same seat in another truth that looks the same to it decides the same."""
    game = Game(Setup(players=3, seed=6))
    far = bots_named(["normal@1"] * 3, 9)
    for number, (view, _, choice) in enumerate(decisions(game, bots_named(["normal@1"] * 3, 9))):
        other = game.determinize(view["you"], number)
        assert far[view["you"]].choose(other.view(view["you"]), other.moves()) == choice


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no such bot: clever; there is random, novice"):
        make("clever", 1)
