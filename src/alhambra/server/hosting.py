"""What the host of a table may do besides starting it: name it, silence guests, send them away.

In a running game a seat is its person's: the host can silence it, and no more. Those who only watch
can all be sent away, for nobody knows who they are.
"""

from dataclasses import replace

from sqlalchemy import update

from alhambra.server import rights
from alhambra.server.keys import hashed, new_key
from alhambra.server.refusals import Refusal
from alhambra.server.rows import HUMAN, WAITING, SeatRow, TableRow
from alhambra.server.schema import TABLES
from alhambra.server.seating import keep_luck, vacate
from alhambra.server.tables import Table

CHANGEABLE = ("name", "public", "watch_hash", "watchers_muted")


async def rename(table: Table, name: str) -> None:
    """Another name for the table."""
    async with table.lock:
        await _change(table, replace(table.row, name=name))


async def mute_watchers(table: Table, muted: bool) -> None:
    """Whether those who only watch may talk."""
    async with table.lock:
        await _change(table, replace(table.row, watchers_muted=muted))


async def mute(table: Table, number: int, muted: bool) -> None:
    """Whether the person of a seat may talk."""
    async with table.lock:
        seat = _persons_seat(table, number)
        seat.muted = muted
        await table.write_seats([seat])
        table.tell_info()


async def send_watchers_away(table: Table) -> str:
    """The table is private now, with a new key for those who may watch; the key is told once."""
    async with table.lock:
        key = new_key()
        await _change(table, replace(table.row, public=False, watch_hash=hashed(key)))
        rights.send_strangers_away(table)
        return key


async def remove(table: Table, number: int) -> None:
    """Before the game, somebody's seat is open again, whether they are here or not."""
    async with table.lock:
        seat = _persons_seat(table, number)
        if table.row.state != WAITING:
            raise Refusal("seat_is_theirs")
        vacate(seat)
        await table.write_seats([seat])
        await keep_luck(table, number, "")
        rights.send_strangers_away(table)
        table.tell_info()


def _persons_seat(table: Table, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats) or table.seats[number].kind != HUMAN:
        raise Refusal("no_such_seat", 404)
    return table.seats[number]


async def _change(table: Table, row: TableRow) -> None:
    """Durable before anybody is told."""
    values = {name: getattr(row, name) for name in CHANGEABLE}
    kept = update(TABLES).where(TABLES.c.id == row.id).values(**values)
    await table.write([], lambda connection: connection.execute(kept))
    table.row = row
    table.tell_info()
