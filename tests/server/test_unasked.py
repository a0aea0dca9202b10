"""Nobody is asked what has one answer, and nobody else can tell (C5)."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from alhambra import Game, Move, Setup
from alhambra.server.driver import Driver
from alhambra.server.rows import BOT, HUMAN, KEPT, ONLY, ORDER, SeatRow
from alhambra.server.unasked import PASSED_OVER, Given, given
from tests.examples import buying
from tests.server.house import House, due, run_alone

MODULES = (buying()[0],)
PASS = {"window_question": "done_window"}


def windows(seed: int, count: int) -> list[Game]:
    """Moments at which a seat is asked between turns."""
    game, chance = Game(Setup(players=3, modules=MODULES, seed=seed)), random.Random(seed)
    found: list[Game] = []
    while not game.over and len(found) < count:
        if game.question is not None and game.question.kind in PASSED_OVER:
            found.append(game.copy())
        moves = game.moves()
        game.play(moves[chance.randrange(len(moves))])
    return found


def test_only_who_has_no_choice_is_passed_over() -> None:
    seen = set()
    for game in windows(3, 60):
        choices = len(game.moves())
        answer = given(game, {})
        seen.add(choices > 1)
        assert (answer is None) == (choices > 1)
        if answer is not None:
            assert answer == (Move("done_window"), ONLY)
    assert seen == {True, False}


def test_an_order_comes_first() -> None:
    answers = {given(game, PASS) for game in windows(3, 60)}
    assert {answer.source for answer in answers if answer} == {ORDER}


def test_in_the_own_turn_everybody_is_asked() -> None:
    game = Game(Setup(players=3, seed=1))
    while not game.over:
        assert given(game, {}) is None
        game.play(game.moves()[0])


def test_people_are_never_asked_to_let_pass_what_they_must(house: House) -> None:
    """Every question between turns that a person gets leaves a choice."""
    made = house.table("human", "human", "human", modules=list(MODULES))
    guests = [house.sit(made["table"], key) for key in made["keys"].values()]
    chance = random.Random(5)
    for guest in guests:
        guest.until("update")
    for _ in range(60):
        while (actor := due(*guests)) is None:
            guests[0].until("update")
        assert actor.update["question"]["kind"] not in PASSED_OVER or len(actor.update["moves"]) > 1
        actor.play_any(chance)
    for guest in guests:
        guest.socket.close()
    told = [message for message in guests[0].heard if message["type"] == "update"]
    assert any(update["question"]["kind"] in PASSED_OVER for update in told)


# --- How long it takes


class Quiet:
    """A table whose driver answers; how long it waits is written down."""

    def __init__(self, game: Game, seat: SeatRow, kept: bool = False) -> None:
        self.kept = kept
        self.id, self.number = "quiet", 1
        self.play = SimpleNamespace(game=game, answered_by_person=False)
        self.row = SimpleNamespace(pause=1.0)
        self.rest = SimpleNamespace(asker=None)
        self.clock = SimpleNamespace(gone_too_long=lambda _: False)
        self.seats = {seat.seat: seat}
        self.hall = SimpleNamespace(bots=SimpleNamespace(choose=self.choose))
        self.answers: list[str] = []

    async def choose(self, *_: object) -> Move:
        return Move("done_window")

    def given(self) -> Given | None:
        seat = next(iter(self.seats.values()))
        if self.kept:
            return Given(Move("done_window"), KEPT)
        return None if seat.automatic else given(self.play.game, seat.orders)

    async def answer(self, _seat: int, _number: int, _move: object, source: str) -> None:
        self.answers.append(source)


def waits(
    seat: SeatRow, monkeypatch: pytest.MonkeyPatch, kept: bool = False
) -> tuple[list[str], list[float]]:
    """Who answers forty windows in which nothing can be done, and after how long."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("alhambra.server.driver.asyncio.sleep", sleep)
    monkeypatch.setattr("alhambra.server.driver.time.monotonic", lambda: 0.0)
    random.seed(11)
    idle = [game for game in windows(3, 400) if given(game, {}) is not None][:40]
    sources = []
    for game in idle:
        table = Quiet(game, seat, kept)
        run_alone(Driver(cast("Any", table))._answer(seat))
        sources += table.answers
    return sources, slept


def test_nobody_can_tell_by_the_time_why_a_seat_did_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot's pass, an ordered one, one without a choice and one that waited take equal times."""
    bot = waits(SeatRow("quiet", 0, BOT, bot="normal"), monkeypatch)
    order = waits(SeatRow("quiet", 0, HUMAN, orders=PASS), monkeypatch)
    only = waits(SeatRow("quiet", 0, HUMAN), monkeypatch)
    kept = waits(SeatRow("quiet", 0, HUMAN), monkeypatch, kept=True)
    sources = [set(found) for found, _ in (bot, order, only, kept)]
    assert sources == [{BOT}, {ORDER}, {ONLY}, {KEPT}]
    assert bot[1] == order[1] == only[1] == kept[1]
    assert len(set(bot[1])) == len(bot[1]) == 40
    assert all(0 < seconds < 1 for seconds in bot[1])
