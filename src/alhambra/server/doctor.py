"""What is wrong with a database: everything is read and played again, and nothing is changed.

The repairs are apart: each does one thing to one table, because somebody asked for it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from alhambra.server import forgetting, store
from alhambra.server.chain import BrokenChain, anchor, check
from alhambra.server.play import NoSuchRoom, OtherRules, Play
from alhambra.server.rows import RUNNING, WAITING, Stored
from alhambra.server.schema import ANSWERS, LOG, TABLES

FORGET = "--forget deletes the table"
CUT = "--cut goes on from the answer before"


@dataclass(frozen=True)
class Finding:
    """A table with which something is wrong, and what can be done."""

    table: str
    what: str
    remedy: str


@dataclass(frozen=True)
class Marked:
    """A table that is old and will be deleted."""

    table: str
    at: float


def tables(connection: Connection) -> list[str]:
    """All there are, the oldest first."""
    return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)))


def marked(connection: Connection) -> list[Marked]:
    """What will be deleted a day after its mark."""
    chosen = select(TABLES.c.id, TABLES.c.marked).where(TABLES.c.marked.is_not(None))
    return [Marked(*row) for row in connection.execute(chosen.order_by(TABLES.c.marked))]


def examine(connection: Connection, table: str) -> Finding | None:
    """What is wrong with a table."""
    try:
        stored = store.load(connection, table)
        if stored is None:
            return None
        _examine(stored)
    except BrokenChain as broken:
        return Finding(table, str(broken), f"restore a backup; or {CUT}; {FORGET}")
    except OtherRules as other:
        return Finding(table, str(other), "the version that began it goes on with it")
    except NoSuchRoom as absent:
        return Finding(table, str(absent), "it goes on when the module is back")
    except Unplayable as unplayable:
        return Finding(table, str(unplayable), f"restore a backup; or {CUT}; {FORGET}")
    except store.UNREADABLE as error:
        remedy = f"restore a backup, or mend the row by hand; {FORGET}"
        return Finding(table, f"cannot be read: {error}", remedy)
    return None


class Unplayable(ValueError):  # noqa: N818 - named after what was found
    """An answer that the game does not take."""

    def __init__(self, number: int, why: Exception) -> None:
        self.number = number
        super().__init__(f"answer {number} of the log cannot be played: {why}")


def _examine(stored: Stored) -> None:
    """Raises what is wrong."""
    table = stored.table
    check(anchor(table.id, table.start), stored.log)
    if table.state == WAITING:
        return
    play = Play(table.start)
    for row in stored.log:
        try:
            play.answer(row)
        except store.UNREADABLE as error:
            raise Unplayable(row.number, error) from None
        play.note(row)
    if table.scores is not None and play.game.over and play.game.scores != table.scores:
        raise ValueError(f"its result is {play.game.scores}, not {table.scores}")


def findings(connection: Connection) -> Iterator[Finding]:
    """Everything that is wrong, one table after the other; the database's own word first."""
    if connection.dialect.name == "sqlite":
        for (said,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if said != "ok":
                yield Finding("-", f"SQLite says: {said}", "restore a backup")
    for table in tables(connection):
        found = examine(connection, table)
        if found is not None:
            yield found


# --- Repairs


def cut(connection: Connection, table: str) -> int:
    """Takes the first bad answer and all after it out of a log; says how many answers are left."""
    _known(connection, table)
    row = store.table_row(connection, table)
    number = _first_bad(connection, table)
    if row is None or number is None:
        raise ValueError(f"no answer of {table} is wrong")
    gone = (LOG.c.table_id == table) & (LOG.c.number >= number)
    connection.execute(delete(LOG).where(gone))
    connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == table))
    row.state, row.scores, row.winners = RUNNING, None, None
    store.set_state(connection, row)
    return number - 1


def _first_bad(connection: Connection, table: str) -> int | None:
    numbers = select(LOG.c.number).where(LOG.c.table_id == table).order_by(LOG.c.number)
    for number in connection.scalars(numbers).all():
        try:
            store.log_between(connection, table, number - 1, number)
        except store.UNREADABLE:
            return int(number)
    try:
        stored = store.load(connection, table)
        assert stored is not None
        _examine(stored)
    except (BrokenChain, Unplayable) as bad:
        return bad.number
    return None


def forget(connection: Connection, table: str) -> None:
    """Deletes a table with everything that hangs on it."""
    _known(connection, table)
    forgetting.drop(connection, [table])


def keep(connection: Connection, table: str, now: float) -> None:
    """A table that was found to be old counts as changed now."""
    _known(connection, table)
    fresh = update(TABLES).where(TABLES.c.id == table).values(marked=None, changed=now)
    connection.execute(fresh)


def _known(connection: Connection, table: str) -> None:
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        raise ValueError(f"there is no table {table}")
