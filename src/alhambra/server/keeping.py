"""Answers that wait are kept, changed, taken back and played; each change is durable first."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from alhambra.game.moves import IllegalMove, Move
from alhambra.server import store, waiting
from alhambra.server.refusals import Refusal
from alhambra.server.rows import AnswerRow

if TYPE_CHECKING:
    from alhambra.server.tables import Table

OVERTAKEN = (IntegrityError, store.Overtaken)  # another worker was first


async def keep(table: "Table", seat: int, data: dict[str, Any], lasting: bool) -> None:
    """The answer waits until its seat is due, replacing an earlier one; no other seat is told."""
    try:
        move = Move.from_json(data)
        if lasting and move.kind != waiting.PASS:
            raise Refusal("bad_message", 422, "only a pass lasts")
        row = waiting.answer(table.id, seat, table.play, move, table.line()[seat], lasting)
    except IllegalMove as error:
        raise Refusal(error.reason, 422, error.detail) from None
    await _change(table, seat, row)


async def withdraw(table: "Table", seat: int | None) -> None:
    """An answer that waits is taken back; its seat is asked once more."""
    async with table.lock:
        if seat is None:
            raise Refusal("not_seated", 403)
        await _change(table, seat, None)


async def _change(table: "Table", seat: int, row: AnswerRow | None) -> None:
    waits = {} if table.asking is None else table.asking.waiting
    before = waits.get(seat)
    if before is None and row is None:
        raise Refusal("stale")
    try:
        await table.write(
            [], lambda connection: store.change_answer(connection, before, row), contested=True
        )
    except OVERTAKEN:
        await table.reload()
        raise Refusal("stale") from None
    if row is None:
        del waits[seat]
    else:
        waits[seat] = row
    table.tell_seats({seat})
    table.driver.poke()


def settle(connection: Connection, played: AnswerRow | None, gone: list[AnswerRow]) -> None:
    """After a move these answers wait no longer; the one played now must be unchanged."""
    if played is not None:
        store.change_answer(connection, played, None if played in gone else played)
    for answer in gone:
        store.drop_answers(connection, answer.table_id, [answer.seat])
