"""Everything of a person's in one file: who they are, their devices, their games.

No key is in it, and of a game that runs only what the person did: the rest is still a secret.
"""

from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from alhambra.position import record
from alhambra.server import people, store
from alhambra.server.hall import Hall
from alhambra.server.orders import own_since
from alhambra.server.reach import wishes
from alhambra.server.refusals import Refusal
from alhambra.server.rows import OVER, LogRow, SeatRow, TableRow
from alhambra.server.schema import CHAT
from alhambra.server.table_info import table_info


async def belongings(hall: Hall, person: str) -> bytes:
    """The file."""
    held = await hall.read(lambda connection: people.held_by(connection, person))
    tables = dict.fromkeys(one.table_id for one in held)
    seats = {name: [one.seat for one in held if one.table_id == name] for name in tables}
    games = [await _game(hall, name, seats[name]) for name in tables]
    whole = await hall.read(lambda connection: _person(connection, person))
    return msgspec.json.format(msgspec.json.encode({**whole, "games": games}), indent=1)


def _person(connection: Connection, person: str) -> dict[str, Any]:
    devices = [asdict(device) for device in people.devices_of(connection, person)]
    for device in devices:
        del device["key_hash"], device["person_id"]
    return {
        "person": asdict(people.person_of(connection, person)),
        "devices": devices,
        "reach": wishes.belongings(connection, person),
    }


async def _game(hall: Hall, name: str, held: list[int]) -> dict[str, Any]:
    """A game with what the person did and said; with its record once it is over."""

    def question(connection: Connection) -> tuple[TableRow, dict[str, Any]] | None:
        row = store.table_row(connection, name)
        return None if row is None else (row, _deeds(connection, row, held))

    found = await hall.read(question)
    if found is None:
        return {"table": name, "seats": held}
    row, told = found
    if row.state == OVER:
        try:
            _, play = await hall.stored(name)
            told["record"] = None if play is None else msgspec.json.decode(record.write(play.game))
        except Refusal as refusal:  # of other rules
            told["record"] = refusal.text
    return told


def _answer(row: LogRow) -> dict[str, Any]:
    """What was answered; the chain of hashes speaks of others' answers, too."""
    return {name: value for name, value in asdict(row).items() if name != "chain"}


def _mine(seat: SeatRow, row: LogRow) -> bool:
    """Whether this was answered since the person has had the seat."""
    return row.number > own_since(seat.orders)


def _deeds(connection: Connection, row: TableRow, held: list[int]) -> dict[str, Any]:
    number = store.last_number(connection, row.id)
    seats = store.seats_of(connection, row.id)
    info = table_info(row, seats, number, set())
    own = {seat.seat: seat for seat in seats if seat.seat in held}
    log = store.log_after(connection, row.id, 0)
    lines = select(CHAT.c.seat, CHAT.c.text, CHAT.c.at)
    said = (CHAT.c.table_id == row.id) & CHAT.c.seat.in_(held)
    return {
        "table": info,
        "seats": held,
        "moves": [
            _answer(move) for move in log if move.seat in own and _mine(own[move.seat], move)
        ],
        "orders": {number: seat.orders for number, seat in own.items() if seat.orders},
        "waiting": {
            row.seat: row.move for row in store.answers_of(connection, row.id) if row.seat in own
        },
        "said": [dict(line._mapping) for line in connection.execute(lines.where(said))],
    }
