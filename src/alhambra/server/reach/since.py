"""What happened at a table since somebody last did something there, as everybody may know it."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, case, func, select

from alhambra.server.reach.notice import Facts
from alhambra.server.rows import PERSON, SeatRow
from alhambra.server.schema import LOG

if TYPE_CHECKING:
    from alhambra.server.tables import Table

GAME = "Alhambra"  # the name of a table that has none


def since(connection: Connection, table: str, seat: int) -> tuple[int | None, int, int | None]:
    """The number of the seat's own last answer, how many moves followed, who made the last one."""
    own = (LOG.c.table_id == table) & (LOG.c.seat == seat) & (LOG.c.source == PERSON)
    number = connection.scalar(select(func.max(LOG.c.number)).where(own))
    after = (LOG.c.table_id == table) & (LOG.c.number > (number or 0))
    stands = func.sum(case((LOG.c.move.is_(None), -1), else_=1))  # an undo takes one away
    moves = connection.scalar(select(stands).where(after)) or 0
    made = after & LOG.c.move.is_not(None)
    last = connection.scalar(select(LOG.c.seat).where(made).order_by(LOG.c.number.desc()).limit(1))
    return number, max(0, int(moves)), last


def facts(connection: Connection, table: "Table", asked: SeatRow) -> Facts:
    """Only what is in the log by its kind, and public events; never what somebody holds."""
    number, moves, last = since(connection, table.id, asked.seat)
    names = [seat.name for seat in table.seats]
    _, events = table.play.events_since(None, number)
    scorings = [event.get("points") for event in events if event["event"] == "scored"]
    scored = None
    if scorings and isinstance(scorings[-1], list):
        scored = [(name, int(str(won))) for name, won in zip(names, scorings[-1], strict=False)]
    return Facts(
        table.id,
        table.row.name or GAME,
        moves,
        names[last] if last is not None else "",
        scored,
        first=number is None,
    )
