"""The games of a person in one list: whose turn it is, since when, what happened, what was said."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from alhambra.engine.state import EVERYONE
from alhambra.server import listing, people
from alhambra.server.hall import Hall
from alhambra.server.play import Play
from alhambra.server.refusals import Refusal
from alhambra.server.rights import HOST
from alhambra.server.rows import BOT, OVER, RUNNING, SeatRow, TableRow
from alhambra.server.schema import CHAT, HELD, LOG
from alhambra.server.table_info import table_info

MOST = 300  # games in one answer
LAST_EVENTS = 12  # enough for the sentence about what happened last
ORDER = {RUNNING: 1, OVER: 3}  # what waits for me comes first, what waits for players third


@dataclass
class Mine:
    """A table at which a person holds something, as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    held: list[int]
    number: int
    since: float  # when the last answer was given, or the table last changed
    unread: int


async def my_games(hall: Hall, person: str) -> list[dict[str, Any]]:
    """All games of a person, those that wait for them first."""
    mine = await hall.read(lambda connection: _read(connection, person))
    told = []
    for one in mine:
        with listing.told_apart(one.row.id):
            told.append(await _told(hall, one))
        await asyncio.sleep(0)  # somebody may have hundreds, and others want to play
    return sorted(told, key=_place)


def _place(game: dict[str, Any]) -> tuple[int, float]:
    """Whoever has waited longest for me comes first; among the rest, the newest.

    What I have resigned can only be watched: it stands with what is over.
    """
    if game["waits"]:
        return 0, game["since"]
    if game["resigned"]:
        return ORDER[OVER], -game["since"]
    return ORDER.get(game["info"]["state"], 2), -game["since"]


# --- The database


def _read(connection: Connection, person: str) -> list[Mine]:
    held: defaultdict[str, list[int]] = defaultdict(list)
    for one in people.held_by(connection, person):
        held[one.table_id].append(one.seat)
    rows = listing.tables_of(connection, held, MOST)
    names = [row.id for row in rows]
    log, unread = _log(connection, names), _unread(connection, person, held)
    seats = listing.seats_by_table(connection, names)
    return [
        Mine(
            row,
            seats[row.id],
            sorted(held[row.id]),
            log.get(row.id, (0, 0.0))[0],
            max(log.get(row.id, (0, 0.0))[1], row.changed),
            unread.get(row.id, 0),
        )
        for row in rows
    ]


def _log(connection: Connection, tables: list[str]) -> dict[str, tuple[int, float]]:
    """How long the logs are, and when they last grew."""
    counted = select(LOG.c.table_id, func.max(LOG.c.number), func.max(LOG.c.at))
    chosen = counted.where(LOG.c.table_id.in_(tables)).group_by(LOG.c.table_id)
    return {name: (number, at) for name, number, at in connection.execute(chosen)}


def _unread(connection: Connection, person: str, held: dict[str, list[int]]) -> dict[str, int]:
    """Lines of others that were said while the person was not there."""
    here = (CHAT.c.table_id == HELD.c.table_id) & (CHAT.c.id > HELD.c.heard)
    here &= CHAT.c.note == ""
    chosen = select(CHAT.c.id, CHAT.c.table_id, CHAT.c.seat).join(HELD, here).distinct()
    counts: defaultdict[str, int] = defaultdict(int)
    for _, table, seat in connection.execute(chosen.where(HELD.c.person_id == person)):
        counts[table] += seat not in held[table]
    return counts


# --- Telling


async def _told(hall: Hall, mine: Mine) -> dict[str, Any]:
    """One game. Only those that run have to be looked into; one that cannot run says why."""
    seats = [seat for seat in mine.held if seat != HOST]
    own = [seat for seat in seats if mine.seats[seat].kind != BOT]
    game: dict[str, Any] = {
        "seats": seats,
        "host": HOST in mine.held,
        "waits": False,
        "since": mine.since,
        "deadline": None,
        "unread": mine.unread,
        "resigned": bool(seats) and not own,
        "last": [],
        "kinds": {},
        "problem": None,
    }
    info = table_info(mine.row, mine.seats, mine.number, set())
    if mine.row.state == RUNNING:
        try:
            info |= await _running(hall, mine, game)
        except Refusal as refusal:
            game["problem"] = refusal.reason
    return {**game, "info": {**info, "you": own[0] if own else None}}


async def _running(hall: Hall, mine: Mine, game: dict[str, Any]) -> dict[str, Any]:
    """What the game itself knows."""
    table = await hall.table(mine.row.id)
    own = [seat for seat in mine.held if seat != HOST and table.open_to(seat) is not None]
    asked = table.seats[own[0]] if own else table.asked()
    if asked is not None:
        game["waits"] = bool(own)
        game["deadline"] = table.clock.deadline(asked)
    game["last"], game["kinds"] = _last(table.play)
    if any(seat in table.present for seat in mine.held):
        game["unread"] = 0
    return table.info()


def _last(play: Play) -> tuple[list[Any], dict[str, Any]]:
    """The last things that everybody saw, and of which kinds their parts are."""
    events = play.game.state.events[-4 * LAST_EVENTS :]
    public = [event for audience, event in events if audience == EVERYONE][-LAST_EVENTS:]
    kinds = play.game.description()["parts"]
    named = {part for event in public for part in event}
    return public, {part: kind for part, kind in kinds.items() if part in named}
