"""What people have said about being reached: the ways to them, their hours, tables they muted.

All functions are plain, like those of `store`.
"""

import hmac
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, Row, delete, exists, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from alhambra.server.keys import new_id, new_key
from alhambra.server.reach.push import Vapid
from alhambra.server.schema import HELD, LOOKED, METADATA, MUTED, REACH, SECRETS, WAYS

CONFIRM, STOP = "confirm", "stop"  # what links in mails do
PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
MOST_WAYS = 12  # of one person
DAY = 24 * 60  # minutes


@dataclass(frozen=True)
class Habits:
    """When somebody wants to be told; times are minutes."""

    quiet_from: int | None = None
    quiet_to: int | None = None
    remind: int = 0
    gather: int = 0

    def quiet_until(self, now: float, zone: str) -> float | None:
        """The moment at which quiet hours end, None if there are none now."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, ZoneInfo(zone or "UTC"))
        minute = here.hour * 60 + here.minute
        if (minute - self.quiet_from) % DAY >= (self.quiet_to - self.quiet_from) % DAY:
            return None
        morning = here.replace(
            hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0
        )
        if self.quiet_to <= minute:
            morning += timedelta(days=1)
        return max(morning.timestamp(), now + 1)  # clocks that are set back cannot hold anybody up


@dataclass
class Way:
    """One way to a person."""

    id: str
    person_id: str
    kind: str
    address: str
    made: float
    details: dict[str, str] = field(default_factory=dict)
    device_id: str | None = None
    switched_on: bool = True
    confirmed: bool = True  # of a mail address: by its owner
    last_sent: float = 0.0
    failures: int = 0
    trouble: str = ""


def insertion(connection: Connection, table: str) -> Any:
    """An `INSERT` that can say what to do if the row is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(METADATA.tables[table])


def way_of(row: Row[Any]) -> Way:
    """From the database."""
    values = dict(row._mapping)
    return Way(**{**values, "details": msgspec.json.decode(values["details"])})


# --- Ways


def ways_of(connection: Connection, person: str) -> list[Way]:
    """All ways to a person, the oldest first."""
    rows = connection.execute(select(WAYS).where(WAYS.c.person_id == person).order_by(WAYS.c.made))
    return [way_of(row) for row in rows]


def add_way(connection: Connection, way: Way) -> None:
    """A further way, or the same one with fresh keys; questions that wait already are told there.

    A browser that subscribes anew takes the place of its own old subscription.
    """
    same = (WAYS.c.person_id == way.person_id) & (WAYS.c.kind == way.kind)
    same &= WAYS.c.device_id == way.device_id if way.kind == PUSH else WAYS.c.address == way.address
    connection.execute(delete(WAYS).where(same))
    values = {**asdict(way), "details": msgspec.json.encode(way.details).decode()}
    connection.execute(insert(WAYS), values)
    look_again(connection, way.person_id)


def look_again(connection: Connection, person: str) -> None:
    """Somebody can be reached now who could not before: their tables are looked at again."""
    held = select(HELD.c.table_id).where(HELD.c.person_id == person)
    connection.execute(delete(LOOKED).where(LOOKED.c.table_id.in_(held)))


def switch(connection: Connection, way: Way, on: bool) -> None:
    """On or off; what went wrong before is forgotten."""
    values = {"switched_on": on, "failures": 0, "trouble": ""}
    connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(**values))
    if on:
        look_again(connection, way.person_id)


def drop_way(connection: Connection, way: str) -> None:
    """Nobody is reached there any more."""
    connection.execute(delete(WAYS).where(WAYS.c.id == way))


def confirm(connection: Connection, name: str) -> bool:
    """The owner of an address has said yes; False if nobody asks any more."""
    row = connection.execute(select(WAYS).where(WAYS.c.id == name)).first()
    if row is None:
        return False
    connection.execute(update(WAYS).where(WAYS.c.id == name).values(confirmed=True))
    look_again(connection, row.person_id)
    return True


# --- Hours and tables


def habits_of(connection: Connection, person: str) -> Habits:
    """Whoever has said nothing is told at any time, once."""
    columns = [column for column in REACH.c if column.name != "person_id"]
    row = connection.execute(select(*columns).where(REACH.c.person_id == person)).first()
    return Habits() if row is None else Habits(**row._mapping)


def set_habits(connection: Connection, person: str, habits: Habits) -> None:
    """Replaces what the person said before."""
    values = asdict(habits)
    statement = insertion(connection, "reach").values(person_id=person, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["person_id"], set_=values))


def muted_by(connection: Connection, person: str) -> list[str]:
    """The tables of which a person wants to hear nothing."""
    return list(connection.scalars(select(MUTED.c.table_id).where(MUTED.c.person_id == person)))


def mute(connection: Connection, person: str, table: str, muted: bool) -> bool:
    """Mutes a table, or lets it be heard again; False if the person has no seat there."""
    holds = (HELD.c.person_id == person) & (HELD.c.table_id == table)
    if not connection.scalar(select(exists().where(holds))):
        return False
    if muted:
        row = {"person_id": person, "table_id": table}
        connection.execute(insertion(connection, "muted").values(**row).on_conflict_do_nothing())
    else:
        where = (MUTED.c.person_id == person) & (MUTED.c.table_id == table)
        connection.execute(delete(MUTED).where(where))
        look_again(connection, person)
    return True


def belongings(connection: Connection, person: str) -> dict[str, Any]:
    """All of this for the person's own file, without the keys of browsers."""
    ways = [asdict(way) for way in ways_of(connection, person)]
    for way in ways:
        del way["details"], way["person_id"]
    habits = asdict(habits_of(connection, person))
    return {"ways": ways, "hours": habits, "muted": muted_by(connection, person)}


# --- Secrets of the server


def secret(connection: Connection, name: str, fresh: str) -> str:
    """A secret of the server, made the first time that somebody asks; the first one stands."""
    statement = insertion(connection, "secrets").values(name=name, value=fresh)
    connection.execute(statement.on_conflict_do_nothing())
    return str(connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name)))


@dataclass(frozen=True)
class Secrets:
    """The key that signs web pushes, and what the links in mails are made with."""

    vapid: Vapid
    links: str

    def token(self, purpose: str, way: str) -> str:
        """What a link carries; made from the way, so that every mail can carry it."""
        mark = hmac.new(self.links.encode(), f"{purpose} {way}".encode(), sha256).hexdigest()
        return f"{way}-{mark}"

    def way_of(self, purpose: str, token: str) -> str | None:
        """The way that a link speaks of, None if we have not made it."""
        way = token.partition("-")[0]
        right = hmac.compare_digest(self.token(purpose, way).encode(), token.encode())
        return way if right else None


def secrets_of(connection: Connection) -> Secrets:
    """Those of this server; made at its first start."""
    vapid = secret(connection, "vapid", Vapid.new())
    return Secrets(Vapid(vapid), secret(connection, "links", new_key()))


def new_way(person: str, kind: str, address: str, now: float, **more: Any) -> Way:
    """A way that nobody has used yet."""
    return Way(new_id(), person, kind, address, now, **more)
