"""Bots in their own processes: a crash, a delay or nonsense never stops a game."""

import asyncio
import os
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

import alhambra.bots
from alhambra import Game, Move, Setup
from alhambra.bots import Worlds
from alhambra.modules import ALL
from alhambra.server import companion, store
from alhambra.server.botpool import SHARE, THINKING, BotPool
from alhambra.server.chain import anchor, check
from alhambra.server.metrics import Metrics
from alhambra.server.settings import Settings, sqlite_url
from alhambra.server.workshop import Asker, Workshop, lanes, worker
from tests.server.house import run_alone

TABLE = Asker("", "table")
ODD = ("crash", "sleep", "raise", "fly")
MOMENTS = 12  # of every game whose worlds are written and read


class Odd:
    """A bot that behaves as its name says; its process is a fork of this one's."""

    searches = False

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
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

    def make(name: str, seed: int, seconds: float | None) -> object:
        return Odd(name) if name in ODD else true(name, seed, seconds)

    true: Callable[[str, int, float | None], object] = alhambra.bots.make
    monkeypatch.setattr(companion, "make", make)
    monkeypatch.setattr(worker, "START_METHOD", "fork")


def opening() -> Game:
    return Game(Setup(players=3, seed=1))


def open_pool(seconds: float, metrics: Metrics) -> tuple[BotPool, Workshop]:
    """One process in each lane."""
    workshop = Workshop(lanes(1), metrics)
    return BotPool(workshop, seconds, metrics), workshop


async def ask(bots: list[str], seconds: float) -> tuple[list[Move], Metrics]:
    metrics = Metrics()
    pool, workshop = open_pool(seconds, metrics)
    try:
        game = opening()
        assert game.question
        seat = game.question.seat
        return [await pool.choose(TABLE, seat, bot, game) for bot in bots], metrics
    finally:
        workshop.stop()


def test_a_bot_answers_from_another_process() -> None:
    moves, metrics = run_alone(ask(["random", "normal", "normal"], 30))
    assert all(move in opening().moves() for move in moves)
    assert "bot_failures_total 0" in metrics.text()


def test_a_bot_that_searches_gets_worlds() -> None:
    moves, metrics = run_alone(ask(["hard"], 60))
    assert all(move in opening().moves() for move in moves)
    assert "bot_failures_total 0" in metrics.text()


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("bot", ODD)
def test_whatever_a_bot_does_the_stand_in_answers(bot: str) -> None:
    patience = 5.0 if bot == "sleep" else 60.0
    moves, metrics = run_alone(ask(["normal", bot, bot], patience))
    assert moves[1:] == [moves[0]] * 2  # at its first move `normal` has no doubt
    assert f'bot_failures_total{{kind="{bot}"}} 2' in metrics.text()
    assert 'kind="normal"' not in metrics.text()


@pytest.mark.usefixtures("odd_bots")
def test_if_the_stand_in_fails_too_some_legal_move_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("alhambra.server.botpool.STAND_IN", "raise")
    moves, metrics = run_alone(ask(["fly"], 60.0))
    assert moves[0] in opening().moves()
    assert 'bot_failures_total{kind="fly"} 1' in metrics.text()
    assert 'bot_failures_total{kind="raise"} 1' in metrics.text()


@pytest.mark.usefixtures("odd_bots")
def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async def count() -> int:
        pool, workshop = open_pool(0.5, Metrics())
        rounds, asked = 0, asyncio.create_task(pool.choose(TABLE, 0, "sleep", opening()))
        while not asked.done():
            await asyncio.sleep(0.001)
            rounds += 1
        workshop.stop()
        return rounds

    assert run_alone(count()) > 1  # had the question held it up, there would be a single round


@pytest.mark.usefixtures("odd_bots")
def test_whoever_stops_waiting_leaves_the_process_to_its_thought() -> None:
    async def change_mind() -> Move:
        pool, workshop = open_pool(1.0, Metrics())
        try:
            impatient = asyncio.create_task(pool.choose(TABLE, 0, "sleep", opening()))
            await asyncio.sleep(0.2)
            impatient.cancel()
            return await pool.choose(TABLE, 0, "normal", opening())
        finally:
            workshop.stop()

    assert run_alone(change_mind()) in opening().moves()


def test_one_move_needs_no_thought() -> None:
    game, chance = opening(), Random(1)
    while len(game.moves()) != 1:
        game.play(chance.choice(game.moves()))

    async def choose() -> Move:
        pool, workshop = open_pool(30, Metrics())
        try:
            return await pool.choose(TABLE, 0, "no such bot", game)
        finally:
            workshop.stop()

    assert run_alone(choose()) == game.moves()[0]


def test_a_search_ends_before_it_is_given_up() -> None:
    patience = Settings("sqlite://").bot_seconds
    assert patience > THINKING
    assert SHARE > 1


def looks_the_same(game: Game, seat: int, seed: int) -> None:
    """Worlds that went through a pipe show what the seat sees, and its moves."""
    sent = Worlds.of(game, seat, seed).write()
    world = Worlds.read(sent, seat).game(seed)
    assert world.view(seat) == game.view(seat)
    if game.question is not None and game.question.seat == seat:
        assert world.moves() == game.moves()


@pytest.mark.parametrize("name", [*ALL, "all"])
def test_worlds_can_be_sent_at_any_moment(name: str) -> None:
    modules = tuple(ALL) if name == "all" else (name,)
    chance = Random(name)
    game = Game(Setup(players=chance.randint(2, 6), modules=modules, seed=5))
    looked = 0
    while game.question is not None and looked < MOMENTS:
        if chance.random() < 0.1:
            looks_the_same(game, game.question.seat, looked)
            looks_the_same(game, chance.randrange(game.setup.players), looked)
            looked += 1
        game.play(chance.choice(game.moves()))
    assert looked


# --- Bots of older programs

OLD_TABLE = """INSERT INTO tables (id, name, made, changed, state, public, language, clock,
    takeover, pause, start, committed, host_hash, watch_hash)
    VALUES ('{0}', '', 1, 1, 'running', true, 'en', 0, 0, 0, '{{"setup": {{"players": {1},
    "modules": [], "options": [], "colours": []}}}}', true, 'h', 'w')"""
OLD_SEAT = """INSERT INTO seats (table_id, seat, kind, name, bot, stand_in, orders)
    VALUES ('{0}', {1}, '{2}', '', {3}, {4}, '{{}}')"""
OLD_LOG = """INSERT INTO log (table_id, number, seat, move, source, at)
    VALUES ('{0}', 1, 0, '{{"move": "pass"}}', 'person', 1)"""


def old_database(engine: Engine) -> None:
    """As the first version left it: a person among bots, and two people, one of them away."""
    config = Config()
    config.set_main_option("script_location", str(files("alhambra.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        seats = {
            "alone": [("human", "NULL"), ("bot", "'greedy'"), ("bot", "'random'")],
            "friends": [("human", "NULL"), ("human", "'greedy'")],
        }
        for table, people in seats.items():
            connection.exec_driver_sql(OLD_TABLE.format(table, len(people)))
            connection.exec_driver_sql(OLD_LOG.format(table))
            for seat, (kind, bot) in enumerate(people):
                away = "true" if kind == "human" and bot != "NULL" else "false"
                connection.exec_driver_sql(OLD_SEAT.format(table, seat, kind, bot, away))


def test_old_tables_play_on_with_the_bots_of_today(database: str) -> None:
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    engine = store.connect(url)
    old_database(engine)
    store.migrate(engine)
    with engine.connect() as connection:
        alone, friends = (store.load(connection, name) for name in ("alone", "friends"))
    engine.dispose()
    assert alone
    assert friends
    assert [seat.bot for seat in alone.seats] == [None, "normal", "random"]
    assert [seat.bot for seat in friends.seats] == [None, "normal"]
    assert (alone.table.hints, friends.table.hints) == (True, False)
    assert [len(table.log) for table in (alone, friends)] == [1, 1]
    for table in (alone, friends):  # old logs are linked as they are
        check(anchor(table.table.id, table.table.start), table.log)
