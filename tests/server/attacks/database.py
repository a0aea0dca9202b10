"""Somebody with a shell on the server's machine, who changes the database behind its back."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text, update

from alhambra.server import store
from alhambra.server.chain import anchor, linked
from alhambra.server.schema import LOG, TABLES
from alhambra.server.settings import sqlite_url
from tests.server.house import START, House, due, meet

DAY = 86_400.0


def engine_of(database: str) -> Engine:
    if database.startswith("postgres"):
        return store.connect(database)
    return store.connect(sqlite_url(Path(database)))


def change(database: str, statement: str, **values: Any) -> None:
    engine = engine_of(database)
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount
    engine.dispose()


def age(database: str, table: str, days: float) -> None:
    """The game as it would be if it had been played so many days earlier."""
    engine = engine_of(database)
    with engine.begin() as connection:
        stored = store.load(connection, table)
        assert stored
        then = {
            "changed": stored.table.changed - days * DAY,
            "made": stored.table.made - days * DAY,
        }
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(then))
        before = anchor(table, stored.table.start)
        for row in stored.log:
            earlier = linked(before, replace(row, at=row.at - days * DAY))
            where = (LOG.c.table_id == table) & (LOG.c.number == row.number)
            connection.execute(update(LOG).where(where).values(at=earlier.at, chain=earlier.chain))
            before = earlier.chain
    engine.dispose()


def doctor(database: str, *words: str) -> tuple[int, str]:
    """How `alhambra doctor` ended, and what it said."""
    where = ("--database" if database.startswith("postgres") else "--data", database)
    asked = [sys.executable, *START, "doctor", *where, *words]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert "Traceback" not in answer.stderr
    return answer.returncode, answer.stdout + answer.stderr


def a_game(house: House, answers: int = 6, **more: Any) -> str:
    """A public game of two people in which some answers were given."""
    made = house.table("human", "human", public=True, **more)
    name: str = made["table"]
    with house.sit(name, made["keys"][0]) as one, house.sit(name, made["keys"][1]) as two:
        one.until("update")
        two.until("update")
        for _ in range(answers):
            asked = due(one, two)
            assert asked
            assert asked.play(asked.update["moves"][0])["type"] == "done"
        meet(one, two)
    return name
