"""What the database keeps of clocks: the time of each seat, and when the server was last alive."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from alhambra.server.clocks.reckon import SeatTime
from alhambra.server.clocks.timepiece import BEAT, MISSED
from alhambra.server.schema import BEATS, HELD, MATTERS, PEOPLE, TABLES, TIMES


@dataclass(frozen=True)
class Matter:
    """Something on which the people at a table have to agree, or have agreed."""

    kind: str
    seat: int  # whom it is about; -1: nobody
    yes: tuple[int, ...] = ()  # the seats that have agreed


@dataclass
class StoredClock:
    """All of it for one table."""

    times: dict[int, SeatTime] = field(default_factory=dict)
    zones: dict[int, str] = field(default_factory=dict)  # where the people of seats live
    matters: list[Matter] = field(default_factory=list)


def load(connection: Connection, table: str) -> StoredClock:
    """What is kept of a table."""
    matters = connection.execute(select(MATTERS).where(MATTERS.c.table_id == table))
    return StoredClock(
        {row.seat: _time(row._mapping) for row in _rows(connection, table)},
        zones_of(connection, table),
        [Matter(row.kind, row.seat, _seats(row.yes)) for row in matters],
    )


def _rows(connection: Connection, table: str) -> Iterable[Any]:
    return connection.execute(select(TIMES).where(TIMES.c.table_id == table)).all()


def _time(row: Any) -> SeatTime:
    return SeatTime(**{name: row[name] for name in row if name not in ("table_id", "due")})


def zones_of(connection: Connection, table: str) -> dict[int, str]:
    """Of the people who hold the seats, as far as they said."""
    chosen = select(HELD.c.seat, PEOPLE.c.zone).join(PEOPLE, PEOPLE.c.id == HELD.c.person_id)
    where = (HELD.c.table_id == table) & (HELD.c.seat >= 0) & (PEOPLE.c.zone != "")
    ordered = chosen.where(where).order_by(HELD.c.seat, PEOPLE.c.id)
    return {row.seat: row.zone for row in connection.execute(ordered)}


def _seats(written: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in written.split())


def save_times(
    connection: Connection, table: str, times: Iterable[tuple[SeatTime, float | None]]
) -> None:
    """The time of these seats, each with the moment at which it has to be looked after."""
    for time, due in times:
        values = {**asdict(time), "due": due}
        where = (TIMES.c.table_id == table) & (TIMES.c.seat == time.seat)
        if connection.execute(update(TIMES).where(where).values(**values)).rowcount == 0:
            there = select(TABLES.c.id).where(TABLES.c.id == table)
            if connection.execute(there).first() is not None:
                connection.execute(insert(TIMES), {**values, "table_id": table})


def save_matter(connection: Connection, table: str, matter: Matter) -> None:
    """Somebody has agreed."""
    drop_matter(connection, table, matter.kind, matter.seat)
    yes = " ".join(map(str, matter.yes))
    values = {"table_id": table, "kind": matter.kind, "seat": matter.seat, "yes": yes}
    connection.execute(insert(MATTERS), values)


def drop_matter(connection: Connection, table: str, kind: str, seat: int) -> None:
    """The matter is settled or withdrawn."""
    where = (MATTERS.c.table_id == table) & (MATTERS.c.kind == kind) & (MATTERS.c.seat == seat)
    connection.execute(delete(MATTERS).where(where))


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables at which somebody has to be looked after."""
    chosen = select(TIMES.c.table_id).where(TIMES.c.due <= now).distinct()
    return list(connection.scalars(chosen))


def beat(connection: Connection, wall: float) -> bool:
    """The server is alive; True if clocks had to be moved because it was not, or the time jumped.

    Of several workers the first that notices moves them: the others find a fresh beat.
    """
    row = connection.execute(select(BEATS.c.at).with_for_update()).first()
    if row is None:
        connection.execute(insert(BEATS), {"id": 1, "at": wall})
        return False
    gap = wall - row.at
    connection.execute(update(BEATS).values(at=wall))
    if -BEAT <= gap <= MISSED:
        return False
    moved = {name: TIMES.c[name] + gap for name in ("since", "stopped", "due")}
    connection.execute(update(TIMES).where(TIMES.c.since.is_not(None)).values(**moved))
    return True
