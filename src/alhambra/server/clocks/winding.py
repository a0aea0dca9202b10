"""Between a table and its clocks: whose time starts to run, and that it is written down."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from alhambra.server import waiting
from alhambra.server.clocks import rows
from alhambra.server.committer import Job

if TYPE_CHECKING:
    from alhambra.server.tables import Table


def wind(table: "Table") -> None:
    """The time of whoever is asked begins to run, unless it runs already.

    Others must not know who has answered in a window: such a seat only stops in secret.
    """
    due = table.asked()
    if due is None or table.asking is None:
        table.clock.ask(None, (), (), (-1, False))
        return
    people = [] if due.automatic else [table.seats[seat] for seat in table.line()]
    running = [seat for seat in people if not seat.automatic]
    answered = [seat.seat for seat in running if table.asking.given(seat)]
    moment = (table.play.turns, waiting.is_window(table.play.game))
    table.clock.ask(due.seat, [seat.seat for seat in running], answered, moment)


def kept_with(table: "Table", job: Job | None) -> Job | None:
    """Whose time runs is written together with whatever changed it."""
    changes = table.clock.changes()
    if not changes:
        return job

    def both(connection: Connection) -> Any:
        rows.save_times(connection, table.id, changes)
        return None if job is None else job(connection)

    return both
