"""One server per data folder: two would not hear of each other's moves.

The lock is an open transaction on a small SQLite file, so it vanishes with its process, everywhere.
"""

import sqlite3
from pathlib import Path

LOCK = "server.lock"
ADDRESS = "server.address"


class TakenError(ValueError):
    """Another server has the folder; `address` says where it listens, if it told."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(f"a server already runs on this folder: {address}")


def take(folder: Path, address: str) -> sqlite3.Connection:
    """Takes the folder as long as the connection is open; raises TakenError."""
    connection = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise TakenError(_address(folder)) from None
    (folder / ADDRESS).write_text(address, "utf-8")
    return connection


def _address(folder: Path) -> str:
    try:
        return (folder / ADDRESS).read_text("utf-8")
    except OSError:
        return ""
