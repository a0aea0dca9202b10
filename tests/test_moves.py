"""Moves that are listed name themselves when somebody asks, whatever has happened since."""

import copy
import pickle
from random import Random

import pytest

from alhambra import Game, IllegalMove, Setup
from alhambra.game.moves import Move, Moves
from tests.examples import some
from tests.support import choose


def game_after(moves: int) -> Game:
    game = Game(Setup(players=3, modules=some(2), seed=3))
    rng = Random(3)
    for _ in range(moves):
        game.play(choose(game.moves(), rng))
    return game


def test_a_move_is_named_as_it_was_listed_after_the_game_has_gone_on() -> None:
    game = game_after(30)
    named = [repr(move) for move in game.copy().moves()]
    kept = list(game.moves())
    rng = Random(1)
    for _ in range(25):
        game.play(choose(game.moves(), rng))
    assert [repr(move) for move in kept] == named


def test_it_is_named_rightly_after_moves_were_taken_back() -> None:
    game = game_after(0)
    while game.why_no_undo() is not None:
        before = game.copy()
        game.play(choose(game.moves(), Random(len(game.history))))
    kept = list(game.moves())
    named = [repr(move) for move in game.copy().moves()]
    game.undo()
    assert [repr(move) for move in kept] == named
    assert game.moves() == before.moves()


def test_a_move_of_another_moment_is_checked_like_any_other() -> None:
    game = game_after(0)
    first = game.moves()[0]
    game.play(first)
    assert first not in game.moves()
    with pytest.raises(IllegalMove):
        game.play(first)


def test_a_move_of_another_game_is_played_by_its_name() -> None:
    game = game_after(40)
    other = game.copy()
    move = other.moves()[-1]
    assert game.play(move) == other.play(move)


def test_the_list_behaves_like_a_list() -> None:
    game = game_after(10)
    moves = game.moves()
    plain = list(moves)
    assert isinstance(moves, Moves)
    assert moves == plain
    assert moves[:2] == plain[:2]
    assert moves[-1] == plain[-1]
    assert plain[0] in moves
    assert moves.index(plain[-1]) == len(plain) - 1
    assert moves + plain[:1] == [*plain, plain[0]]
    assert repr(moves) == repr(plain)
    with pytest.raises(IndexError):
        moves[len(plain)]


def test_copies_and_pickles_are_plain_moves() -> None:
    move = game_after(10).moves()[0]
    assert pickle.loads(pickle.dumps(move)) == move
    assert copy.deepcopy(move) == move
    assert copy.copy(move).moment is None


def test_a_move_has_nothing_else() -> None:
    with pytest.raises(AttributeError, match="a move has no colour"):
        _ = Move("pass").colour
