"""What is written with an answer: orders and other answers end, and maybe the game."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from alhambra.server import keeping, store
from alhambra.server.clocks.winding import wind
from alhambra.server.committer import Job
from alhambra.server.orders import outlasting
from alhambra.server.rows import OVER, LogRow, SeatRow

if TYPE_CHECKING:
    from alhambra.server.tables import Table


def consequences(table: "Table", row: LogRow) -> Job | None:
    """Changes the table in memory after a move or an undo; the job makes the same durable."""
    asking, game = table.asking, table.play.game
    played = None if asking is None else asking.played(row)
    gone = [] if asking is None else asking.settle(row)
    obeyed = _end_orders(table)
    wind(table)
    if game.over:
        _end_game(table)
    elif not obeyed and not gone and played is None:
        return None

    def job(connection: Connection) -> None:
        store.set_seats(connection, obeyed)
        keeping.settle(connection, played, gone)
        if game.over:
            store.set_state(connection, table.row)

    return job


def _end_orders(table: "Table") -> list[SeatRow]:
    """Drops orders that are done or out of date; the seats that had some."""
    game, obeyed = table.play.game, []
    for seat in table.seats:
        left = outlasting(game, seat.seat, seat.orders) if seat.orders else seat.orders
        if left != seat.orders:
            seat.orders = left
            obeyed.append(seat)
    return obeyed


def _end_game(table: "Table") -> None:
    game, row = table.play.game, table.row
    row.state, row.changed = OVER, time.time()
    row.scores, row.winners = game.scores, game.winners
