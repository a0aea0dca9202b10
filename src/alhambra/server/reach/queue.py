"""What is to be sent lies in the database, so that a kill neither loses nor doubles it.

A row is *asleep* until the watch has seen that its person is away: a reminder, or what had to wait
for quiet hours to end. It is *claimed* before anybody connects, *sending* from the moment at which
the first byte may go, and *done* afterwards. A claim that has grown old is given back. A row that
grew old while it was being sent may have arrived: it is sent again only where its id keeps it from
being shown twice.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, case, delete, exists, func, or_, select, update

from alhambra.server.reach.notice import Facts, read_facts
from alhambra.server.reach.wishes import MAIL, PUSH, Way, insertion, way_of
from alhambra.server.rows import HUMAN, RUNNING
from alhambra.server.schema import (
    ANSWERS,
    DUES,
    HELD,
    LOG,
    LOOKED,
    MUTED,
    REACH,
    SEATS,
    TABLES,
    WAYS,
)

ASLEEP, WAITING, CLAIMED, SENDING, DONE = "asleep", "waiting", "claimed", "sending", "done"
AT_ONCE = 100
STALE = 60.0  # seconds after which whoever claimed a row has died; sending takes ten
MOST_REMINDERS = 5
BACK_OFF = 60.0  # seconds until the second try, then four times as long each time
MOST_TRIES = 6
TESTS_KEPT = 3600.0
UNSURE = 5.0  # seconds until a row is looked at again whose table the watch has not looked at
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
    state: str = WAITING,
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
        "state": state,
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
    _mark(connection, rows, state=ASLEEP, due=until)


def put_off(connection: Connection, rows: list[Due], now: float) -> None:
    """Nobody can say yet whether the question is still open."""
    _mark(connection, rows, state=WAITING, due=now + UNSURE)


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
            add(connection, way.id, facts, due, row.number, row.seat, row.round + 1, ASLEEP)


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
    """Forgets what was sent, once its question is answered; until then it must not come again.

    A question that outlasts a move gets the new number from the watch, so it is older until then.
    """
    looked = select(LOOKED.c.number).where(LOOKED.c.table_id == DUES.c.table_id)
    running = exists().where((TABLES.c.id == DUES.c.table_id) & (TABLES.c.state == RUNNING))
    answered = (looked.scalar_subquery() > DUES.c.number) | ~running
    test = DUES.c.table_id.is_(None) & (DUES.c.claimed < now - TESTS_KEPT)
    connection.execute(delete(DUES).where((DUES.c.state == DONE) & or_(answered, test)))


# --- Reading


def way(connection: Connection, name: str) -> Way | None:
    """The way of this name, if it is still there."""
    row = connection.execute(select(WAYS).where(WAYS.c.id == name)).first()
    return None if row is None else way_of(row)


def still_waits(connection: Connection, way: Way, row: Due) -> bool | None:
    """Whether the question is still open, the person's own, and not muted.

    None if others have moved since and the watch has not looked yet whether that matters.
    """
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
    answered = (ANSWERS.c.table_id == row.table_id) & (ANSWERS.c.seat == row.seat)
    since = (LOG.c.table_id == row.table_id) & (LOG.c.number > row.number)
    answered_since = since & (LOG.c.seat == row.seat)
    looked = select(LOOKED.c.number).where(LOOKED.c.table_id == row.table_id)
    open_still, number, known = connection.execute(
        select(
            exists().where(running)
            & exists().where(seat)
            & exists().where(mine)
            & ~exists().where(muted)
            & ~exists().where(answered)
            & ~exists().where(answered_since),
            func.coalesce(newest.scalar_subquery(), 0),
            looked.scalar_subquery(),
        )
    ).one()
    if open_still and number != row.number:
        return False if known == number else None
    return bool(open_still)


# --- What the watch does


def carry(connection: Connection, table: str, seat: int, before: int, number: int) -> None:
    """The question of an earlier number is still the same at this one: it is told once."""
    same = (DUES.c.table_id == table) & (DUES.c.seat == seat) & (DUES.c.number == before)
    connection.execute(update(DUES).where(same).values(number=number))


def told_before(connection: Connection, table: str, number: int) -> dict[int, int]:
    """The newest number before this one at which each seat was told of a question."""
    earlier = (DUES.c.table_id == table) & (DUES.c.number < number)
    chosen = (
        select(DUES.c.seat, func.max(DUES.c.number).label("newest"))
        .where(earlier)
        .group_by(DUES.c.seat)
    )
    return {row.seat: row.newest for row in connection.execute(chosen)}


@dataclass(frozen=True)
class Sleeper:
    """A row that is due, if its person is away."""

    id: str
    table: str
    seat: int
    orders: bool  # whether the seat has given some, which may have answered
    again: float  # seconds until it is looked at again, if the person is there


def sleepers(connection: Connection, now: float) -> list[Sleeper]:
    """Rows that are to be woken now."""
    orders = func.coalesce(SEATS.c.orders, "{}") != "{}"
    remind = func.coalesce(REACH.c.remind, 0) * 60
    again = case((DUES.c.round > 0, remind), else_=0)
    chosen = (
        select(DUES.c.id, DUES.c.table_id, DUES.c.seat, orders, again)
        .join(WAYS, WAYS.c.id == DUES.c.way_id)
        .join(
            SEATS,
            (SEATS.c.table_id == DUES.c.table_id) & (SEATS.c.seat == DUES.c.seat),
        )
        .outerjoin(REACH, REACH.c.person_id == WAYS.c.person_id)
        .where((DUES.c.state == ASLEEP) & (DUES.c.due <= now))
        .order_by(DUES.c.due)
        .limit(AT_ONCE)
    )
    return [Sleeper(*row) for row in connection.execute(chosen)]


def wake(connection: Connection, ids: Iterable[str]) -> None:
    """The courier may carry these."""
    chosen = DUES.c.id.in_(list(ids)) & (DUES.c.state == ASLEEP)
    connection.execute(update(DUES).where(chosen).values(state=WAITING))


def sleep_on(connection: Connection, row: str, until: float) -> None:
    """Its person sits at the table, or need not answer."""
    chosen = (DUES.c.id == row) & (DUES.c.state == ASLEEP)
    connection.execute(update(DUES).where(chosen).values(due=until))


def anything(connection: Connection, now: float) -> bool:
    """Whether there is something to claim or to give back; asking costs nobody a lock."""
    waiting = (DUES.c.state == WAITING) & (DUES.c.due <= now)
    old = DUES.c.state.in_((CLAIMED, SENDING)) & (DUES.c.claimed < now - STALE)
    return bool(connection.scalar(select(exists().where(waiting) | exists().where(old))))
