"""How bots play, counted: what they make of a module, and what an expert would look at."""

from collections import Counter

import pytest
from typer.testing import CliRunner

from alhambra import Game, Setup
from alhambra.bots import Bot, answer, make
from alhambra.commands.cli import app
from alhambra.measuring.habits import habits, watch
from alhambra.measuring.module_habits import TILES, each_module
from alhambra.measuring.own_moves import PIECES, Without, own_moves
from alhambra.measuring.simulation import Task, simulate
from tests.examples import buying, hiding, silent, with_tiles

THREE = ("easy",) * 3


@pytest.mark.parametrize("module", [buying()[0], with_tiles()[0]])
def test_moves_of_a_module_are_counted_by_turns(module: str) -> None:
    task = Task(3, THREE, seed=5)
    found = each_module([module], task, 1, compare=True)[module]
    turns = sum(outcome.turns for outcome in simulate(Task(3, THREE, (module,), seed=5), 1)) / 3
    for counted in found["moves"].values():
        assert 0 < counted["offered"] <= turns
        assert 0 <= counted["used"] <= 1
    assert any(counted["used"] for counted in found["moves"].values())
    assert found["error"] >= 0


def test_what_a_seat_has_left_is_told() -> None:
    module = with_tiles()[0]
    found = each_module([module], Task(3, ("random",) * 3, seed=5), 1, compare=False)[module]
    assert found["left"][TILES] > 0
    assert "brings" not in found


def test_without_moves_there_is_nothing_to_compare() -> None:
    found = {name: own_moves(name, 3) for name in silent()}
    plain = [name for name, own in found.items() if not own.names and not own.parts]
    for name in plain:
        row = each_module([name], Task(1, THREE), 1, compare=True)[name]
        assert row["moves"] == {}
        assert "brings" not in row


def test_pieces_of_a_module_make_a_move_its_own() -> None:
    module = with_tiles()[0]
    own = own_moves(module, 3)
    game = Game(Setup(players=3, modules=(module,), seed=2))
    bots = [make("easy", seat) for seat in range(3)]
    labels = set()
    while not game.over:
        assert game.question is not None
        labels |= {own.label(move) for move in game.moves()}
        game.play(answer(bots[game.question.seat], game))
    assert f"buy{PIECES}" in labels
    assert "take" not in labels


@pytest.mark.parametrize("module", [buying()[0], hiding()[0]])
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_whoever_does_without_makes_its_moves_only_if_there_is_no_other(
    module: str, level: str
) -> None:
    own = own_moves(module, 3)
    game = Game(Setup(players=3, modules=(module,), seed=8))
    bots: list[Bot] = [Without(make(level, 0), own), make(level, 1), make(level, 2)]
    others = Counter[bool]()
    while not game.over:
        assert game.question is not None
        seat, moves = game.question.seat, game.moves()
        move = answer(bots[seat], game)
        assert seat or not own.label(move) or all(map(own.label, moves))
        others[bool(seat and own.label(move))] += 1
        game.play(move)
    assert others[True]


def test_a_redesign_that_pays_is_told_from_one_that_does_not() -> None:
    task = Task(6, ("easy", "random", "random"), seed=3)
    found = habits(task, watch(task, 1))
    assert found["random"]["redesigns"] > found["random"]["redesigns_that_pay"] > 0
    for row in found.values():
        assert row["redesigns_that_pay"] <= row["redesigns"]


def test_the_command_tells_both() -> None:
    usual = ["habits", "-n", "3", "--jobs", "1", "--bots", "easy", "--seed", "4"]
    plain = CliRunner().invoke(app, usual)
    assert plain.exit_code == 0
    assert "stranded" in plain.output
    each = CliRunner().invoke(app, [*usual, "--each", "--modules", buying()[0]])
    assert each.exit_code == 0
    assert buying()[1] in each.output
