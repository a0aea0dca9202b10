"""Two servers as on two machines, one PostgreSQL: one is killed again and again.

Each has a folder of its own; they share nothing but the database. People change from one server to
the other in the middle of their games.
"""

import contextlib
import random
import threading
import time
from pathlib import Path

import pytest

from tests.coverage_table import Covered
from tests.server.conftest import new_database
from tests.server.house import PATIENCE, Guest, House, Json, due, meet, open_house
from tests.server.test_kills import GONE, check

STAY = (3, 12)  # moves until somebody changes the server
STANDSTILL = 60.0  # the bound of the test; on a machine with nothing else to do it is under 10
TALK = 0.1  # how often a move is followed by a word


class Traveller:
    """Two people of one table, each through any server, and all that they were promised."""

    def __init__(self, houses: tuple[House, House], seed: int) -> None:
        self.houses = houses
        self.chance = random.Random(seed)
        self.made = houses[seed % 2].table("human", "human", "random", public=True)
        self.acknowledged: dict[int, tuple[int, Json]] = {}  # number -> seat, move
        self.spoken: list[str] = []  # what was acknowledged
        self.words = 0
        self.over = self.stop = False
        self.newest, self.since, self.longest = 0, time.monotonic(), 0.0

    def run(self) -> None:
        """Comes back after every loss, at either server, until the game is over."""
        while not self.over and not self.stop:
            with contextlib.suppress(*GONE):
                self._visit(self.chance.randint(*STAY))
            self._watch_the_time(self.newest)

    def _visit(self, moves: int) -> None:
        table, keys = self.made["table"], self.made["keys"]
        first, second = (self.chance.choice(self.houses) for _ in range(2))
        with first.sit(table, keys[0]) as one, second.sit(table, keys[1]) as two:
            for guest in (one, two):
                guest.until("update", STANDSTILL)
            while moves and not self.over and not self.stop:
                moves -= self._step(one, two)

    def _step(self, one: Guest, two: Guest) -> int:
        """How many moves the people made: one or none."""
        guest = due(one, two)
        self._watch_the_time(one.number)
        if one.update["over"]:
            self.over = True
        elif guest is None:
            one.until("update", STANDSTILL)  # a bot is asked
        else:
            self._answer(guest)
            return 1
        return 0

    def _answer(self, guest: Guest) -> None:
        move = self.chance.choice(guest.update["moves"])
        answer = guest.play(move)
        if answer["type"] == "done":
            self.acknowledged[answer["number"]] = (guest.update["view"]["you"], move)
        if self.chance.random() < TALK:
            self.words += 1
            word = f"word {self.words}"
            if guest.ask("chat", text=word)["type"] == "done":
                self.spoken.append(word)

    def _watch_the_time(self, number: int) -> None:
        """The longest time without a new move, whoever was to make it."""
        now = time.monotonic()
        self.longest = max(self.longest, now - self.since)
        if number > self.newest:
            self.newest, self.since = number, now

    def check_talk_and_presence(self) -> None:
        """Both servers tell the same lines, each once; who is there is known at both."""
        table, keys = self.made["table"], self.made["keys"]
        one, two = self.houses
        with one.sit(table, keys[0]) as ann, two.sit(table, keys[1]) as bea:
            for guest in (ann, bea):
                guest.until("update")
                while not all(seat["present"] for seat in guest.info["seats"][:2]):
                    guest.until("table")
            meet(ann, bea)
            heard = [lines(guest) for guest in (ann, bea)]
        assert heard[0] == heard[1]
        assert len(set(heard[0])) == len(heard[0])
        assert set(self.spoken) <= set(heard[0])
        with one.sit(table, keys[0]) as ann:
            ann.until("table")
            while ann.info["seats"][1]["present"]:
                ann.until("table")


def lines(guest: Guest) -> list[str]:
    """The talk that a newcomer is told."""
    guest.ask("ping")
    return [message["text"] for message in guest.heard if message["type"] == "chat"]


def kill_one_after_another(
    houses: tuple[House, House], chance: random.Random, most: int, games: list[threading.Thread]
) -> int:
    """Never both at once; says how often."""
    kills = 0
    while kills < most and any(game.is_alive() for game in games):
        time.sleep(chance.uniform(1.0, 3.0))
        house = chance.choice(houses)
        house.kill()
        kills += 1
        time.sleep(chance.uniform(0.0, 1.0))
        house.start()
    return kills


def play_across(
    request: pytest.FixtureRequest, folder: Path, tables: int, most: int
) -> tuple[int, float]:
    """How many kills there were, and the longest standstill of a table in seconds."""
    database = new_database("postgres", request, folder)
    for name in ("a", "b"):
        (folder / name).mkdir()
    with open_house(database, folder / "a") as one, open_house(database, folder / "b") as two:
        travellers = [Traveller((one, two), seed) for seed in range(tables)]
        threads = [threading.Thread(target=each.run) for each in travellers]
        for thread in threads:
            thread.start()
        try:
            chance = random.Random(tables)
            kills = kill_one_after_another((one, two), chance, most, threads)
            for thread in threads:
                thread.join(PATIENCE * 2)
        finally:
            for traveller in travellers:
                traveller.stop = True
        for traveller in travellers:
            assert traveller.over
            check(database, traveller.made["table"], traveller.acknowledged)
            traveller.check_talk_and_presence()
    return kills, max(traveller.longest for traveller in travellers)


def test_games_go_on_while_one_of_two_servers_is_killed(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kills, longest = play_across(request, tmp_path, tables=4, most=4)
    assert kills >= 2
    assert longest < STANDSTILL


@pytest.mark.long
def test_forty_tables_across_two_servers(
    request: pytest.FixtureRequest, tmp_path: Path, covered: Covered
) -> None:
    kills, longest = play_across(request, tmp_path, tables=40, most=40)
    assert kills >= 10
    assert longest < STANDSTILL
    covered(games=40, kills=kills, standstill=round(longest))
