"""The bot `normal`: what the judge decides, what advice decides, what may not go on for ever."""

from collections.abc import Iterator
from typing import Any

from alhambra import Game, Move, Setup
from alhambra.bots import Worlds, answer, make
from alhambra.bots.greedy import OFTEN, is_exit
from alhambra.bots.judge_bot import JudgeBot
from tests.bots.moments import asked

PROPOSED = 12

Question = tuple[dict[str, Any], list[Move], Worlds]


def questions(players: int) -> Iterator[Question]:
    """Those of a base game that leave a choice."""
    game = Game(Setup(players=players, seed=players))
    bots = [make("normal", seat) for seat in range(players)]
    while (question := game.question) is not None:
        moves = list(game.moves())
        if len(moves) > 1:
            worlds = Worlds.of(game, question.seat, len(game.history))
            yield game.view(question.seat), moves, worlds
        game.play(answer(bots[question.seat], game))


def judging(name: str) -> JudgeBot:
    bot = make(name, 1)
    assert isinstance(bot, JudgeBot)
    return bot


def test_in_the_base_game_advice_only_proposes() -> None:
    """The judge has seen what an exact payment gives; advice must not count it once more."""
    usual, other = judging("normal"), judging("normal+action=0+coin=1")
    compared = 0
    for view, moves, worlds in questions(2):
        if len(moves) <= PROPOSED:
            assert usual.values(view, moves, worlds) == other.values(view, moves, worlds)
            compared += 1
    assert compared > 50


def test_moves_nobody_looks_at_come_behind_as_advised() -> None:
    bot, seen = judging("normal"), 0
    for view, moves, worlds in questions(3):
        advised = bot.values(view, moves)
        order = sorted(range(len(moves)), key=lambda place: -advised[place])
        others = [place for place in order[PROPOSED:] if not is_exit(moves[place])]
        looked = [place for place in order if place not in others]
        values = bot.values(view, moves, worlds)
        behind = [values[place] for place in others]
        assert behind == sorted(behind, reverse=True)
        assert not behind or behind[0] <= min(values[place] for place in looked)
        seen += bool(behind)
    assert seen > 5


def test_what_was_made_too_often_is_warned_of() -> None:
    """Advice on the base game counts nothing; its memory of circles does."""
    game = Game(Setup(players=3, seed=7))
    bot, seat = judging("normal"), asked(game)
    view, moves, worlds = game.view(seat), list(game.moves()), Worlds.of(game, seat, 1)
    favourite = bot.choose(view, moves, worlds)
    for _ in range(OFTEN - 1):
        assert bot.choose(view, moves, worlds) == favourite
    assert bot.choose(view, moves, worlds) != favourite
