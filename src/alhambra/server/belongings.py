"""Everything of a person's in one file: who they are, their devices, their games.

No key is in it, and of a game that runs only what the person did: the rest is still a secret.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from alhambra.server import people, store
from alhambra.server.hall import Hall
from alhambra.server.orders import own_since
from alhambra.server.reach import wishes
from alhambra.server.refusals import Refusal
from alhambra.server.rows import OVER, LogRow, SeatRow, TableRow
from alhambra.server.schema import CHAT
from alhambra.server.table_info import table_info
from alhambra.server.workshop import FILES, Asker, files
from alhambra.server.workshop.story import Story, story_in


async def belongings(hall: Hall, person: str, address: str) -> list[bytes]:
    """The file, in as many pieces as there are games: somebody may have hundreds."""
    held = await hall.read(lambda connection: people.held_by(connection, person))
    tables = dict.fromkeys(one.table_id for one in held)
    seats = {name: [one.seat for one in held if one.table_id == name] for name in tables}
    games = [await _game(hall, Asker(address, name), seats[name]) for name in tables]
    whole = await hall.read(lambda connection: _person(connection, person))
    head = msgspec.json.format(msgspec.json.encode(whole), indent=1).removesuffix(b"\n}")
    return [head + b',\n "games": [', *_between(games), b"]\n}"]


def _between(games: list[bytes]) -> Iterator[bytes]:
    for number, game in enumerate(games):
        yield (b",\n" if number else b"\n") + game


def _person(connection: Connection, person: str) -> dict[str, Any]:
    devices = [asdict(device) for device in people.devices_of(connection, person)]
    for device in devices:
        del device["key_hash"], device["person_id"]
    return {
        "person": asdict(people.person_of(connection, person)),
        "devices": devices,
        "reach": wishes.belongings(connection, person),
    }


async def _game(hall: Hall, asker: Asker, held: list[int]) -> bytes:
    """A game with what the person did and said; with its record once it is over."""
    name = asker.table

    def question(connection: Connection) -> tuple[dict[str, Any], Story | None]:
        try:
            return _told(connection, name, held)
        except store.UNREADABLE as error:  # one bad row spoils one game
            return {"table": name, "seats": held, "problem": str(error)}, None

    told, story = await hall.read(question)
    if story is not None:
        try:
            record = await hall.work(FILES, asker, files.kept_record, story)
        except Refusal as refusal:
            if refusal.reason == "busy":  # else the file would not be whole
                raise
            record = json.dumps(refusal.text)
        told["record"] = msgspec.Raw(record.encode())
    return msgspec.json.encode(told)


def _told(
    connection: Connection, name: str, held: list[int]
) -> tuple[dict[str, Any], Story | None]:
    """What is in the database, and what the record of a game that is over is made from."""
    row = store.table_row(connection, name)
    if row is None:
        return {"table": name, "seats": held}, None
    log = store.log_after(connection, name, 0)
    over = row.state == OVER
    return _deeds(connection, row, log, held), story_in(name, row.start, log) if over else None


def _answer(row: LogRow) -> dict[str, Any]:
    """What was answered; the chain of hashes speaks of others' answers, too."""
    return {name: value for name, value in asdict(row).items() if name != "chain"}


def _mine(seat: SeatRow, row: LogRow) -> bool:
    """Whether this was answered since the person has had the seat."""
    return row.number > own_since(seat.orders)


def _deeds(
    connection: Connection, row: TableRow, log: list[LogRow], held: list[int]
) -> dict[str, Any]:
    number = store.last_number(connection, row.id)
    seats = store.seats_of(connection, row.id)
    info = table_info(row, seats, number, set())
    own = {seat.seat: seat for seat in seats if seat.seat in held}
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
