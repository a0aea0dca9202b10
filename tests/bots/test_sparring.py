"""The sparring bot wastes no money, and `normal` is ahead of it."""

from alhambra import Game, Setup
from alhambra.bots.sparring import overpays
from alhambra.bots.table import Table
from alhambra.measuring.simulation import Task, play_game
from tests.bots.play import bots_named, decisions

GAMES = 18


def test_it_never_pays_more_than_the_price_while_it_can_do_anything_else() -> None:
    game = Game(Setup(players=3, seed=5))
    bought = 0
    for view, moves, choice in decisions(game, bots_named(["exact"] * 3, 1)):
        bought += choice.kind == "buy"
        table = Table(view)
        assert not overpays(table, choice) or all(overpays(table, move) for move in moves)
    assert bought > 20


def test_normal_finishes_ahead_of_it_more_often_than_not() -> None:
    task = Task(GAMES, ("normal", "exact", "exact"), seed=7)
    ahead = shares = 0.0
    for number in range(GAMES):
        outcome = play_game(task, number)
        seat = outcome.bots.index(0)
        for other in range(3):
            if other != seat:
                shares += 1
                ours, theirs = outcome.scores[seat], outcome.scores[other]
                ahead += (ours > theirs) + (ours == theirs) / 2
    assert ahead > shares / 2
