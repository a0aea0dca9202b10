"""Tables as whoever runs the server sees them: what there is, its end, its records.

Everything is read from the database and written there. Servers that run on it take notice.
"""

import time
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, func, select, text, update

from alhambra.machine.files import put
from alhambra.position import record
from alhambra.server import store
from alhambra.server.committer import CHANNEL
from alhambra.server.operating.backup import existing
from alhambra.server.play import Play
from alhambra.server.rows import HUMAN, OVER, ChatRow, LogRow, SeatRow, TableRow
from alhambra.server.schema import ANSWERS, LOG, MATTERS, TABLES, TIMES

ENDED = "ended"  # what the table says then
OPERATOR = "operator"  # in the place of a worker's name: all workers listen


class OperatingError(ValueError):
    """Nothing was done; the message says why."""


@dataclass(frozen=True)
class Listed:
    """A table, who sits there, and what its log holds."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow]

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return sum(seat.kind == HUMAN for seat in self.seats)


@dataclass(frozen=True)
class Line:
    """A table in the list of all."""

    id: str
    name: str
    state: str
    public: bool
    changed: float
    moves: int


def listed(database: str) -> list[Line]:
    """All tables, those that changed last first."""
    columns = TABLES.c.id, TABLES.c.name, TABLES.c.state, TABLES.c.public
    last = func.max(func.coalesce(LOG.c.at, TABLES.c.changed)).label("changed")
    moves = func.coalesce(func.max(LOG.c.number), 0).label("moves")
    chosen = select(*columns, last, moves).join_from(TABLES, LOG, isouter=True)
    with existing(database) as engine, engine.connect() as connection:
        rows = connection.execute(chosen.group_by(*columns).order_by(last.desc()))
        return [Line(**row._mapping) for row in rows]


def shown(database: str, table: str) -> Listed:
    """One table."""
    with existing(database) as engine, engine.connect() as connection:
        return _found(connection, table)


def _found(connection: Connection, table: str) -> Listed:
    stored = store.load(connection, table)
    if stored is None:
        raise OperatingError(f"there is no table {table}")
    return Listed(stored.table, stored.seats, stored.log)


def end(database: str, table: str) -> None:
    """Nobody plays on; what was played is kept like any game that is over."""
    with existing(database) as engine, engine.begin() as connection:
        if _found(connection, table).row.state == OVER:
            raise OperatingError(f"the game at {table} is over already")
        values = {"state": OVER, "changed": time.time()}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        for child in (ANSWERS, TIMES, MATTERS):
            connection.execute(delete(child).where(child.c.table_id == table))
        store.add_chat(connection, ChatRow(0, table, None, "", "", time.time(), ENDED))
        if engine.dialect.name == "postgresql":
            told = {"channel": CHANNEL, "payload": f"{OPERATOR} {table}"}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)


def export(database: str, table: str, folder: Path) -> Path:
    """Writes the record of a table, with the seed of its deal, also while it is played."""
    listed = shown(database, table)
    file = folder / f"alhambra-{table}.json"
    try:
        written = record.write(Play(listed.row.start, listed.log).game)
    except ValueError as error:
        raise OperatingError(f"the game at {table} cannot be played again: {error}") from None
    put(file, written.encode())
    return file
