"""Many tables at once: bots and sockets, all games come to their ends."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.coverage_table import Covered
from tests.server.house import House, open_house, run_alone


async def play(house: House, made: dict[str, Any], seed: int) -> int:
    """One person plays a whole game against bots; says how many messages came."""
    chance = random.Random(seed)
    address = f"ws://127.0.0.1:{house.port}/api/tables/{made['table']}/socket"
    heard = 0
    async with connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "key": made["keys"][0], "since": None}))
        async for text in socket:
            heard += 1
            message = json.loads(text)
            assert message["type"] in ("table", "update", "done"), message
            if message["type"] == "update":
                if message["over"]:
                    return heard
                if message["moves"]:
                    move = chance.choice(message["moves"])
                    answer = {"type": "move", "id": 1, "number": message["number"], "move": move}
                    await socket.send(json.dumps(answer))
    raise AssertionError("the server has closed the socket")


async def play_all(house: House, tables: list[dict[str, Any]]) -> int:
    """At all tables at once; says how many messages came."""
    games = (play(house, made, seed) for seed, made in enumerate(tables))
    heard = await asyncio.gather(*games)
    assert all(heard)
    return sum(heard)


def play_tables(database: str, folder: Path, count: int) -> int:
    """So many games to their ends; says how many messages came."""
    with open_house(database, folder) as house:
        tables = [house.table("human", "random", public=True) for _ in range(count)]
        heard = run_alone(play_all(house, tables))
        states = [house.get(f"/tables/{made['table']}")["state"] for made in tables]
        assert states == ["over"] * count
        metrics = house.ask("GET", "/metrics").text
        assert "alhambra_bot_failures_total 0" in metrics
        assert 'alhambra_moves_total{kind="person"}' in metrics
        house.stop()
        assert "Application shutdown complete." in [line["message"] for line in house.said()]
        assert [line for line in house.said() if line["level"] == "error"] == []
    return heard


def test_ten_tables_at_once(database: str, tmp_path: Path) -> None:
    play_tables(database, tmp_path, 10)


@pytest.mark.long
def test_a_hundred_tables_at_once(database: str, tmp_path: Path, covered: Covered) -> None:
    covered(messages=play_tables(database, tmp_path, 100), tables=100)
