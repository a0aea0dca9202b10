"""What is to be sent lies in the database, so that a kill neither loses nor doubles it.

A row is *claimed* before anybody connects, is *sending* from the moment at which the first byte may
go, and *done* afterwards. A claim that has grown old is given back. A row that grew old while it
was being sent may have arrived: it is sent again only where its id keeps it from being shown twice.
"""

import secrets
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, or_, select, update

from alhambra.server.reach.notice import Facts, read_facts
from alhambra.server.reach.wishes import MAIL, PUSH, Way, insertion, way_of
from alhambra.server.rows import HUMAN, RUNNING
from alhambra.server.schema import DUES, HELD, LOG, MUTED, SEATS, TABLES, WAYS

WAITING, CLAIMED, SENDING, DONE = "waiting", "claimed", "sending", "done"
AT_ONCE = 100
STALE = 60.0  # seconds after which whoever claimed a row has died; sending takes ten
MOST_REMINDERS = 5
BACK_OFF = 60.0  # seconds until the second try, then four times as long each time
MOST_TRIES = 6
TESTS_KEPT = 3600.0
REPEATABLE = "json"  # a webhook that is told the id of each notice


@dataclass(frozen=True)
class Due:
    """One message to one way."""

    id: str
    way_id: str
    table_id: str | None
    number: int
    seat: int
    round: int
    facts: Facts
    due: float
    state: str
    claimed: float
    tries: int


def _due(row: Row[Any]) -> Due:
    values = dict(row._mapping)
    return Due(**{**values, "facts": read_facts(values["facts"])})


def new_notice_id() -> str:
    """By which receivers know a message that comes twice."""
    return secrets.token_hex(16)


# --- Writing


def add(
    connection: Connection,
    way: str,
    facts: Facts,
    due: float,
    number: int = 0,
    seat: int = 0,
    round: int = 0,
) -> None:
    """Puts a message into the queue, unless it is or was there already."""
    row = {
        "id": new_notice_id(),
        "way_id": way,
        "table_id": facts.table or None,
        "number": number,
        "seat": seat,
        "round": round,
        "facts": facts.write(),
        "due": due,
        "state": WAITING,
        "claimed": 0.0,
        "tries": 0,
    }
    connection.execute(insertion(connection, "dues").values(**row).on_conflict_do_nothing())


def claim(connection: Connection, now: float) -> dict[str, list[Due]]:
    """Takes what is due, by way; nobody else gets it."""
    _give_back(connection, now)
    chosen = select(DUES).where((DUES.c.state == WAITING) & (DUES.c.due <= now))
    chosen = chosen.order_by(DUES.c.due).limit(AT_ONCE).with_for_update(skip_locked=True)
    rows = [_due(row) for row in connection.execute(chosen)]
    _mark(connection, rows, state=CLAIMED, claimed=now)
    taken: dict[str, list[Due]] = {}
    for row in rows:
        taken.setdefault(row.way_id, []).append(row)
    return taken


def _give_back(connection: Connection, now: float) -> None:
    """Whoever claimed these rows has died."""
    old = DUES.c.claimed < now - STALE
    again = select(WAYS.c.id).where(
        WAYS.c.kind.in_((PUSH, MAIL)) | WAYS.c.details.contains(f'"{REPEATABLE}"')
    )
    unsure = (DUES.c.state == SENDING) & old
    connection.execute(update(DUES).where(unsure & ~DUES.c.way_id.in_(again)).values(state=DONE))
    lost = or_(unsure, (DUES.c.state == CLAIMED) & old)
    connection.execute(update(DUES).where(lost).values(state=WAITING))


def _mark(connection: Connection, rows: list[Due], **values: Any) -> None:
    ids = [row.id for row in rows]
    connection.execute(update(DUES).where(DUES.c.id.in_(ids)).values(**values))


def begin(connection: Connection, rows: list[Due]) -> None:
    """The first byte is about to be sent."""
    _mark(connection, rows, state=SENDING)


def postpone(connection: Connection, rows: list[Due], until: float) -> None:
    """Not now: quiet hours, or too soon after the last message."""
    _mark(connection, rows, state=WAITING, due=until)


def drop(connection: Connection, rows: list[Due]) -> None:
    """Nobody needs to be told any more."""
    _mark(connection, rows, state=DONE)


def sent(connection: Connection, way: Way, rows: list[Due], now: float, remind: int) -> None:
    """It has arrived; whoever wants to be reminded will be."""
    _mark(connection, rows, state=DONE)
    values = {"last_sent": now, "failures": 0, "trouble": ""}
    connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(**values))
    for row in rows:
        if row.table_id and remind and row.round < MOST_REMINDERS:
            facts = replace(row.facts, reminder=True)
            due = now + remind * 60
            add(connection, way.id, facts, due, row.number, row.seat, row.round + 1)


def failed(
    connection: Connection, way: Way, rows: list[Due], now: float, trouble: str, wait: float
) -> None:
    """It has not arrived and is tried again later, a few times."""
    given_up = [row for row in rows if row.tries + 1 >= MOST_TRIES]
    _mark(connection, given_up, state=DONE)
    for row in rows:
        if row not in given_up:
            pause = max(wait, BACK_OFF * 4**row.tries)
            _mark(connection, [row], state=WAITING, due=now + pause, tries=row.tries + 1)
    connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(trouble=trouble))


def refused(connection: Connection, way: Way, rows: list[Due], trouble: str, patience: int) -> None:
    """It will never arrive; a way that refuses again and again is switched off."""
    _mark(connection, rows, state=DONE)
    failures = way.failures + 1
    values = {"failures": failures, "trouble": trouble, "switched_on": failures < patience}
    connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(**values))


def tidy(connection: Connection, now: float) -> None:
    """Forgets what was sent, once its question is answered; until then it must not come again."""
    newest = select(func.max(LOG.c.number)).where(LOG.c.table_id == DUES.c.table_id)
    answered = func.coalesce(newest.scalar_subquery(), 0) > DUES.c.number
    test = DUES.c.table_id.is_(None) & (DUES.c.claimed < now - TESTS_KEPT)
    connection.execute(delete(DUES).where((DUES.c.state == DONE) & or_(answered, test)))


# --- Reading


def way(connection: Connection, name: str) -> Way | None:
    """The way of this name, if it is still there."""
    row = connection.execute(select(WAYS).where(WAYS.c.id == name)).first()
    return None if row is None else way_of(row)


def still_waits(connection: Connection, way: Way, row: Due) -> bool:
    """Whether the question is still open, the person's own, and not muted."""
    if row.table_id is None:
        return True
    newest = select(func.max(LOG.c.number)).where(LOG.c.table_id == row.table_id)
    seat = and_(
        SEATS.c.table_id == row.table_id,
        SEATS.c.seat == row.seat,
        SEATS.c.kind == HUMAN,
        ~SEATS.c.stand_in,
    )
    mine = and_(
        HELD.c.person_id == way.person_id,
        HELD.c.table_id == row.table_id,
        HELD.c.seat == row.seat,
    )
    muted = (MUTED.c.person_id == way.person_id) & (MUTED.c.table_id == row.table_id)
    running = (TABLES.c.id == row.table_id) & (TABLES.c.state == RUNNING)
    open_still = select(
        exists().where(running)
        & exists().where(seat)
        & exists().where(mine)
        & ~exists().where(muted)
        & (func.coalesce(newest.scalar_subquery(), 0) == row.number)
    )
    return bool(connection.scalar(open_still))


def anything(connection: Connection, now: float) -> bool:
    """Whether there is something to claim or to give back; asking costs nobody a lock."""
    waiting = (DUES.c.state == WAITING) & (DUES.c.due <= now)
    old = DUES.c.state.in_((CLAIMED, SENDING)) & (DUES.c.claimed < now - STALE)
    return bool(connection.scalar(select(exists().where(waiting) | exists().where(old))))
