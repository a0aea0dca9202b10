"""People without accounts: their devices, what they hold, and how another device becomes theirs.

A person is known by the keys of their devices, of which only hashes are stored. All functions are
plain; callers in the event loop read in threads and write through the committer, as with `store`.
"""

import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Table, delete, exists, func, insert, select, update

from alhambra.server.bodies import Language
from alhambra.server.keys import hashed, new_id, new_key
from alhambra.server.rights import HOST
from alhambra.server.schema import (
    CARRIES,
    DEVICES,
    HELD,
    MUTED,
    PEOPLE,
    REACH,
    SEAT_KEYS,
    SEATS,
    TABLES,
    WAYS,
)

CARRY_SECONDS = 600.0
MOST_KEYS = 50  # of one device at one table
SEEN_SECONDS = 3600.0  # so precise is the moment at which a device was seen
IDLE_DAYS = 400.0  # people who hold nothing are forgotten after so long


@dataclass
class Person:
    """Somebody who holds seats."""

    id: str
    made: float
    language: Language
    zone: str  # IANA time zone, empty if unknown


@dataclass
class Device:
    """One browser of a person."""

    id: str
    person_id: str
    key_hash: str
    name: str
    made: float
    seen: float


@dataclass(frozen=True)
class Held:
    """What a person holds at a table."""

    person_id: str
    table_id: str
    seat: int  # or rights.HOST
    heard: int = 0


# --- People and devices


def add_person(connection: Connection, language: Language, zone: str) -> str:
    """Somebody new; says their id."""
    person = Person(new_id(), time.time(), language, zone)
    connection.execute(insert(PEOPLE), asdict(person))
    return person.id


def add_device(connection: Connection, person: str, name: str) -> tuple[Device, str]:
    """A further device of a person, and its key, which is told this once."""
    key, now = new_key(), time.time()
    device = Device(new_id(), person, hashed(key), name, now, now)
    connection.execute(insert(DEVICES), asdict(device))
    return device, key


def device_of(connection: Connection, key: str) -> Device | None:
    """The device whose key this is."""
    row = connection.execute(select(DEVICES).where(DEVICES.c.key_hash == hashed(key))).first()
    return None if row is None else Device(**row._mapping)


def owner_of(connection: Connection, device: str) -> str:
    """Whose device it is."""
    return str(connection.scalar(select(DEVICES.c.person_id).where(DEVICES.c.id == device)))


def person_of(connection: Connection, person: str) -> Person:
    """What is known of a person who is there."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    return Person(**row._mapping)


def devices_of(connection: Connection, person: str) -> list[Device]:
    """All devices of a person, the oldest first."""
    chosen = select(DEVICES).where(DEVICES.c.person_id == person)
    return [Device(**row._mapping) for row in connection.execute(chosen.order_by(DEVICES.c.made))]


def set_person(connection: Connection, person: str, language: Language, zone: str) -> None:
    """What the person reads, and where they live."""
    where = PEOPLE.c.id == person
    connection.execute(update(PEOPLE).where(where).values(language=language, zone=zone))


def see(connection: Connection, device: str) -> None:
    """The device is in use."""
    connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=time.time()))


def drop_device(connection: Connection, person: str, device: str) -> bool:
    """Signs a device out, with every key it was given; False if the person has no such device."""
    where = (DEVICES.c.id == device) & (DEVICES.c.person_id == person)
    return connection.execute(delete(DEVICES).where(where)).rowcount == 1


def is_there(connection: Connection, device: Device) -> bool:
    """Whether the device has not been signed out meanwhile."""
    return owner_of(connection, device.id) == device.person_id


def drop_person(connection: Connection, person: str) -> None:
    """Forgets a person with all devices, keys and links."""
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


def merge(connection: Connection, person: str, into: str) -> None:
    """Two people turn out to be one: the second gets what the first had, and the first is gone."""
    for held in held_by(connection, person):
        hold(connection, Held(into, held.table_id, held.seat, held.heard))
    _bring(connection, DEVICES, "id", person, into)
    _bring(connection, WAYS, "address", person, into)  # a notice comes once to one address
    _bring(connection, MUTED, "table_id", person, into)
    if connection.execute(select(REACH).where(REACH.c.person_id == into)).first() is None:
        hours = update(REACH).where(REACH.c.person_id == person)
        connection.execute(hours.values(person_id=into))
    drop_person(connection, person)


def _bring(connection: Connection, kept: Table, name: str, person: str, into: str) -> None:
    """Rows of one person become another's, but for those that the other has, too."""
    there = connection.scalars(select(kept.c[name]).where(kept.c.person_id == into)).all()
    chosen = (kept.c.person_id == person) & kept.c[name].not_in(there)
    connection.execute(update(kept).where(chosen).values(person_id=into))


def purge(connection: Connection, now: float) -> None:
    """Forgets links that nobody used, and people who hold nothing and have not come for long."""
    connection.execute(delete(CARRIES).where(CARRIES.c.until < now))
    holds = exists().where(HELD.c.person_id == PEOPLE.c.id)
    seen = select(func.max(DEVICES.c.seen)).where(DEVICES.c.person_id == PEOPLE.c.id)
    gone = func.coalesce(seen.scalar_subquery(), 0.0) < now - IDLE_DAYS * 86_400.0
    connection.execute(delete(PEOPLE).where(~holds & gone))


# --- What they hold


def hold(connection: Connection, held: Held) -> None:
    """The person holds a seat from now on; it may be theirs already."""
    where = (
        (HELD.c.person_id == held.person_id)
        & (HELD.c.table_id == held.table_id)
        & (HELD.c.seat == held.seat)
    )
    if connection.execute(select(HELD.c.seat).where(where)).first() is None:
        connection.execute(insert(HELD), asdict(held))


def held_by(connection: Connection, person: str) -> list[Held]:
    """Everything that a person holds."""
    rows = connection.execute(select(HELD).where(HELD.c.person_id == person))
    return [Held(**row._mapping) for row in rows]


def holders(connection: Connection, tables: Iterable[str]) -> list[Held]:
    """Who holds what at these tables."""
    rows = connection.execute(select(HELD).where(HELD.c.table_id.in_(list(tables))))
    return [Held(**row._mapping) for row in rows]


def hear(connection: Connection, device: str, table: str, last: int) -> None:
    """The person of this device has seen this line of talk."""
    person = select(DEVICES.c.person_id).where(DEVICES.c.id == device).scalar_subquery()
    where = (HELD.c.person_id == person) & (HELD.c.table_id == table) & (HELD.c.heard < last)
    connection.execute(update(HELD).where(where).values(heard=last))


def move_on(connection: Connection, old: str, new: str, seats: list[int]) -> None:
    """What was held at a table is held at the one that follows it, with the same keys."""
    for held in (HELD, SEAT_KEYS):
        chosen = select(held).where((held.c.table_id == old) & held.c.seat.in_(seats))
        rows = [dict(row._mapping) for row in connection.execute(chosen)]
        for row in rows:
            connection.execute(insert(held), {**row, "table_id": new})


def void_links(connection: Connection, held: Iterable[Held]) -> None:
    """The links to these seats and tables no longer open anything; devices of their people do."""
    for one in held:
        void = hashed(new_key())
        if one.seat == HOST:
            change = update(TABLES).where(TABLES.c.id == one.table_id).values(host_hash=void)
        else:
            here = (SEATS.c.table_id == one.table_id) & (SEATS.c.seat == one.seat)
            change = update(SEATS).where(here & SEATS.c.key_hash.is_not(None)).values(key_hash=void)
        connection.execute(change)


# --- Keys of devices


def add_keys(
    connection: Connection, device: str, table: str, seats: Iterable[int]
) -> dict[int, str]:
    """Fresh keys for a device to what its person holds; earlier ones may be in use beside them.

    No browser has many. Whoever asks on and on keeps only the last ones.
    """
    earlier = (SEAT_KEYS.c.device_id == device) & (SEAT_KEYS.c.table_id == table)
    if (connection.scalar(select(func.count()).where(earlier)) or 0) >= MOST_KEYS:
        connection.execute(delete(SEAT_KEYS).where(earlier))
    keys = {seat: new_key() for seat in seats}
    for seat, key in keys.items():
        values = {"key_hash": hashed(key), "device_id": device, "table_id": table, "seat": seat}
        connection.execute(insert(SEAT_KEYS), values)
    return keys


# --- Carrying


def add_carry(connection: Connection, person: str) -> tuple[str, float]:
    """A code that makes one more device the person's, and until when; an earlier one ends."""
    code, until = new_key(), time.time() + CARRY_SECONDS
    drop_carries(connection, person)
    values = {"code_hash": hashed(code), "person_id": person, "until": until}
    connection.execute(insert(CARRIES), values)
    return code, until


def drop_carries(connection: Connection, person: str) -> None:
    """No link makes another device the person's any more."""
    connection.execute(delete(CARRIES).where(CARRIES.c.person_id == person))


def use_carry(connection: Connection, code: str) -> str | None:
    """The person whose code this is; it is used up. None if it is old, used or wrong."""
    where = CARRIES.c.code_hash == hashed(code)
    row = connection.execute(select(CARRIES).where(where)).first()
    used = connection.execute(delete(CARRIES).where(where)).rowcount == 1
    return row.person_id if row is not None and used and row.until >= time.time() else None
