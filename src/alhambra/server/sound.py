"""Rows as the program writes them: what a hand or a disk has spoilt is found before it is used.

All raise ValueError, so that one bad row spoils one table.
"""

from typing import Any, TypeVar

import msgspec

from alhambra.server.clocks.description import read
from alhambra.server.orders import language as orders
from alhambra.server.rows import BOT, HUMAN, OPEN, OVER, RUNNING, WAITING, SeatRow, TableRow

Read = TypeVar("Read", TableRow, SeatRow)
SETUP = frozenset({"players", "modules", "options", "colours"})


def _read(values: dict[str, Any], kind: type[Read]) -> Read:
    """Names of columns are strings of a kind of their own."""
    return msgspec.convert({str(name): value for name, value in values.items()}, kind)


def table_row(values: dict[str, Any]) -> TableRow:
    """A row of the tables."""
    table = _read(values, TableRow)
    setup = table.start.get("setup")
    if not isinstance(setup, dict) or not setup.keys() >= SETUP:
        raise ValueError("the set-up is not whole")
    if table.state not in (WAITING, RUNNING, OVER):
        raise ValueError(f"no game is {table.state}")
    read(table.clock)
    return table


def seat_row(values: dict[str, Any]) -> SeatRow:
    """A row of the seats."""
    seat = _read(values, SeatRow)
    if seat.kind not in (HUMAN, BOT, OPEN):
        raise ValueError(f"no seat is {seat.kind}")
    orders.read(seat.orders)
    return seat


def check_seats(table: TableRow, seats: list[SeatRow]) -> None:
    """Each player has a seat."""
    if [seat.seat for seat in seats] != list(range(table.start["setup"]["players"])):
        raise ValueError(f"it has {len(seats)} seats")
