"""The database: SQLite in a data folder, or PostgreSQL by its address. All functions are plain.

A table is made once, its log only grows, its seats change hands. Callers in the event loop use
`reading` threads for questions and the committer for everything that writes.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from importlib.resources import files
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)

from alhambra.server import sound
from alhambra.server.clocks import rows as clocks
from alhambra.server.rows import (
    BOT,
    OPEN,
    OVER,
    RUNNING,
    AnswerRow,
    ChatRow,
    LogRow,
    SeatKeyRow,
    SeatRow,
    Stored,
    TableRow,
)
from alhambra.server.schema import ANSWERS, CHAT, HELD, LOG, SEAT_KEYS, SEATS, TABLES, TIMES
from alhambra.server.settings import driver_url

# What reading a row may raise that somebody has changed by hand, or a disk has spoilt.
UNREADABLE = (ValueError, TypeError, LookupError, AttributeError)
CHAT_KEPT = 50  # lines shown to whoever comes to a table
_JSON_COLUMNS = ("clock", "start", "scores", "winners", "orders", "move", "known")
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=0",
)
_LOG_COLUMNS = ("table_id", "number", "seat", "move", "source", "at", "chain")
_INSERT_LOG = f"INSERT INTO {LOG.name} ({', '.join(_LOG_COLUMNS)}) VALUES "
_ROWS_AT_ONCE = 500
MIGRATIONS = str(files("alhambra.server") / "migrations")
_MIGRATION_LOCK = 20_031  # any number, the same for all: one process migrates at a time


def connect(url: str) -> Engine:
    """An engine whose commits are durable when they return."""
    engine = create_engine(driver_url(url), pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit has reached the disk when it returns.

    The log of SQLite is carried over by `carry_over`, so that no commit has to do it on the way.
    """
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def carry_over(connection: Connection) -> None:
    """Moves what SQLite has logged into its main file; nobody waits for it."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def prove(connection: Connection) -> None:
    """Writes something without meaning; raises if nothing can be written."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA user_version = 1")
    else:
        connection.exec_driver_sql("SELECT pg_logical_emit_message(true, 'alhambra', 'health')")


def migrate(engine: Engine) -> None:
    """Brings the database up to date."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "heads")


# --- Values to columns and back


def _columns(value: object) -> dict[str, Any]:
    columns = asdict(value)  # type: ignore[call-overload]
    for name in _JSON_COLUMNS:
        if columns.get(name) is not None:
            columns[name] = msgspec.json.encode(columns[name]).decode()
    return dict(columns)


def _log_values(row: LogRow) -> tuple[object, ...]:
    """The same for the log, which is written all the time, without a detour."""
    move = None if row.move is None else msgspec.json.encode(row.move).decode()
    return row.table_id, row.number, row.seat, move, row.source, row.at, row.chain


def values_of(row: Row[Any]) -> dict[str, Any]:
    """A row with what its JSON says."""
    values = dict(row._mapping)
    for name in _JSON_COLUMNS:
        if values.get(name) is not None:
            values[name] = msgspec.json.decode(values[name])
    return values


# --- Writing


def add_table(connection: Connection, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """A new table with its seats."""
    connection.execute(insert(TABLES), _columns(table))
    connection.execute(insert(SEATS), [_columns(seat) for seat in seats])


def add_log(connection: Connection, rows: list[LogRow]) -> None:
    """Appends to logs; a number that is taken raises IntegrityError.

    Many rows go in one statement: a thread that gives way to the loop between any two rows would
    make everybody wait.
    """
    sign = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for begin in range(0, len(rows), _ROWS_AT_ONCE):
        connection.exec_driver_sql(*_insertion(rows[begin : begin + _ROWS_AT_ONCE], sign))


def _insertion(rows: list[LogRow], sign: str) -> tuple[str, tuple[object, ...]]:
    """One statement for all rows, and its values."""
    one = f"({', '.join([sign] * len(_LOG_COLUMNS))})"
    values = tuple(value for row in rows for value in _log_values(row))
    return _INSERT_LOG + ", ".join([one] * len(rows)), values


def add_log_and_notify(
    connection: Connection, rows: list[LogRow], channel: str, payload: str
) -> None:
    """The same with a notice, in a single statement, which PostgreSQL commits by itself.

    A transaction of its own would be asked for, filled and committed in four questions, and for
    each of them the database's process has to get its turn on a busy machine.
    """
    statement, values = _insertion(rows, "%s")
    connection.exec_driver_sql(
        f"WITH added AS ({statement}) SELECT pg_notify(%s, %s)", (*values, channel, payload)
    )


def set_state(connection: Connection, table: TableRow) -> None:
    """The table's state, the rules it began with, its result and the moment of the change."""
    columns = _columns(table)
    names = ("state", "start", "scores", "winners", "changed")
    kept = {name: columns[name] for name in names}
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**kept))


def set_seats(connection: Connection, seats: Iterable[SeatRow]) -> None:
    """Who has which seat. Nobody holds an open one; the key of any other stays as it is."""
    for seat in seats:
        columns = _columns(seat)
        if seat.kind == OPEN:
            for held in (SEAT_KEYS, HELD):
                here = (held.c.table_id == seat.table_id) & (held.c.seat == seat.seat)
                connection.execute(delete(held).where(here))
        else:
            del columns["key_hash"]
        where = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
        connection.execute(update(SEATS).where(where).values(**columns))


def drop_luck(connection: Connection, table: str, seats: list[int]) -> None:
    """What the people of these seats had added to a deal that is still to come."""
    with suppress(*UNREADABLE):
        row = table_row(connection, table)
        if row is not None:
            row.start = without_luck(row.start, seats)
            set_state(connection, row)


def without_luck(start: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    """How a game begins without the words of these seats."""
    gone = {str(seat) for seat in seats}
    luck = start.get("luck", {})
    return {**start, "luck": {seat: said for seat, said in luck.items() if seat not in gone}}


def claim_seat(connection: Connection, seat: SeatRow) -> bool:
    """Takes an open or offered seat; False if somebody was quicker.

    Whoever had it before opens nothing with their keys any more, and leaves nothing behind.
    """
    mine = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
    free = mine & ((SEATS.c.kind == OPEN) | SEATS.c.offered)
    if connection.execute(update(SEATS).where(free).values(**_columns(seat))).rowcount != 1:
        return False
    for child in (SEAT_KEYS, HELD, ANSWERS, TIMES):
        here = (child.c.table_id == seat.table_id) & (child.c.seat == seat.seat)
        connection.execute(delete(child).where(here))
    return True


def claim_rematch(connection: Connection, table: str, rematch: str) -> bool:
    """Names the table that follows; False if there is one already."""
    where = (TABLES.c.id == table) & (TABLES.c.rematch.is_(None))
    return connection.execute(update(TABLES).where(where).values(rematch=rematch)).rowcount == 1


def add_chat(connection: Connection, row: ChatRow) -> int:
    """Keeps a line and says its number."""
    columns = {name: value for name, value in asdict(row).items() if name != "id"}
    result = connection.execute(insert(CHAT), columns)
    key = result.inserted_primary_key
    assert key is not None
    return int(key[0])


class Overtaken(Exception):  # noqa: N818 - named after what was found
    """Another worker has changed what was to be changed."""


def change_answer(connection: Connection, before: AnswerRow | None, row: AnswerRow | None) -> None:
    """Replaces an answer that must still be waiting; `None` stands for no answer."""
    if before is not None:
        take_answer(connection, before)
    if row is not None:
        drop_answers(connection, row.table_id, [row.seat])  # one that held no longer
        connection.execute(insert(ANSWERS), _columns(row))


def take_answer(connection: Connection, row: AnswerRow) -> None:
    """An answer no longer waits; raises Overtaken if it had not been waiting."""
    mine = (ANSWERS.c.table_id == row.table_id) & (ANSWERS.c.seat == row.seat)
    where = mine & (ANSWERS.c.token == row.token)
    if connection.execute(delete(ANSWERS).where(where)).rowcount != 1:
        raise Overtaken


def drop_answers(connection: Connection, table: str, seats: Iterable[int]) -> None:
    """Forgets what waits of these seats."""
    where = (ANSWERS.c.table_id == table) & ANSWERS.c.seat.in_(list(seats))
    connection.execute(delete(ANSWERS).where(where))


# --- Reading


def load(connection: Connection, table: str) -> Stored | None:
    """Everything about a table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    found, seats = table_of(row), seats_of(connection, table)
    sound.check_seats(found, seats)
    return Stored(
        found,
        seats,
        answers_of(connection, table),
        log_after(connection, table, 0),
        chat_after(connection, table, 0),
        keys_of(connection, table),
        clocks.load(connection, table),
    )


def table_of(row: Row[Any]) -> TableRow:
    """A row of the tables; raises one of UNREADABLE if it is damaged."""
    values = values_of(row)
    del values["marked"]  # nobody's business but that of `forgetting`
    return sound.table_row(values)


def table_row(connection: Connection, table: str) -> TableRow | None:
    """What was agreed, and where it stands."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    return None if row is None else table_of(row)


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    """The seats in their order."""
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    return [sound.seat_row(values_of(row)) for row in rows]


def answers_of(connection: Connection, table: str) -> list[AnswerRow]:
    """The answers that wait."""
    rows = connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table))
    return [AnswerRow(**values_of(row)) for row in rows]


def keys_of(connection: Connection, table: str) -> dict[str, SeatKeyRow]:
    """The keys that devices of people have, by their hashes."""
    rows = connection.execute(select(SEAT_KEYS).where(SEAT_KEYS.c.table_id == table))
    return {row.key_hash: SeatKeyRow(**row._mapping) for row in rows}


def log_after(connection: Connection, table: str, number: int) -> list[LogRow]:
    """The log from the next number on."""
    return log_between(connection, table, number, None)


def log_between(connection: Connection, table: str, number: int, last: int | None) -> list[LogRow]:
    """The same up to a last number."""
    where = (LOG.c.table_id == table) & (LOG.c.number > number)
    if last is not None:
        where &= LOG.c.number <= last
    rows = connection.execute(select(LOG).where(where).order_by(LOG.c.number))
    return [LogRow(**values_of(row)) for row in rows]


def chat_after(connection: Connection, table: str, last: int) -> list[ChatRow]:
    """The newest lines after this one, the oldest first."""
    where = (CHAT.c.table_id == table) & (CHAT.c.id > last)
    rows = connection.execute(
        select(CHAT).where(where).order_by(CHAT.c.id.desc()).limit(CHAT_KEPT)
    ).all()
    return [ChatRow(**values_of(row)) for row in reversed(rows)]


def notes_of(connection: Connection, table: str) -> list[dict[str, Any]]:
    """What the table itself said, the oldest first."""
    chosen = select(CHAT.c.at, CHAT.c.note, CHAT.c.seat, CHAT.c.name)
    where = (CHAT.c.table_id == table) & (CHAT.c.note != "")
    rows = connection.execute(chosen.where(where).order_by(CHAT.c.id))
    return [dict(row._mapping) for row in rows]


def ended_of(connection: Connection, ids: list[str]) -> list[str]:
    """Which of these are over, be it because whoever runs the server has ended them."""
    ended: list[str] = []
    for begin in range(0, len(ids), _ROWS_AT_ONCE):
        some = TABLES.c.id.in_(ids[begin : begin + _ROWS_AT_ONCE])
        ended += connection.scalars(select(TABLES.c.id).where(some & (TABLES.c.state == OVER)))
    return ended


def last_number(connection: Connection, table: str) -> int:
    """How long a table's log is."""
    return connection.scalar(select(func.max(LOG.c.number)).where(LOG.c.table_id == table)) or 0


def waiting_for_machines(connection: Connection) -> list[str]:
    """The running games that may wait for a bot, or where an answer waits; the newest first.

    Those where somebody's time is up are found by `clocks.rows.overdue`, unless the server was
    killed before anybody's time was noted.
    """
    driven = select(SEATS.c.table_id).where((SEATS.c.kind == BOT) | SEATS.c.stand_in)
    patient = (TABLES.c.takeover > 0) | TABLES.c.id.in_(driven)
    patient |= TABLES.c.id.in_(select(ANSWERS.c.table_id))
    patient |= (TABLES.c.clock != "{}") & TABLES.c.id.not_in(select(TIMES.c.table_id))
    chosen = select(TABLES.c.id).where((TABLES.c.state == RUNNING) & patient)
    return list(connection.scalars(chosen.order_by(TABLES.c.changed.desc())))
