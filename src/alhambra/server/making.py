"""New tables: from what was agreed, from a file, or once more with the same people."""

import secrets
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from alhambra.bots import offered
from alhambra.bots.levels import style_of
from alhambra.bots.styles import styles
from alhambra.game.setup import Setup
from alhambra.game.streams import CHACHA
from alhambra.server import people, store
from alhambra.server.bodies import NewTable, SeatWish, Start
from alhambra.server.chain import anchor, linked
from alhambra.server.clocks.description import write
from alhambra.server.hall import Hall
from alhambra.server.keys import hashed, new_id, new_key
from alhambra.server.play import start_of
from alhambra.server.refusals import Refusal
from alhambra.server.rights import HOST
from alhambra.server.rows import (
    BOT,
    HUMAN,
    OPEN,
    OVER,
    RUNNING,
    STAND_IN,
    START,
    WAITING,
    LogRow,
    SeatRow,
    TableRow,
)
from alhambra.server.tables import Table
from alhambra.server.workshop import FILES, Asker, files
from alhambra.server.workshop.files import Written

SEED_BITS = 53  # what every JSON reader can hold; the salt makes it unguessable
SALT_BYTES = 32


def dealt(setup: Setup) -> Setup:
    """The same set-up with a seed and a salt that nobody can know."""
    seed, salt = secrets.randbits(SEED_BITS), secrets.token_hex(SALT_BYTES)
    return replace(setup, seed=seed, salt=salt, generator=CHACHA, words=())


# --- Tables


async def make(hall: Hall, wish: NewTable, address: str = "") -> dict[str, Any]:
    """A new table; the keys of its people are told this once."""
    _check_seats(wish)
    start, moves = await _start(hall, Asker(address, ""), wish)
    row = _row(wish, start, hall.settings.bot_pause)
    keys = {seat: new_key() for seat, entry in enumerate(wish.seats) if entry.kind == HUMAN}
    host, watch = new_key(), new_key()
    row.host_hash, row.watch_hash = hashed(host), hashed(watch)
    seats = [_seat(row.id, seat, entry, keys) for seat, entry in enumerate(wish.seats)]
    log = _first_rows(row, moves)
    await hall.committer.write([], job=lambda connection: _insert(connection, row, seats, log))
    table = await hall.table(row.id)
    table.rest.look(address)
    told = [{"seat": seat, "key": key} for seat, key in keys.items()]
    return {"table": row.id, "host": host, "watch": watch, "seats": told}


def _insert(connection: Connection, row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> None:
    store.add_table(connection, row, seats)
    if log:
        store.add_log(connection, log)


def _check_seats(wish: NewTable) -> None:
    if len(wish.seats) != wish.players:
        raise Refusal("bad_request", 422, f"{wish.players} players need {wish.players} seats")
    for seat in wish.seats:
        if seat.kind == BOT and seat.bot is not None and not offered(seat.bot):
            raise Refusal("no_such_bot", 422, seat.bot)
    if wish.colours and len(set(wish.colours)) != wish.players:
        raise Refusal("bad_colours", 422, ", ".join(wish.colours))


async def _start(hall: Hall, asker: Asker, wish: NewTable) -> tuple[dict[str, Any], list[Written]]:
    """How the game begins, and the moves that are made already."""
    if wish.start is not None:
        return await _from_file(hall, asker, wish, wish.start)
    try:
        setup = Setup(
            wish.players, tuple(wish.modules), tuple(wish.options), 0, tuple(wish.colours)
        )
    except ValueError as error:
        raise Refusal("bad_setup", 422, str(error)) from None
    return start_of(dealt(setup)), []


async def _from_file(
    hall: Hall, asker: Asker, wish: NewTable, start: Start
) -> tuple[dict[str, Any], list[Written]]:
    """The set-up is the file's; anybody may know its secrets, so no seed is promised."""
    source = files.Source(start.record, start.position)
    told: files.Begun = await hall.work(FILES, asker, files.begun, source, start.step, wish.players)
    return told.start, told.moves


def _row(wish: NewTable, start: dict[str, Any], pause: float) -> TableRow:
    now = time.time()
    waiting = any(seat.kind == OPEN for seat in wish.seats)
    return TableRow(
        id=new_id(),
        name=wish.name,
        made=now,
        changed=now,
        state=WAITING if waiting else RUNNING,
        public=wish.public,
        language=wish.language,
        clock=write(wish.clock),
        takeover=wish.takeover,
        pause=pause if wish.pause is None else wish.pause,
        start=start,
        committed=wish.start is None,
        host_hash="",
        watch_hash="",
        hints=_hints(wish),
    )


def _hints(wish: NewTable) -> bool:
    """Among people hints must be asked for: not everybody wants them."""
    people = sum(seat.kind != BOT for seat in wish.seats)
    return people == 1 if wish.hints is None else wish.hints


def _seat(table: str, seat: int, wish: SeatWish, keys: dict[int, str]) -> SeatRow:
    key_hash = hashed(keys[seat]) if seat in keys else None
    if wish.kind != BOT:
        return SeatRow(
            table, seat, wish.kind, wish.name, None, key_hash=key_hash, avatar=wish.avatar
        )
    bot = wish.bot or STAND_IN
    return SeatRow(table, seat, BOT, wish.name, bot, avatar=_face(bot))


def _face(bot: str) -> str:
    """A bot with a character goes by its face."""
    style = style_of(bot)
    return styles()[style].face if style else ""


def _first_rows(row: TableRow, moves: list[Written]) -> list[LogRow]:
    before, rows = anchor(row.id, row.start), []
    for number, (seat, move) in enumerate(moves, start=1):
        rows.append(linked(before, LogRow(row.id, number, seat, move, START, row.made)))
        before = rows[-1].chain
    return rows


# --- Once more


async def rematch(table: Table) -> str:
    """A new table with the same people, whose keys stay; everybody at the old one is told."""
    async with table.lock:
        if table.row.state != OVER:
            raise Refusal("not_over")
        if table.row.rematch is None:
            await _follow_up(table)
        assert table.row.rematch is not None
        return table.row.rematch


async def _follow_up(table: Table) -> None:
    old, now = table.row, time.time()
    setup = dealt(Setup.from_json(old.start["setup"]))
    row = replace(
        old, id=new_id(), made=now, changed=now, state=RUNNING, start=start_of(setup),
        committed=True, rematch=None, scores=None, winners=None,
    )  # fmt: skip
    seats = [_once_more(row.id, seat) for seat in table.seats]
    kept = [HOST, *(seat.seat for seat in seats if seat.kind == HUMAN)]

    def job(connection: Connection) -> bool:
        free = store.claim_rematch(connection, old.id, row.id)
        if free:
            store.add_table(connection, row, seats)
            people.move_on(connection, old.id, row.id, kept)
        return free

    if await table.write([], job):
        old.rematch = row.id
    else:  # somebody at another worker was faster
        await table.reload()
    table.tell_info()


def _once_more(table: str, seat: SeatRow) -> SeatRow:
    """People have their seats again, even if a bot had to stand in; all others go to bots.

    Nobody can open the seat of somebody who has deleted everything of theirs.
    """
    if seat.kind == HUMAN and seat.key_hash is not None:
        return SeatRow(
            table, seat.seat, HUMAN, seat.name, key_hash=seat.key_hash, avatar=seat.avatar
        )
    return SeatRow(table, seat.seat, BOT, seat.name, seat.bot or STAND_IN, avatar=seat.avatar)
