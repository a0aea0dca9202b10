"""Backups: everything a database holds, in one file, written while servers run.

A backup is a database of SQLite, whichever database it is of. So what was saved on one kind can be
restored on the other. It holds secrets: only its owner may read it.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Engine, Integer, Table, delete, insert, select, text

from alhambra.server import store
from alhambra.server.operating.alone import SQLITE, alone
from alhambra.server.schema import METADATA, PEOPLE, TABLES

AT_ONCE = 500  # rows that are held in memory
PRIVATE = 0o600


class BackupError(ValueError):
    """Nothing was saved or restored; the message says why."""


def save(database: str, file: Path, replace: bool = False) -> int:
    """Writes all of the database as it is at this moment; says how many tables are in it."""
    if file.exists() and not replace:
        raise BackupError(f"{file} exists; --replace writes over it")
    with existing(database) as engine, _beside(file) as new:
        with _fresh(new) as made, made.begin() as target, _snapshot(engine) as source:
            count = _copy(source, target)
        _put(new, file)
    return count


def restore(file: Path, database: str, replace: bool = False) -> int:
    """Puts a backup in the place of a database; says how many tables are in it."""
    with tempfile.TemporaryDirectory(prefix="alhambra-restore-") as folder:
        copy = Path(folder) / "backup"
        _check_backup(file)
        shutil.copyfile(file, copy)
        with _engine(f"sqlite:///{copy}") as source:
            store.migrate(source)  # a backup may be older than the program
            with source.connect() as connection:
                count = _number_of_tables(connection)
            with alone(database):
                if database.startswith(SQLITE):
                    source.dispose()
                    _restore_file(copy, Path(database.removeprefix(SQLITE)), replace)
                else:
                    _restore_rows(source, database, replace)
    return count


# --- Files


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file that takes the place of another one when it is whole."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        new.touch(PRIVATE, exist_ok=False)
        yield new
    finally:
        for left in (new, _log_of(new), _index_of(new)):
            left.unlink(missing_ok=True)


def _put(new: Path, file: Path) -> None:
    """What is new is on the disk before it takes the place of what is old."""
    with new.open("rb+") as written:
        os.fsync(written.fileno())
    for left in (_log_of(file), _index_of(file)):  # of another database: it would spoil this one
        left.unlink(missing_ok=True)
    new.replace(file)


def _log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _index_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-shm")


def _check_backup(file: Path) -> None:
    """Raises BackupError unless the file is whole and one of ours."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        with contextlib.closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        ) as found:
            sound = found.execute("PRAGMA quick_check").fetchone() == ("ok",)
            names = {row[0] for row in found.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        sound, names = False, set()
    if not sound or not {"alembic_version", TABLES.name} <= names:
        raise BackupError(f"{file} is no backup of Alhambra, or it is damaged")


def _restore_file(copy: Path, file: Path, replace: bool) -> None:
    if file.exists() and not replace:
        raise BackupError(f"{file} exists; --replace restores over it")
    with _beside(file) as new:
        shutil.copyfile(copy, new)
        _put(new, file)


# --- Rows


@contextlib.contextmanager
def _engine(database: str) -> Iterator[Engine]:
    engine = store.connect(database)
    try:
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def _fresh(file: Path) -> Iterator[Engine]:
    """A new database in a file; what was written is in the file itself afterwards."""
    with _engine(f"sqlite:///{file}") as engine:
        store.migrate(engine)
        yield engine


@contextlib.contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """All that is read through it is of one moment, and nobody has to wait."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextlib.contextmanager
def existing(database: str) -> Iterator[Engine]:
    """A database that a server of this version has made; raises BackupError if there is none."""
    file = Path(database.removeprefix(SQLITE))
    if database.startswith(SQLITE) and not file.is_file():
        raise BackupError(f"there is no database {file}")
    with _engine(database) as engine:
        _check_version(engine)
        yield engine


def _check_version(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", store.MIGRATIONS)
    known = set(ScriptDirectory.from_config(config).get_heads())
    with engine.connect() as connection:
        found = set(MigrationContext.configure(connection).get_current_heads())
    if found != known:
        raise BackupError(
            "the database is not of this version; `alhambra serve` brings an older one up to date"
            if found
            else "there is no game in the database: no server has ever run on it"
        )


def _copy(source: Connection, target: Connection) -> int:
    for table in METADATA.sorted_tables:
        target.execute(delete(table))  # what the migrations have written
        streamed = source.execution_options(yield_per=AT_ONCE)
        for rows in streamed.execute(select(table)).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
    return _number_of_tables(target)


def _number_of_tables(connection: Connection) -> int:
    return len(connection.scalars(select(TABLES.c.id)).all())


def _restore_rows(source: Engine, database: str, replace: bool) -> None:
    """In one transaction: all of it, or nothing has changed."""
    with _engine(database) as engine:
        store.migrate(engine)
        with source.connect() as read, engine.begin() as connection:
            full = any(connection.execute(select(one).limit(1)).first() for one in (TABLES, PEOPLE))
            if full and not replace:
                raise BackupError("there are games in the database; --replace restores over them")
            for table in reversed(METADATA.sorted_tables):
                connection.execute(delete(table))
            _copy(read, connection)
            for table in METADATA.sorted_tables:
                _count_on(connection, table)


def _count_on(connection: Connection, table: Table) -> None:
    """New rows get numbers after those that were restored."""
    column: Column[int] | None = table.autoincrement_column
    if column is None or not isinstance(column.type, Integer):
        return
    asked = text(
        f"SELECT setval(s, (SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name}), false)"
        " FROM pg_get_serial_sequence(:table, :column) AS s WHERE s IS NOT NULL"
    )
    connection.execute(asked, {"table": table.name, "column": column.name})
