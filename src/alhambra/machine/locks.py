"""One process at a time, on every system alike.

A lock is an open transaction on a small SQLite file. It ends with its process, however that ends,
and what is left of the file locks nobody out.
"""

import sqlite3
from pathlib import Path


class HeldError(Exception):
    """Somebody else holds the lock."""


def hold(file: Path) -> sqlite3.Connection:
    """Holds the lock until the connection is closed; raises HeldError, or OSError if it cannot."""
    connection = None
    try:
        connection = sqlite3.connect(file, timeout=0, isolation_level=None)
        connection.execute("PRAGMA journal_mode=MEMORY")  # there is nothing to be undone
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise HeldError(str(file)) from None
        raise OSError(f"{file}: {error}") from None
    return connection
