"""A2: twenty tables of six masters that nobody watched starved everybody's bots."""

import random
import time
from pathlib import Path

import pytest

from tests.server.attacks.bystander import EVERYTHING, LOGGER, strict_house
from tests.server.house import House

MASTERS = ("master",) * 6
PATIENCE = 5.0  # seconds; it took 17 to 42


def test_a_normal_bot_answers_whatever_others_have_begun(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        for _ in range(20):
            house.table(*MASTERS, **EVERYTHING)
        made = house.table("human", "normal", pause=0)
        chance, waits = random.Random(4), []
        with house.sit(made["table"], made["keys"][0]) as guest:
            guest.until_asked()
            for _ in range(25):
                began = time.monotonic()
                guest.play_any(chance)
                guest.until_asked()
                waits.append(time.monotonic() - began)
        waits.sort()
        LOGGER.info("A2: a normal bot %.3f s, at worst %.3f s", waits[12], waits[-1])
        assert waits[-1] < PATIENCE


def number_of(house: House, table: str) -> int:
    """From the list, which is no look at the table."""
    told = {info["table"]: info["number"] for info in house.get("/tables")}
    return int(told.get(table, 10**6))


@pytest.mark.parametrize("seconds", [1.0])
def test_bots_rest_until_somebody_looks(seconds: float, database: str, tmp_path: Path) -> None:
    with strict_house(database, tmp_path, "--rest-after", str(seconds)) as house:
        made = house.table("normal", "normal", "normal", public=True, pause=0.3)
        table = made["table"]
        end = time.monotonic() + 60
        rests = [-1, -2]
        while rests[-1] != rests[-2]:
            assert time.monotonic() < end, "bots that nobody watches never rest"
            time.sleep(3)
            rests.append(number_of(house, table))
        if rests[-1] < 10**6:  # else the game was over before
            with house.sit(table) as guest:
                guest.until("update")
                before = guest.number
                while guest.number <= before and not guest.update["over"]:
                    guest.until("update")


def test_bots_go_on_for_somebody_who_is_away(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path, "--rest-after", "0.2") as house:
        made = house.table("human", "hard", "hard", public=True)
        chance = random.Random(3)
        with house.sit(made["table"], made["keys"][0]) as guest:
            guest.until_asked()
            guest.play_any(chance)
            left = guest.number
        end = time.monotonic() + 60
        while number_of(house, made["table"]) == left:
            assert time.monotonic() < end
            time.sleep(0.3)
