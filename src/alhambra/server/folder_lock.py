"""One server per data folder: two would not hear of each other's moves."""

import sqlite3
from pathlib import Path

from alhambra.machine.locks import HeldError, hold

LOCK = "server.lock"
ADDRESS = "server.address"


class TakenError(ValueError):
    """Another server has the folder; `address` says where it listens, if known."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(f"a server already runs on this folder: {address}")


def take(folder: Path, address: str) -> sqlite3.Connection:
    """Holds the folder for as long as the connection is open; raises TakenError."""
    try:
        lock = hold(folder / LOCK)
    except HeldError:
        raise TakenError(_address(folder)) from None
    (folder / ADDRESS).write_text(address, "utf-8")
    return lock


def _address(folder: Path) -> str:
    try:
        return (folder / ADDRESS).read_text("utf-8")
    except OSError:
        return ""
