"""Servers have games in memory, so nobody may change them behind a server's back."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import text

from alhambra.server import store
from alhambra.server.folder_lock import TakenError, take
from alhambra.server.notices import SERVER_NAME

SQLITE = "sqlite:///"
CONNECTED = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
)


class NotAloneError(ValueError):
    """A server runs on the database."""


@contextlib.contextmanager
def alone(database: str) -> Iterator[None]:
    """No server runs; on a folder none can start meanwhile. Raises NotAloneError."""
    if not database.startswith(SQLITE):
        _look(database)
        yield
        return
    try:
        lock = take(Path(database.removeprefix(SQLITE)).parent, "")
    except TakenError:
        raise NotAloneError("a server runs on this folder; stop it first") from None
    with contextlib.closing(lock):
        yield


def _look(database: str) -> None:
    engine = store.connect(database)
    try:
        with engine.connect() as connection:
            if connection.scalar(CONNECTED, {"name": SERVER_NAME}):
                raise NotAloneError("a server runs on this database; stop it first")
    finally:
        engine.dispose()
