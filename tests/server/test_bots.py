"""Bots in their own processes: a crash, a delay or nonsense never stops a game."""

import asyncio
import os
import time
from collections.abc import Callable

import pytest

import alhambra.bots
from alhambra import Game, Move, Setup
from alhambra.server import botpool
from alhambra.server.botpool import BotPool
from alhambra.server.metrics import Metrics
from tests.server.house import run_alone


class Odd:
    """A bot that behaves as its name says; its process is a fork of this one's."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: dict[str, object], moves: list[Move]) -> Move:
        """Or not."""
        if self.name == "crash":
            os._exit(1)
        if self.name == "sleep":
            time.sleep(60)
        if self.name == "raise":
            raise RuntimeError("I do not know")
        return Move("fly")


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that know the odd bots."""

    def make(name: str, seed: int) -> object:
        return Odd(name) if name in ("crash", "sleep", "raise", "fly") else true(name, seed)

    true: Callable[[str, int], object] = alhambra.bots.make
    monkeypatch.setattr(botpool, "make", make)
    monkeypatch.setattr(botpool, "START_METHOD", "fork")


def question() -> tuple[dict[str, object], list[Move]]:
    game = Game(Setup(players=3, seed=1))
    assert game.question
    return game.view(game.question.seat), game.moves()


async def ask(bots: list[str], seconds: float) -> tuple[list[Move], Metrics]:
    metrics = Metrics()
    pool = BotPool(1, seconds, metrics)
    try:
        view, moves = question()
        return [await pool.choose("table", 0, bot, view, moves) for bot in bots], metrics
    finally:
        pool.stop()


def test_a_bot_answers_from_another_process() -> None:
    moves, metrics = run_alone(ask(["random", "greedy", "greedy"], 30))
    assert all(move in question()[1] for move in moves)
    assert "bot_failures_total 0" in metrics.text()


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("bot", ["crash", "sleep", "raise", "fly"])
def test_whatever_a_bot_does_a_legal_move_is_played(bot: str) -> None:
    moves, metrics = run_alone(ask([bot, "random", bot], 1.0))
    assert all(move in question()[1] for move in moves)
    assert f'bot_failures_total{{kind="{bot}"}} 2' in metrics.text()


@pytest.mark.usefixtures("odd_bots")
def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async def count() -> int:
        pool = BotPool(1, 0.5, Metrics())
        rounds, asked = 0, asyncio.create_task(pool.choose("t", 0, "sleep", *question()))
        while not asked.done():
            await asyncio.sleep(0.001)
            rounds += 1
        pool.stop()
        return rounds

    assert run_alone(count()) > 1  # had the question held it up, there would be a single round


def test_one_move_needs_no_thought() -> None:
    async def choose() -> Move:
        pool = BotPool(1, 30, Metrics())
        try:
            return await pool.choose("t", 0, "no such bot", {}, [Move("pass")])
        finally:
            pool.stop()

    assert run_alone(choose()) == Move("pass")
