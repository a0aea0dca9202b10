"""Who has which seat: coming, leaving, handing over, starting, resigning.

The caller is anyone who holds the right key; every change is durable before it is told.
"""

import time
from dataclasses import replace

from alhambra.bots import offered
from alhambra.game.setup import Setup
from alhambra.server import agreeing, people, rights, store
from alhambra.server.guests import Guest
from alhambra.server.keys import hashed, new_key
from alhambra.server.messages import Hello
from alhambra.server.notices import SPECTATOR
from alhambra.server.orders import Order, Planned, give, taken_over
from alhambra.server.play import start_of
from alhambra.server.refusals import Refusal
from alhambra.server.rows import (
    BOT,
    HUMAN,
    OPEN,
    OVER,
    RUNNING,
    STAND_IN,
    WAITING,
    ChatRow,
    SeatRow,
)
from alhambra.server.tables import Table

# --- Keys


def seat_of(table: Table, key: str | None) -> int | None:
    """The seat that a key opens, None if it opens none."""
    return rights.seat_of(table, rights.digest_of(key))


def is_host(table: Table, key: str | None) -> bool:
    """Whether the key is that of whoever made the table."""
    return rights.is_host(table, rights.digest_of(key))


async def recognise(table: Table, key: str | None) -> None:
    """A key unknown here may have been made at another worker a moment ago."""
    digest = rights.digest_of(key)
    if digest is not None and table.hall.shared and not rights.may_look(table, digest):
        await table.catch_up()


def admit(table: Table, hello: Hello, address: str = "") -> Guest:
    """A guest, without a seat if a spectator; refuses whoever may not even look."""
    digest = rights.digest_of(hello.key)
    if not rights.may_look(table, digest):
        raise Refusal("bad_key", 403)
    held = None if digest is None else table.keys.get(digest)
    seat, device = rights.seat_of(table, digest), held.device_id if held else None
    return Guest(seat, hello.since, digest, device, hello.changes, address)


def own_seat(table: Table, key: str | None, number: int) -> SeatRow:
    """The seat of this number, if the key opens it."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat", 404)
    if seat_of(table, key) != number:
        raise Refusal("bad_key", 403)
    return table.seats[number]


# --- Sockets


async def enter(table: Table, guest: Guest) -> None:
    """A guest has come; a person who is back takes over from the bot.

    While they waited, their key may have ended, or a fresh copy of the table be in memory.
    """
    async with table.lock:
        if not rights.welcome(table, guest):
            raise Refusal("bad_key", 403)
        if table.dropped:
            guest.dismiss()
            return
        table.guests.add(guest)
        place = SPECTATOR if guest.seat is None else guest.seat
        await table.hall.notices.arrive(table.id, place)
        table.rest.look(guest.address)
        if guest.seat is not None:
            await agreeing.sit_down(table, guest.seat)
        await table.look_around()
        table.tell_info()
        table.greet(guest)
        table.driver.poke()
        await _hear(table, guest)


async def depart(table: Table, guest: Guest) -> None:
    """A guest has gone."""
    async with table.lock:
        table.guests.discard(guest)
        table.changes.forget({other.seat for other in table.guests})
        table.touched = time.monotonic()
        if not _sits(table, guest.seat):
            place = SPECTATOR if guest.seat is None else guest.seat
            await table.hall.notices.depart(table.id, place)
        await table.look_around()
        table.tell_info()
        table.driver.poke()
        await _hear(table, guest)


def _sits(table: Table, seat: int | None) -> bool:
    """Also at a fresh copy of the table: whoever was sent away may be back there already."""
    fresh = table.hall.tables.get(table.id)
    return table.sits(seat) or (fresh is not None and fresh.sits(seat))


async def _hear(table: Table, guest: Guest) -> None:
    """What was said while somebody was present does not count as unread in their list of games."""
    last, device = table.chat[-1].id if table.chat else 0, guest.device
    if device is None or last <= guest.heard or table.dropped:
        return
    guest.heard = last
    await table.write([], lambda connection: people.hear(connection, device, table.id, last))


# --- Seats


async def join(
    table: Table, name: str, wanted: int | None, avatar: str = "", luck: str = ""
) -> tuple[int, str]:
    """Somebody takes an open seat and gets its key; `luck` is what they add to the deal."""
    async with table.lock:
        seat = _open_seat(table, wanted)
        key, running = new_key(), table.row.state == RUNNING
        taken = SeatRow(table.id, seat.seat, HUMAN, name, key_hash=hashed(key), avatar=avatar)
        taken.orders = taken_over(table.number) if running else {}
        if not await table.write([], lambda connection: store.claim_seat(connection, taken)):
            await table.reload()
            raise Refusal("seat_taken")
        table.seats[seat.seat] = taken
        if luck and not running:
            await keep_luck(table, seat.seat, luck)
        await _begin_if_full(table)
        if running:
            await _welcome(table, seat.seat)
        _tell(table)
        return seat.seat, key


async def _welcome(table: Table, seat: int) -> None:
    """Somebody new plays on for a seat: its old keys open nothing, and everybody is told."""
    await table.reload()
    rights.send_strangers_away(table)
    await agreeing.say(table, "seat_taken", seat)


def _open_seat(table: Table, wanted: int | None) -> SeatRow:
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise Refusal("no_such_seat", 404)
    if table.row.state == OVER:
        raise Refusal("game_over")
    chosen = table.seats if wanted is None else [table.seats[wanted]]
    for seat in chosen:
        if seat.kind == OPEN or seat.offered:
            return seat
    raise Refusal("seat_taken" if wanted is not None else "table_full")


async def leave(table: Table, key: str | None, number: int) -> None:
    """A person goes: before the game the seat is open again, later a bot stands in."""
    async with table.lock:
        seat = own_seat(table, key, number)
        if table.row.state == WAITING:
            vacate(seat)
            await keep_luck(table, number, "")
        else:
            agreeing.stand_in(seat)
        await _changed(table, seat)


async def offer(table: Table, key: str | None, number: int) -> None:
    """A person gives their seat to whoever comes; until then a bot plays.

    Whoever takes it sees its cards, so nobody but its person can offer a seat while a game runs.
    """
    async with table.lock:
        seat = own_seat(table, key, number)
        if table.row.state != RUNNING:
            raise Refusal("game_over" if table.row.state == OVER else "not_started")
        line = agreeing.told_by_table(table, "seat_given", number)
        vacate(seat)
        await _changed(table, seat)
        await agreeing.keep_line(table, line)
        rights.send_strangers_away(table)


async def hand(table: Table, number: int, to: str) -> None:
    """The host hands an absent person's seat to a bot until they are back.

    Before the game it may also be freed for whoever comes.
    """
    async with table.lock:
        if not 0 <= number < len(table.seats):
            raise Refusal("no_such_seat", 404)
        if to != OPEN and not offered(to):
            raise Refusal("no_such_bot", 422)
        if table.row.state == OVER:
            raise Refusal("game_over")
        if to == OPEN and table.row.state == RUNNING:
            raise Refusal("seat_is_theirs")
        await table.look_around()
        seat = table.seats[number]
        if number in table.present:
            raise Refusal("seat_present")
        _give(seat, to)
        await table.write_seats([seat])
        if table.row.state == WAITING:
            await keep_luck(table, number, "")
        await _begin_if_full(table)
        _tell(table)


def _give(seat: SeatRow, to: str) -> None:
    if to == OPEN:
        vacate(seat)
    elif seat.kind == HUMAN:
        seat.stand_in, seat.bot = True, to
    else:
        seat.kind, seat.bot, seat.name = BOT, to, ""


def vacate(seat: SeatRow) -> None:
    """Opens the seat for anybody; whoever had it keeps nothing there."""
    seat.kind, seat.name, seat.bot, seat.key_hash = OPEN, "", None, None
    seat.stand_in, seat.orders, seat.avatar = False, {}, ""
    seat.offered = seat.muted = False


async def resign(table: Table, who: Guest) -> None:
    """A bot takes the seat for good; its keys open a look at most, and its other sockets close."""
    async with table.lock:
        number = _seated(who.seat)
        if table.row.state != RUNNING:
            raise Refusal("game_over" if table.row.state == OVER else "not_started")
        seat = table.seats[number]
        seat.kind, seat.bot = BOT, STAND_IN
        seat.stand_in, seat.orders = False, {}
        await _changed(table, seat)
        for guest in table.guests:
            if guest.seat == number and guest is not who:
                guest.dismiss()


def _seated(number: int | None) -> int:
    if number is None:
        raise Refusal("not_seated", 403)
    return number


async def _changed(table: Table, seat: SeatRow) -> None:
    await table.write_seats([seat])
    _tell(table)


def _tell(table: Table) -> None:
    table.touched = time.monotonic()
    table.tell_info()
    table.driver.poke()


# --- The beginning


async def add_luck(table: Table, number: int, luck: str, key: str | None) -> None:
    """A guest adds words of their own to the deal, which the server had to promise before."""
    async with table.lock:
        own_seat(table, key, number)
        if table.row.state != WAITING:
            raise Refusal("already_started")
        if not table.row.committed:
            raise Refusal("not_dealt")
        await keep_luck(table, number, luck)
        _tell(table)


async def keep_luck(table: Table, number: int, luck: str) -> None:
    """Words of this seat; a table that goes on from a file is dealt already."""
    row = table.row
    if not row.committed:
        return
    row.start = store.without_luck(row.start, [number])
    if luck:
        row.start["luck"][str(number)] = luck
    await table.write([], lambda connection: store.set_state(connection, row))


async def start(table: Table) -> None:
    """The host waits no longer: bots take the open seats."""
    async with table.lock:
        if table.row.state != WAITING:
            raise Refusal("already_started")
        free = [seat for seat in table.seats if seat.kind == OPEN]
        for seat in free:
            _give(seat, STAND_IN)
        await table.write_seats(free)
        await _begin_if_full(table)
        _tell(table)


async def _begin_if_full(table: Table) -> None:
    """A game starts as soon as no seat is open."""
    if table.row.state != WAITING or any(seat.kind == OPEN for seat in table.seats):
        return
    row = table.row
    setup, luck = Setup.from_json(row.start["setup"]), row.start.get("luck", {})
    if luck:
        setup = replace(setup, words=tuple(luck[seat] for seat in sorted(luck)))
    row.start = {**start_of(setup, row.start.get("position")), "luck": luck}
    row.state, row.changed = RUNNING, time.time()
    await table.write([], lambda connection: store.set_state(connection, row))
    await table.reload()


# --- Orders and talk


async def give_orders(table: Table, number: int | None, orders: list[Order], plan: Planned) -> None:
    """Answers in advance; nobody but the seat is told that there are any."""
    async with table.lock:
        seat = table.seats[_seated(number)]
        game, clock = table.play.game, table.clock.clock.turn
        seat.orders = give(game, seat.seat, seat.orders, orders, plan, clock)
        await table.write_seats([seat])
        table.tell_seats({seat.seat})
        table.driver.poke()


async def say(table: Table, number: int | None, text: str) -> None:
    """A line of talk; spectators have no name."""
    async with table.lock:
        if table.row.watchers_muted if number is None else table.seats[number].muted:
            raise Refusal("muted", 403)
        name = "" if number is None else table.seats[number].name
        line = ChatRow(0, table.id, number, name, text, time.time())
        kept = await table.write([], lambda connection: store.add_chat(connection, line))
        table.hear(ChatRow(kept, table.id, number, name, text, line.at))
