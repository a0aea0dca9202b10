"""The database: its history makes the tables we describe, numbers are unique, old games go."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from alhambra.server import doctor, store
from alhambra.server.committer import Committer
from alhambra.server.forgetting import DAY, Kept, believed, forget
from alhambra.server.metrics import Metrics
from alhambra.server.rows import OVER, RUNNING, WAITING, ChatRow, LogRow, SeatRow, TableRow
from alhambra.server.schema import METADATA
from alhambra.server.settings import Settings, driver_url, sqlite_url
from tests.server.conftest import new_database
from tests.server.house import run_alone


@pytest.fixture
def engine(database: str) -> Engine:
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    made = store.connect(url)
    store.migrate(made)
    return made


def row(name: str, state: str = RUNNING, changed: float = 0.0) -> TableRow:
    setup = {"players": 2, "modules": [], "options": [], "colours": ["white", "red"]}
    start = {"setup": setup}
    return TableRow(
        name, "", changed, changed, state, True, "en", {}, 0, 0.0, start, True, "h", "w"
    )


def add(connection: Connection, table: TableRow) -> None:
    store.add_table(connection, table, [SeatRow(table.id, 0, "human"), SeatRow(table.id, 1, "bot")])


def entry(table: str, number: int) -> LogRow:
    return LogRow(table, number, 0, {"move": "pass"}, "person", 1.5)


def test_the_migrations_make_the_tables_we_describe(engine: Engine) -> None:
    store.migrate(engine)  # once more changes nothing
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_sqlite_is_durable_and_readers_do_not_wait(tmp_path: Path) -> None:
    with store.connect(sqlite_url(tmp_path)).connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_what_is_written_is_read(engine: Engine) -> None:
    table = replace(row("a", OVER), scores=[3, 4], winners=[1], rematch="b")
    with engine.begin() as connection:
        add(connection, table)
        store.add_log(connection, [entry("a", 1), LogRow("a", 2, 1, None, "person", 2.0)])
        first = store.add_chat(connection, ChatRow(0, "a", None, "", "hi", 3.0))
    with engine.connect() as connection:
        stored = store.load(connection, "a")
        assert stored is not None
        assert stored.table == table
        assert stored.log == [entry("a", 1), LogRow("a", 2, 1, None, "person", 2.0)]
        assert stored.chat == [ChatRow(first, "a", None, "", "hi", 3.0)]
        assert store.load(connection, "b") is None


def test_a_number_is_given_once(engine: Engine) -> None:
    with engine.begin() as connection:
        add(connection, row("a"))
        store.add_log(connection, [entry("a", 1)])
    with pytest.raises(IntegrityError), engine.begin() as connection:
        store.add_log(connection, [entry("a", 1)])


def test_an_open_seat_is_taken_once(engine: Engine) -> None:
    with engine.begin() as connection:
        store.add_table(connection, row("a"), [SeatRow("a", 0, "open")])
        assert store.claim_seat(connection, SeatRow("a", 0, "human", "Ann"))
        assert not store.claim_seat(connection, SeatRow("a", 0, "human", "Bea"))
        assert store.claim_rematch(connection, "a", "b")
        assert not store.claim_rematch(connection, "a", "c")
        assert store.seats_of(connection, "a")[0].name == "Ann"


def test_old_tables_are_forgotten(engine: Engine) -> None:
    tables = {
        "oldover": (OVER, 10.0, 10.0),
        "newover": (OVER, 30.0, 10.0),
        "oldwait": (WAITING, 10.0, 0.0),
        "newwait": (WAITING, 30.0, 0.0),
        "asleep": (RUNNING, 1.0, 4.0),
        "resting": (RUNNING, 1.0, 6.0),
        "begun": (RUNNING, 6.0, 0.0),
    }
    with engine.begin() as connection:
        for name, (state, changed, answered) in tables.items():
            add(connection, row(name, state, changed))
            if answered:
                store.add_log(connection, [replace(entry(name, 1), at=answered)])
    now = 100 * DAY
    kept = Kept(now - 20.0, now - 20.0, now - 5.0)
    gone = ["asleep", "oldover", "oldwait"]
    with engine.begin() as connection:
        assert forget(connection, now, kept) == []
        assert sorted(mark.table for mark in doctor.marked(connection)) == gone
        assert len(doctor.tables(connection)) == len(tables)
    later = Kept(*(getattr(kept, name) + DAY for name in ("over", "waiting", "running")))
    with engine.begin() as connection:
        assert forget(connection, now + DAY - 1, kept) == []
        assert sorted(forget(connection, now + DAY, later)) == gone
        left = [name for name in tables if store.load(connection, name)]
        assert left == ["newover", "newwait", "resting", "begun"]
        assert sorted(store.waiting_for_machines(connection)) == ["begun", "resting"]


def test_marks_of_a_clock_that_was_wrong_are_taken_back(engine: Engine) -> None:
    kept = Kept(DAY, DAY, DAY)
    with engine.begin() as connection:
        add(connection, row("a", OVER, changed=10 * DAY))
        forget(connection, 50 * DAY, kept)
        assert doctor.marked(connection)
        forget(connection, 10 * DAY, kept)  # the clock was set right
        assert not doctor.marked(connection)
        forget(connection, 12 * DAY, kept)
        store.set_state(connection, replace(row("a", OVER), changed=13 * DAY))
        forget(connection, 13.5 * DAY, kept)
        assert not doctor.marked(connection)


def test_a_clock_far_beyond_all_rows_is_not_believed(engine: Engine) -> None:
    with engine.begin() as connection:
        add(connection, row("a", OVER, changed=10 * DAY))
        assert believed(connection, 11 * DAY)
        assert not believed(connection, 100 * DAY)
        store.add_log(connection, [replace(entry("a", 1), at=99 * DAY)])
        assert believed(connection, 100 * DAY)


def test_a_game_over_days_is_given_time(tmp_path: Path) -> None:
    assert Settings(str(tmp_path), keep_days=0.0).running_days >= 30
    assert Settings(str(tmp_path), keep_days=365.0).running_days == 365


def test_writes_share_a_transaction_and_one_that_fails_fails_alone(engine: Engine) -> None:
    metrics = Metrics()
    committer = Committer(engine, "me", metrics)

    async def write_all() -> list[object]:
        await committer.write([], job=lambda connection: add(connection, row("a")))
        gate = committer.write([], job=lambda _: time.sleep(0.2))
        rows = [committer.write(["a"], [entry("a", number)]) for number in (1, 2, 2, 3)]
        rows.append(committer.write([], job=lambda _: 1 / 0))
        rows.append(
            committer.write(["a"], [], lambda connection: store.last_number(connection, "a"))
        )
        _, *answers = await asyncio.gather(gate, *rows, return_exceptions=True)
        return answers

    answers = run_alone(write_all())
    committer.stop()
    assert answers[:2] == [None, None]
    assert isinstance(answers[2], IntegrityError)
    assert answers[3] is None
    assert isinstance(answers[4], ZeroDivisionError)
    assert answers[5] == 3
    assert "alhambra_commit_writes_total" in metrics.text()


def test_moves_are_written_again_when_the_line_to_postgresql_was_lost(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    engine = store.connect(new_database("postgres", request, tmp_path))
    store.migrate(engine)
    committer = Committer(engine, "me", Metrics())
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def write_all() -> None:
        await committer.write([], job=lambda connection: add(connection, row("a")))
        await committer.write(["a"], [entry("a", 1)])
        with engine.connect() as connection:
            connection.exec_driver_sql(others + " AND datname = current_database()")
        await committer.write(["a"], [entry("a", 2)])
        with pytest.raises(IntegrityError):
            await committer.write(["a"], [entry("a", 2)])
        await committer.write(["a"], [entry("a", 3)])

    run_alone(write_all())
    committer.stop()
    with engine.connect() as connection:
        assert [found.number for found in store.log_after(connection, "a", 0)] == [1, 2, 3]


def test_addresses_of_postgresql_as_people_write_them() -> None:
    for text in ("postgres://u@h/n", "postgresql://u@h/n"):
        assert driver_url(text) == "postgresql+psycopg://u@h/n"
    assert driver_url("sqlite:///x") == "sqlite:///x"
