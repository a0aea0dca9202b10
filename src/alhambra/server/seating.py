"""Who has which seat: coming, leaving, handing over, starting, resigning.

The caller is anyone who holds the right key; every change is durable before it is told.
"""

import hmac
import time

from alhambra.bots import NAMES
from alhambra.game.setup import Setup
from alhambra.server import store
from alhambra.server.guests import Guest
from alhambra.server.keys import hashed, new_key
from alhambra.server.orders import Order, Planned, give
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


def fits(key: str | None, stored: str | None) -> bool:
    """Whether the key is the one whose hash was stored."""
    return key is not None and stored is not None and hmac.compare_digest(hashed(key), stored)


def seat_of(table: Table, key: str | None) -> int | None:
    """The seat that a key opens, None if it opens none."""
    return next((seat.seat for seat in table.seats if fits(key, seat.key_hash)), None)


def is_host(table: Table, key: str | None) -> bool:
    """Whether the key is that of whoever made the table."""
    return fits(key, table.row.host_hash)


def admit(table: Table, key: str | None) -> int | None:
    """The seat of a guest, None for a spectator; refuses whoever may not even look."""
    seat = seat_of(table, key)
    if seat is not None or is_host(table, key) or fits(key, table.row.watch_hash):
        return seat
    if key or not table.row.public:
        raise Refusal("bad_key", 403)
    return None


def own_seat(table: Table, key: str | None, number: int) -> SeatRow:
    """The seat of this number, if the key opens it."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat", 404)
    if seat_of(table, key) != number:
        raise Refusal("bad_key", 403)
    return table.seats[number]


# --- Sockets


async def enter(table: Table, guest: Guest) -> None:
    """A guest has come; a person who is back takes over from the bot."""
    async with table.lock:
        if guest.seat is not None:
            await table.hall.notices.arrive(table.id, guest.seat)
            seat = table.seats[guest.seat]
            if seat.stand_in:
                seat.stand_in, seat.bot = False, None
                await table.write_seats([seat])
        await table.look_around()
        table.guests.add(guest)
        table.tell_info()
        table.greet(guest)
        table.driver.poke()


async def depart(table: Table, guest: Guest) -> None:
    """A guest has gone."""
    async with table.lock:
        table.guests.discard(guest)
        table.touched = time.monotonic()
        if guest.seat is not None and not table.sits(guest.seat):
            await table.hall.notices.depart(table.id, guest.seat)
        await table.look_around()
        table.tell_info()
        table.driver.poke()


# --- Seats


async def join(table: Table, name: str, wanted: int | None, avatar: str = "") -> tuple[int, str]:
    """Somebody takes an open seat and gets its key."""
    async with table.lock:
        seat = _open_seat(table, wanted)
        key = new_key()
        taken = SeatRow(table.id, seat.seat, HUMAN, name, key_hash=hashed(key), avatar=avatar)
        if not await table.write([], lambda connection: store.claim_seat(connection, taken)):
            await table.reload()
            raise Refusal("seat_taken")
        table.seats[seat.seat] = taken
        await _begin_if_full(table)
        _tell(table)
        return seat.seat, key


def _open_seat(table: Table, wanted: int | None) -> SeatRow:
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise Refusal("no_such_seat", 404)
    if table.row.state == OVER:
        raise Refusal("game_over")
    chosen = table.seats if wanted is None else [table.seats[wanted]]
    for seat in chosen:
        if seat.kind == OPEN:
            return seat
    raise Refusal("seat_taken" if wanted is not None else "table_full")


async def leave(table: Table, key: str | None, number: int) -> None:
    """A person goes: before the game the seat is open again, later a bot stands in."""
    async with table.lock:
        seat = own_seat(table, key, number)
        if table.row.state == WAITING:
            _empty(seat)
        else:
            seat.stand_in, seat.bot = True, seat.bot or STAND_IN
        await _changed(table, seat)


async def hand(table: Table, number: int, to: str) -> None:
    """The host hands an absent person's seat to a bot until they are back, or frees it."""
    async with table.lock:
        if not 0 <= number < len(table.seats):
            raise Refusal("no_such_seat", 404)
        if to != OPEN and to not in NAMES:
            raise Refusal("no_such_bot", 422)
        if table.row.state == OVER:
            raise Refusal("game_over")
        await table.look_around()
        seat = table.seats[number]
        if number in table.present:
            raise Refusal("seat_present")
        _give(seat, to)
        await table.write_seats([seat])
        await _begin_if_full(table)
        _tell(table)


def _give(seat: SeatRow, to: str) -> None:
    if to == OPEN:
        _empty(seat)
    elif seat.kind == HUMAN:
        seat.stand_in, seat.bot = True, to
    else:
        seat.kind, seat.bot, seat.name = BOT, to, ""


def _empty(seat: SeatRow) -> None:
    seat.kind, seat.name, seat.bot, seat.key_hash = OPEN, "", None, None
    seat.stand_in, seat.orders, seat.avatar = False, {}, ""


async def resign(table: Table, who: Guest) -> None:
    """A bot takes the seat for good; its key opens it no more, and its other sockets close."""
    async with table.lock:
        number = _seated(who.seat)
        if table.row.state != RUNNING:
            raise Refusal("game_over" if table.row.state == OVER else "not_started")
        seat = table.seats[number]
        seat.kind, seat.bot, seat.key_hash = BOT, STAND_IN, None
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
    row.start = start_of(Setup.from_json(row.start["setup"]), row.start.get("position"))
    row.state, row.changed = RUNNING, time.time()
    await table.write([], lambda connection: store.set_state(connection, row))
    await table.reload()


# --- Orders and talk


async def give_orders(table: Table, number: int | None, orders: list[Order], plan: Planned) -> None:
    """Answers in advance; nobody but the seat is told that there are any."""
    async with table.lock:
        seat = table.seats[_seated(number)]
        game, clock = table.play.game, table.row.clock
        seat.orders = give(game, seat.seat, seat.orders, orders, plan, clock)
        await table.write_seats([seat])
        table.tell_seats({seat.seat})
        table.driver.poke()


async def say(table: Table, number: int | None, text: str) -> None:
    """A line of talk; spectators have no name."""
    async with table.lock:
        name = "" if number is None else table.seats[number].name
        line = ChatRow(0, table.id, number, name, text, time.time())
        kept = await table.write([], lambda connection: store.add_chat(connection, line))
        line = ChatRow(kept, table.id, number, name, text, line.at)
        table.chat = [*table.chat, line][-store.CHAT_KEPT :]
        table.tell_chat(line)
