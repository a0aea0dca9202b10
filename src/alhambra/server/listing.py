"""Lists of tables, for whoever looks for one. One that cannot be read does not hide the others."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Row, select

from alhambra.server import sound, store
from alhambra.server.rows import RUNNING, WAITING, SeatRow, TableRow
from alhambra.server.schema import SEATS, TABLES

LOGGER = logging.getLogger("alhambra.server.listing")


@contextmanager
def told_apart(table: str) -> Iterator[None]:
    """A table that cannot be read goes into the log; the others are listed all the same."""
    try:
        yield
    except store.UNREADABLE as error:
        LOGGER.warning("a row cannot be read", extra={"table": table, "why": str(error)[:200]})


def public_tables(connection: Connection, limit: int) -> list[tuple[TableRow, list[SeatRow], int]]:
    """Public tables that wait or run, the newest first, with the length of their logs."""
    where = TABLES.c.public & TABLES.c.state.in_((WAITING, RUNNING))
    rows = connection.execute(
        select(TABLES).where(where).order_by(TABLES.c.made.desc()).limit(limit)
    ).all()
    found = []
    for table in _readable(rows):
        with told_apart(table.id):
            number = store.last_number(connection, table.id)
            seats = store.seats_of(connection, table.id)
            sound.check_seats(table, seats)
            found.append((table, seats, number))
    return found


def tables_of(connection: Connection, ids: Iterable[str], limit: int) -> list[TableRow]:
    """These tables as far as they are there, the last that changed first."""
    chosen = select(TABLES).where(TABLES.c.id.in_(list(ids)))
    return _readable(connection.execute(chosen.order_by(TABLES.c.changed.desc()).limit(limit)))


def seats_by_table(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables in their order."""
    found: dict[str, list[SeatRow]] = {name: [] for name in ids}
    chosen = select(SEATS).where(SEATS.c.table_id.in_(ids))
    for row in connection.execute(chosen.order_by(SEATS.c.seat)):
        with told_apart(row.table_id):
            found[row.table_id].append(sound.seat_row(store.values_of(row)))
    return found


def _readable(rows: Iterable[Row[Any]]) -> list[TableRow]:
    """The tables that can be read."""
    found: list[TableRow] = []
    for row in rows:
        with told_apart(row.id):
            found.append(store.table_of(row))
    return found
