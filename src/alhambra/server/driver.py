"""Answers for seats whose people do not: bots, and whoever plays when the time is up.

One task per table, and over all workers one driver: whoever holds the table's lease.
"""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from alhambra.game.moves import Move
from alhambra.server.refusals import Refusal
from alhambra.server.rows import BOT, CLOCK, STAND_IN, SeatRow
from alhambra.server.unasked import PASSED_OVER

if TYPE_CHECKING:
    from alhambra.server.tables import Table

BREATH = (0.1, 0.4)  # parts of the table's pause
LEASE = 2.0  # seconds until a table driven by another worker is looked at again

LOGGER = logging.getLogger("alhambra.server.driver")


class Driver:
    """One table's."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._again = False
        self._elsewhere = 0.0  # until then, another worker is believed to drive

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way, or the clock will ask for one."""
        return self._task is not None or self._alarm is not None

    def poke(self) -> None:
        """Something has changed: is there an answer to give?"""
        self._again = True
        if self._task is not None or self._table.dropped or self._table.hall.stopping:
            return
        self._table.wind_clock()
        asked = self._table.asked()
        if asked is not None and self._due(asked):
            self._task = asyncio.create_task(self._run())
        else:
            self._set_alarm()

    def stop(self) -> None:
        """Gives no more answers."""
        self._quiet()
        if self._task is not None:
            self._task.cancel()

    def _quiet(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                self._table.wind_clock()
                while await self._step():
                    pass
                self._set_alarm()
        except Exception:
            LOGGER.exception("the driver failed", extra={"table": self._table.id})
            self._table.hall.forget(self._table)
        finally:
            self._task = None

    def _set_alarm(self) -> None:
        """Wakes when the clock or the absence of the asked person demands it."""
        self._quiet()
        asked = self._table.asked()
        seconds = None if asked is None else self._table.clock.next_alarm(asked)
        if asked is not None and self._due(asked):  # another worker drives, if it still lives
            seconds = LEASE
        if seconds is not None:
            self._alarm = asyncio.get_running_loop().call_later(seconds + 0.01, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.poke()

    async def _step(self) -> bool:
        """Gives one answer; False if nobody here has one to give."""
        table = self._table
        asked = table.asked()
        if asked is None or not self._due(asked):
            return False
        if time.monotonic() < self._elsewhere:
            return False
        if not await table.hall.notices.drive(table.id):
            self._elsewhere = time.monotonic() + LEASE
            return False
        try:
            return await self._answer(asked)
        except Refusal as refusal:  # somebody was quicker
            LOGGER.info("too late", extra={"table": table.id, "reason": refusal.reason})
            return refusal.reason == "stale"

    def _due(self, asked: SeatRow) -> bool:
        table, clock = self._table, self._table.clock
        unasked = asked.automatic or table.given() is not None
        return unasked or clock.time_is_up(asked) or clock.gone_too_long(asked)

    async def _answer(self, asked: SeatRow) -> bool:
        table = self._table
        number = table.number
        unasked = table.given()
        if unasked is not None:
            await self._wait(time.monotonic())
            if table.given() == unasked:  # else orders have changed, or a bot stands in
                await table.answer(asked.seat, number, unasked.move.to_json(), unasked.source)
            return True
        if not asked.automatic and table.clock.gone_too_long(asked):
            await self._stand_in(asked)
            return True
        source = BOT if asked.automatic else CLOCK
        move = await self._think(asked)
        if source == CLOCK or table.seats[asked.seat].automatic:  # else the person is back
            await table.answer(asked.seat, number, move.to_json(), source)
        return True

    async def _think(self, asked: SeatRow) -> Move:
        """What a bot would do."""
        table = self._table
        began = time.monotonic()
        move = await table.hall.bots.choose(
            table.id, asked.seat, asked.bot or STAND_IN, table.play.game
        )
        if asked.automatic:
            await self._wait(began)
        return move

    async def _wait(self, began: float) -> None:
        """A person who has just answered may think better of it first.

        Between turns every answer that no person gives takes a short random time, so that nobody
        can tell whether a seat was passed over, had given orders, or was decided by a bot.
        """
        table = self._table
        question = table.play.game.question
        pause = 0.0
        if table.play.answered_by_person:
            pause = table.row.pause
        elif question is not None and question.kind in PASSED_OVER:
            pause = table.row.pause * random.uniform(*BREATH)
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

    async def _stand_in(self, asked: SeatRow) -> None:
        """Nobody has been there for long: a bot plays until they are back."""
        table = self._table
        async with table.lock:
            seat = table.seats[asked.seat]
            seat.stand_in, seat.bot = True, seat.bot or STAND_IN
            await table.write_seats([seat])
            table.tell_info()
