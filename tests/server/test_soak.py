"""A server in long use: games with talk, spectators and reconnects, and bots of all levels.

Nothing acknowledged is lost, and neither memory nor open files grow once everything was used.
"""

import contextlib
import random
import threading
import time
from pathlib import Path

import pytest

from alhambra.bots.levels import NAMES
from tests.coverage_table import Covered
from tests.examples import some
from tests.server.house import House, Json, open_house
from tests.server.test_kills import GONE, check

GAMES = 4  # at the same time
STAY = (5, 40)  # moves until somebody comes back through a new socket
TALK = 0.1  # how often a move is followed by a word
SHORT, HOUR = 20.0, 3600.0
GROWTH = 1.3  # of memory, once everything was used
FILES = 40  # that may be open more than in the beginning
MEGABYTE = 2**20


class Regular:
    """Somebody who plays one game after another against two bots, until it is enough."""

    def __init__(self, house: House, seed: int, end: float) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.end = end
        self.moves = self.games = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._enough():
                self._play()
        except BaseException as trouble:
            self.trouble = trouble

    def _enough(self) -> bool:
        """However slow the machine is, something was played."""
        return self.moves > 0 and time.monotonic() > self.end

    def _play(self) -> None:
        bots = self.chance.choices(NAMES, k=2)
        made = self.house.table("human", *bots, public=True, modules=some(2))
        said: dict[int, tuple[int, Json]] = {}
        over = False
        while not over and not self._enough():
            with contextlib.suppress(*GONE):
                over = self._visit(made, said)
        if over:  # only then the log must replay to the end
            self.games += 1
            check(self.house.database, made["table"], said)

    def _visit(self, made: Json, said: dict[int, tuple[int, Json]]) -> bool:
        """Some moves while somebody watches; whether the game is over."""
        table, key = made["table"], made["keys"][0]
        with self.house.sit(table, key) as guest, self.house.sit(table) as spectator:
            spectator.until("update")
            guest.until_asked()
            for _ in range(self.chance.randint(*STAY)):
                if guest.update["over"] or self._enough():
                    break
                move = self.chance.choice(guest.update["moves"])
                answer = guest.play(move)
                if answer["type"] == "done":
                    said[answer["number"]] = (0, move)
                    self.moves += 1
                if self.chance.random() < TALK:
                    guest.ask("chat", text=f"move {self.moves}")
                guest.until_asked()
            return bool(guest.update["over"])


def used(house: House) -> tuple[int, int]:
    """Bytes in memory and open files of the server's process."""
    assert house.process
    process = Path(f"/proc/{house.process.pid}")
    status = (process / "status").read_text()
    resident = int(status.partition("VmRSS:")[2].split()[0]) * 1024
    return resident, len(list((process / "fd").iterdir()))


def soak(database: str, folder: Path, seconds: float) -> dict[str, int]:
    """What was played, and how much the server took after the first quarter and at the end."""
    with open_house(database, folder, "--rest-after", "5") as house:
        begin = time.monotonic()
        regulars = [Regular(house, seed, begin + seconds) for seed in range(GAMES)]
        threads = [threading.Thread(target=regular.run) for regular in regulars]
        for thread in threads:
            thread.start()
        time.sleep(max(0.0, begin + seconds / 4 - time.monotonic()))
        early = used(house)
        for thread in threads:
            thread.join()
        late = used(house)
        assert [regular.trouble for regular in regulars] == [None] * GAMES
        assert [line for line in house.said() if line["level"] == "error"] == []
    assert late[1] <= early[1] + FILES
    return {
        "moves": sum(regular.moves for regular in regulars),
        "games": sum(regular.games for regular in regulars),
        "megabytes early": early[0] // MEGABYTE,
        "megabytes late": late[0] // MEGABYTE,
    }


def test_a_few_seconds_of_everything(database: str, tmp_path: Path) -> None:
    assert soak(database, tmp_path, SHORT)["moves"] > 0


@pytest.mark.long
def test_an_hour_of_everything(database: str, tmp_path: Path, covered: Covered) -> None:
    """Half an hour on each database."""
    told = soak(database, tmp_path, HOUR / 2)
    assert told["megabytes late"] < GROWTH * told["megabytes early"]
    covered(games=told["games"], moves=told["moves"])
