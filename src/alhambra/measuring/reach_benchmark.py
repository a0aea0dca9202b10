"""What a look costs while very many games sleep: which people are to be told, and what is due.

Ten thousand running games of people who can be reached are written into an empty database, all
looked at already, each with a reminder: first none is due, the usual night of a large server, then
all are at once, of which one look takes a hundred.
"""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, delete

from alhambra.server import people, store
from alhambra.server.reach import queue, watch, wishes
from alhambra.server.reach.notice import Facts
from alhambra.server.rows import HUMAN, PERSON, RUNNING, LogRow, SeatRow, TableRow
from alhambra.server.schema import PEOPLE, TABLES

GAMES = 10_000
GAMES_EACH = 10  # of one person
MOVES = 3  # in each log
LOOKS = 20
HOUR = 3600.0
_NAME = "sleeping-"  # no real table has such a name


def tick(database: str) -> dict[str, float]:
    """Milliseconds of the watch's and of the courier's look."""
    engine = store.connect(database)
    store.migrate(engine)
    now, games = time.time(), GAMES
    with engine.begin() as connection:
        made = _fill(connection, games, now)
    try:
        return {
            "games": games,
            "watch_ms": _timed(engine, lambda found: watch.sleeping(found, now)),
            "courier_ms": _timed(engine, lambda found: queue.anything(found, now)),
            "due_ms": _timed(engine, lambda found: _wake(found, now + 2 * HOUR)),
        }
    finally:
        with engine.begin() as connection:
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(made)))
            connection.execute(delete(TABLES).where(TABLES.c.id.like(f"{_NAME}%")))
        engine.dispose()


def _fill(connection: Connection, games: int, now: float) -> list[str]:
    """Writes games and their people; returns the people."""
    made: list[str] = []
    for begin in range(0, games, GAMES_EACH):
        person = people.add_person(connection, "en", "UTC")
        way = wishes.new_way(person, wishes.WEBHOOK, "https://example.org/", now)
        wishes.add_way(connection, way)
        made.append(person)
        for number in range(begin, min(begin + GAMES_EACH, games)):
            name = f"{_NAME}{number:05d}"
            _sleep(connection, name, now)
            people.hold(connection, people.Held(person, name, 0))
            watch.note(connection, watch.Sleeping(name, MOVES, now))
            queue.add(connection, way.id, Facts(name), now + HOUR, MOVES, 0, 1, queue.ASLEEP)
    return made


def _sleep(connection: Connection, name: str, now: float) -> None:
    """A game that waits for its first seat."""
    start: dict[str, Any] = {"setup": {}}
    row = TableRow(name, "", now, now, RUNNING, False, "en", {}, 0, 0.0, start, True, "", "")
    store.add_table(connection, row, [SeatRow(name, seat, HUMAN) for seat in range(2)])
    moves = [LogRow(name, number + 1, 1, {"move": "pass"}, PERSON, now) for number in range(MOVES)]
    store.add_log(connection, moves)


def _wake(connection: Connection, now: float) -> None:
    """Reminders are due: the watch finds and wakes some, the courier claims them and asks again."""
    queue.wake(connection, [row.id for row in queue.sleepers(connection, now)])
    for name, rows in queue.claim(connection, now).items():
        way = queue.way(connection, name)
        if way is None or not all(queue.still_waits(connection, way, row) for row in rows):
            raise AssertionError("a game that sleeps waits for nobody")


def _timed(engine: Engine, look: Callable[[Connection], object]) -> float:
    """The median of several looks."""
    times: list[float] = []
    with engine.connect() as connection:
        for _ in range(LOOKS):
            began = time.perf_counter()
            look(connection)
            times.append(time.perf_counter() - began)
    return round(sorted(times)[LOOKS // 2] * 1000, 2)
