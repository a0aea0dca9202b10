"""Old games are forgotten: marked first, and deleted a day later.

A clock that is far beyond everything that was ever written is not believed: then nothing is marked
and nothing deleted.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from alhambra.server.rows import OVER, RUNNING, WAITING
from alhambra.server.schema import ANSWERS, CHAT, LOG, SEATS, TABLES

DAY = 86_400.0
FAR = 7 * DAY  # a server may stand still for so long; then its clock has to be proved by a game
GRACE = DAY  # between the mark and the end


@dataclass(frozen=True)
class Kept:
    """Seconds for which games are kept after their last change."""

    over: float
    waiting: float
    running: float


def newest(connection: Connection) -> float:
    """When the last thing was written that people did; 0 if nothing was."""
    times = (TABLES.c.changed, LOG.c.at, CHAT.c.at)
    return max(connection.scalar(select(func.max(time))) or 0.0 for time in times)


def believed(connection: Connection, now: float) -> bool:
    """Whether the clock may be right; where nothing was written, nothing says that it is wrong."""
    last = newest(connection)
    return not last or now <= last + FAR


def forget(connection: Connection, now: float, kept: Kept) -> list[str]:
    """Deletes what was marked a day ago, marks what is old, and takes back marks of what is not.

    Says which tables were deleted.
    """
    old = _old(now, kept)
    hasty = TABLES.c.marked > now  # by a clock that has been set right since
    taken_back = update(TABLES).where(TABLES.c.marked.is_not(None) & (hasty | ~old))
    connection.execute(taken_back.values(marked=None))
    ripe = select(TABLES.c.id).where(TABLES.c.marked <= now - GRACE)
    ids = list(connection.scalars(ripe))
    drop(connection, ids)
    connection.execute(update(TABLES).where(TABLES.c.marked.is_(None) & old).values(marked=now))
    return ids


def _old(now: float, kept: Kept) -> ColumnElement[bool]:
    """Games that ended, tables that never began, and games nobody went on with, long ago."""
    answered = select(func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    return or_(
        (TABLES.c.state == OVER) & (TABLES.c.changed < now - kept.over),
        (TABLES.c.state == WAITING) & (TABLES.c.changed < now - kept.waiting),
        (TABLES.c.state == RUNNING)
        & (TABLES.c.changed < now - kept.running)
        & (func.coalesce(answered, 0.0) < now - kept.running),
    )


def drop(connection: Connection, ids: list[str]) -> None:
    """Deletes these tables with everything that hangs on them."""
    for child in (LOG, SEATS, CHAT, ANSWERS):
        connection.execute(delete(child).where(child.c.table_id.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
