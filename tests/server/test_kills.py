"""The server is killed at random moments: no acknowledged move is lost, none is doubled."""

import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from alhambra import Game, Move, Setup
from alhambra.server import store
from alhambra.server.settings import sqlite_url
from tests.coverage_table import Covered
from tests.server.house import Guest, House, Json, due, open_house
from tests.server.windows import LET_PASS, Party, choices, done, moment

LONGEST = 120.0  # seconds that games may take once nobody disturbs them
KILLS = 6
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError)


class Player:
    """Plays both seats of a game by itself and remembers every acknowledgement."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.made = house.table("human", "human", "random")
        self.acknowledged: dict[int, tuple[int, Json]] = {}  # number -> seat, move
        self.over = False
        self.stop = False

    def run(self) -> None:
        """Comes back after every loss until the game is over."""
        while not self.over and not self.stop:
            with contextlib.suppress(*GONE):
                self._sit()
            time.sleep(0.02)

    def _sit(self) -> None:
        table, keys = self.made["table"], self.made["keys"]
        with self.house.sit(table, keys[0]) as one, self.house.sit(table, keys[1]) as two:
            one.until("update")
            two.until("update")
            while not self.over and not self.stop:
                self._step(one, two)

    def _step(self, one: Guest, two: Guest) -> None:
        guest = due(one, two)
        if one.update["over"]:
            self.over = True
        elif guest is None:
            one.until("update")  # a bot is asked
        else:
            move = self.chance.choice(guest.update["moves"])
            answer = guest.play(move)
            if answer["type"] == "done":
                seat = guest.update["view"]["you"]
                self.acknowledged[answer["number"]] = (seat, move)


def check(database: str, table: str, acknowledged: dict[int, tuple[int, Json]]) -> None:
    """The log holds all that was acknowledged, in a row of numbers, and replays."""
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    with store.connect(url).connect() as connection:
        stored = store.load(connection, table)
    assert stored is not None
    assert [row.number for row in stored.log] == list(range(1, len(stored.log) + 1))
    by_number = {row.number: row for row in stored.log}
    for number, (seat, move) in acknowledged.items():
        assert (by_number[number].seat, by_number[number].move) == (seat, move)
    game = Game(Setup.from_json(stored.table.start["setup"]))
    for row in stored.log:
        question = game.question
        assert question is not None
        assert row.seat == question.seat
        game.play(Move.from_json(row.move))
    assert game.over


def play_and_kill(database: str, folder: Path, games: int, seed: int, most: int) -> int:
    """Kills the server again and again while games run; says how often."""
    chance = random.Random(seed)
    kills = 0
    with open_house(database, folder) as house:
        players = [Player(house, seed + number) for number in range(games)]
        threads = [threading.Thread(target=player.run) for player in players]
        for thread in threads:
            thread.start()
        try:
            while kills < most and any(thread.is_alive() for thread in threads):
                time.sleep(chance.uniform(0.3, 2.5))
                house.kill()
                kills += 1
                house.start()
            for thread in threads:
                thread.join(LONGEST)
        finally:
            for player in players:
                player.stop = True
        for player in players:
            assert player.over
            check(database, player.made["table"], player.acknowledged)
    return kills


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    assert play_and_kill(database, tmp_path, games=3, seed=1, most=4) >= 2


def test_no_answer_that_waits_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    """Answers are given, changed and taken back without a pause.

    After each kill the last one waits that was acknowledged, or the one that was on its way; at
    last it is played, once.
    """
    chance = random.Random(8)
    with open_house(database, tmp_path) as house:
        party = Party(house, moment(opens=False)[0])
        deeds: list[Json] = [LET_PASS, *choices(party.game)[party.order[2]]]
        waits: Json | None = None
        for _ in range(KILLS):
            possible = Killed(house, chance).answer(party.guests[2], [None, *deeds], waits)
            house.start()
            party.come_back()
            waits = party.guests[2].update["answered"]
            assert waits in possible
            assert [row.move for row in party.stored().answers] == [waits] * (waits is not None)
        assert party.log() == []
        if waits is None:
            waits = deeds[-1]
            done(party.guests[2].play(waits))
        for guest in party.guests[:2]:
            done(guest.play(LET_PASS))
        while party.guests[2].number < 3:
            party.guests[2].until("update")
        passes = [(seat, LET_PASS) for seat in party.order[:2]]
        assert party.log() == [*passes, (party.order[2], waits)]


class Killed:
    """A server that is killed while somebody answers."""

    def __init__(self, house: House, chance: random.Random) -> None:
        self.chance = chance
        self.killer = threading.Timer(chance.uniform(0.02, 0.5), house.kill)

    def answer(self, guest: Guest, wishes: list[Json | None], waits: Json | None) -> list[Any]:
        """Changes the answer until the server is gone; says what may wait then."""
        possible = [waits]
        self.killer.start()
        with contextlib.suppress(*GONE):
            while True:
                wish = self.chance.choice(wishes)
                possible = [possible[-1], wish]
                told = guest.ask("withdraw") if wish is None else guest.play(wish)
                assert told["type"] == "done" or (wish is None and told["reason"] == "stale")
                possible = [wish]
        self.killer.join()
        return possible


@pytest.mark.long
@pytest.mark.parametrize("round", range(10))
def test_nothing_acknowledged_is_lost_in_many_games(
    database: str, tmp_path: Path, round: int, covered: Covered
) -> None:
    kills = play_and_kill(database, tmp_path, games=5, seed=100 * round, most=10)
    assert kills >= 2
    covered(games=5, kills=kills)
