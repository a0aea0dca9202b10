"""Answers for seats that nobody answers for: bots, and stand-ins when the time is up.

One task per table, and over all workers one driver: whoever holds the table's lease.
"""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from alhambra.game.moves import Move
from alhambra.server import agreeing
from alhambra.server.clocks.winding import wind
from alhambra.server.mending import PASSING
from alhambra.server.refusals import Refusal
from alhambra.server.rows import BOT, CLOCK, STAND_IN, SeatRow
from alhambra.server.unasked import PASSED_OVER

if TYPE_CHECKING:
    from alhambra.server.tables import Table

BREATH = (0.1, 0.4)  # parts of the table's pause
TURN = (0.8, 1.6)  # the same for whoever begins to act: a turn is thought about,
DETAIL = (0.5, 1.0)  # and the rest of it is not
SOON = 60.0  # seconds until an alarm for which a table stays in memory
LEASE = 2.0  # seconds until a table driven by another worker is looked at again

LOGGER = logging.getLogger("alhambra.server.driver")


def human(kind: str, to_person: bool) -> float:
    """How long somebody thinks, in parts of the table's pause, as luck has it.

    It depends on nothing but what is asked: else it would tell of the hand. Bots answer each other
    at once, because every page shows their moves at a speed of its own.
    """
    if to_person:
        return random.uniform(*(TURN if kind == "act" else DETAIL))
    return random.uniform(*BREATH) if kind in PASSED_OVER else 0.0


class Driver:
    """Gives the answers at one table that no person gives."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._noting: asyncio.Task[None] | None = None
        self._again = False
        self._elsewhere = 0.0  # until then, another worker is believed to drive

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way or soon will be; the database wakes sleeping tables."""
        if self._task is not None:
            return True
        if self._alarm is None:
            return False
        soon = self._alarm.when() - asyncio.get_running_loop().time() < SOON
        return soon or self._table.row.takeover > 0

    def poke(self) -> None:
        """Something has changed: is there an answer to give?"""
        self._again = True
        if self._task is not None or self._table.dropped or self._table.hall.stopping:
            return
        wind(self._table)
        self._keep_times()
        asked = self._table.asked()
        if asked is not None and self._due(asked):
            self._task = asyncio.create_task(self._run())
        else:
            self._set_alarm()

    def _keep_times(self) -> None:
        """Whose time runs may have changed without a move, for instance by an order."""
        if self._table.clock.changed and self._noting is None:
            self._noting = asyncio.create_task(self._note_times())

    async def _note_times(self) -> None:
        try:
            await self._table.write([], None, contested=True)
        except (Refusal, IntegrityError):  # another copy is in memory, or another worker was first
            pass
        except Exception:
            LOGGER.exception("times were not kept", extra={"table": self._table.id})
        finally:
            self._noting = None

    def stop(self) -> None:
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
                wind(self._table)
                while await self._step():
                    pass
                self._set_alarm()
        except PASSING as error:
            why = {"table": self._table.id, "why": type(error).__name__}
            LOGGER.warning("the driver has to wait", extra=why)
            self._table.hall.forget(self._table)
        except Exception:
            LOGGER.exception("the driver failed", extra={"table": self._table.id})
            self._table.hall.forget(self._table)
        finally:
            self._task = None

    def _set_alarm(self) -> None:
        """Wakes up when the asked person's clock runs out or their absence gets too long."""
        self._quiet()
        asked, rest = self._table.asked(), self._table.rest.pause()
        seconds = None if asked is None else self._table.clock.next_alarm(asked)
        if asked is not None and asked.automatic and rest:
            seconds = rest
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
        awake = asked.automatic and table.rest.pause() == 0
        unasked = awake or table.given() is not None
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
        if not asked.automatic and await self._take_over(asked):
            return True
        source = BOT if asked.automatic else CLOCK
        move = await self._think(asked)
        if source == CLOCK or table.seats[asked.seat].automatic:  # else the person is back
            await table.answer(asked.seat, number, move.to_json(), source)
        return True

    async def _take_over(self, asked: SeatRow) -> bool:
        """Whether a bot takes over the seat of somebody away or late, rather than answer once."""
        table, late = self._table, self._table.clock.clock.late
        if table.clock.gone_too_long(asked) or late == "stand_in":
            await self._stand_in(asked)
        elif late == "ask":
            await agreeing.ask_others(table, asked.seat)
        else:
            return False
        return True

    async def _think(self, asked: SeatRow) -> Move:
        """What a bot would do."""
        table = self._table
        began = time.monotonic()
        move = await table.hall.bots.choose(
            table.rest.asker, asked.seat, asked.bot or STAND_IN, table.play.game
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
        kind = "" if question is None else question.kind
        pause = table.row.pause * human(kind, table.play.answered_by_person)
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

    async def _stand_in(self, asked: SeatRow) -> None:
        """Nobody has been there for long, or their time is up: a bot plays until they are back."""
        table = self._table
        async with table.lock:
            await table.write_seats([agreeing.stand_in(table.seats[asked.seat])])
            table.tell_info()
            table.tell_everyone()  # the person is no longer asked, and no clock runs
