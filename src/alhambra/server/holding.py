"""What people do with what they hold: take it, open it on any device, pass it on, give it up."""

import functools

from sqlalchemy import Connection, delete, func, select, update

from alhambra.server import people, rights, store
from alhambra.server.clocks import rows as clocks
from alhambra.server.committer import Job
from alhambra.server.hall import Hall
from alhambra.server.people import Device, Held
from alhambra.server.refusals import Refusal
from alhambra.server.rights import HOST
from alhambra.server.rows import BOT, HUMAN, OPEN, OVER, STAND_IN, WAITING, SeatRow
from alhambra.server.schema import CHAT, SEATS, TABLES
from alhambra.server.seating import recognise
from alhambra.server.tables import Table

Keys = dict[int, str]


# --- Taking and opening


async def attach(hall: Hall, me: Device, name: str, key: str | None) -> Keys:
    """Whoever has the key of a seat or a table now holds it; returns a key for this device."""
    table = await hall.table(name)
    await recognise(table, key)
    async with table.lock:
        opened = _opened(table, rights.digest_of(key))
        heard = table.chat[-1].id if table.chat else 0

        def job(connection: Connection) -> Keys:
            _still_there(connection, me)
            for seat in opened:
                people.hold(connection, Held(me.person_id, name, seat, heard))
            return people.add_keys(connection, me.id, name, opened)

        return await _keyed(hall, table, job)


def _opened(table: Table, digest: str | None) -> list[int]:
    """What a key opens: a seat, or the whole table."""
    seat = rights.seat_of(table, digest)
    if seat is not None:
        return [seat]
    if rights.is_host(table, digest):
        return [HOST]
    raise Refusal("bad_key", 403)


async def keys(hall: Hall, me: Device, name: str) -> Keys:
    """Keys for this device to all that its person holds at a table."""
    table = await hall.table(name)
    async with table.lock:

        def job(connection: Connection) -> Keys:
            _still_there(connection, me)
            held = people.held_by(connection, me.person_id)
            seats = sorted(one.seat for one in held if one.table_id == name)
            return people.add_keys(connection, me.id, name, seats)

        return await _keyed(hall, table, job)


def _still_there(connection: Connection, me: Device) -> None:
    """A device may be signed out while it asks."""
    if not people.is_there(connection, me):
        raise Refusal("unknown_device", 403)


async def _keyed(hall: Hall, table: Table, job: Job) -> Keys:
    """Runs a job that makes keys, and makes them known; the caller holds the table's lock."""
    made: Keys = await hall.committer.write([table.id], job=job)
    table.keys = await hall.read(lambda connection: store.keys_of(connection, table.id))
    table.clock.zones = await hall.read(lambda connection: clocks.zones_of(connection, table.id))
    rights.send_strangers_away(table)
    table.driver.poke()
    return made


# --- Other devices


async def carry(hall: Hall, me: Device) -> tuple[str, float]:
    """A code that makes one more device the person's, and until when it is good."""

    def job(connection: Connection) -> tuple[str, float]:
        _still_there(connection, me)
        return people.add_carry(connection, me.person_id)

    made: tuple[str, float] = await hall.committer.write([], job=job)
    return made


async def carried(hall: Hall, code: str, name: str, me: Device | None) -> tuple[Device, str | None]:
    """A device comes by a link: as a new one, with its key, or with all that it held before."""

    def job(connection: Connection) -> tuple[Device, str | None] | None:
        person = people.use_carry(connection, code)
        if person is None:
            return None
        if me is None:
            return people.add_device(connection, person, name)
        _still_there(connection, me)
        if me.person_id != person:
            people.merge(connection, me.person_id, person)
        return me, None

    found: tuple[Device, str | None] | None = await hall.committer.write([], job=job)
    if found is None:  # what was tried is used up
        raise Refusal("bad_carry", 403)
    return found


async def sign_out(hall: Hall, me: Device, device: str) -> None:
    """A device opens nothing more, here and at other workers, nor do links it may have known.

    That holds for one that it made for a further device, too. Whoever signs themselves out may be
    moving to a new device, so their own link stays good.
    """
    held = await hall.read(lambda connection: people.held_by(connection, me.person_id))
    tables = sorted({one.table_id for one in held})

    def job(connection: Connection) -> bool:
        gone = people.drop_device(connection, me.person_id, device)
        if gone:
            people.void_links(connection, held)
        if gone and device != me.id:
            people.drop_carries(connection, me.person_id)
        return gone

    if not await hall.committer.write(tables, job=job):
        raise Refusal("no_such_device", 404)
    await hall.refresh(tables)


# --- Letting everything go


async def forget_me(hall: Hall, me: Device) -> None:
    """Everything of a person's goes; what others need of it stays without a name."""
    held = await hall.read(lambda connection: people.held_by(connection, me.person_id))
    tables = sorted({one.table_id for one in held})
    for name in tables:
        await _give_up(hall, me, name, [one.seat for one in held if one.table_id == name])

    def job(connection: Connection) -> None:
        people.drop_person(connection, me.person_id)

    await hall.committer.write(tables, job=job)
    await hall.refresh(tables)


async def _give_up(hall: Hall, me: Device, name: str, held: list[int]) -> None:
    """Leaves a table, whether or not its game can still be played."""
    leave = functools.partial(_leave, person=me.person_id, name=name, held=held)
    try:
        table = await hall.table(name)
    except Refusal:
        await hall.committer.write([name], job=leave)
        return
    async with table.lock:
        if await table.write([], leave):
            await table.reload()
            table.tell_info()
        else:
            hall.forget(table)


def _leave(connection: Connection, person: str, name: str, held: list[int]) -> bool:
    """Gives up what nobody else holds there; False if the table went with its last person.

    Whether its rows can be read does not matter: what is mine goes from a damaged table, too.
    """
    state = connection.scalar(select(TABLES.c.state).where(TABLES.c.id == name))
    kinds = select(SEATS.c.seat, SEATS.c.kind).where(SEATS.c.table_id == name)
    humans = [seat for seat, kind in connection.execute(kinds) if kind == HUMAN]
    shared = {one.seat for one in people.holders(connection, [name]) if one.person_id != person}
    own = [seat for seat in held if seat != HOST and seat not in shared]
    if state is None or not (shared or any(seat not in own for seat in humans)):
        connection.execute(delete(TABLES).where(TABLES.c.id == name))
        return False
    _give_back(connection, name, own, state)
    store.drop_answers(connection, name, own)
    said = (CHAT.c.table_id == name) & CHAT.c.seat.in_(own)
    connection.execute(delete(CHAT).where(said))
    return True


def _give_back(connection: Connection, name: str, own: list[int], state: str) -> None:
    """Open again before the game; then a bot plays on; afterwards only the moves remain."""
    if state == WAITING:
        store.set_seats(connection, [SeatRow(name, seat, OPEN) for seat in own])
        store.drop_luck(connection, name, own)
        return
    values: dict[str, object] = {"name": "", "avatar": "", "orders": "{}", "key_hash": None}
    if state != OVER:
        bot = func.coalesce(SEATS.c.bot, STAND_IN)
        values |= {"kind": BOT, "bot": bot, "stand_in": False}
    where = (SEATS.c.table_id == name) & SEATS.c.seat.in_(own)
    connection.execute(update(SEATS).where(where).values(**values))
