"""A table in memory: its game, its seats, and everybody who looks at it.

Everything that changes a table happens under its lock, one thing at a time: play on the copy in
memory, make the row durable, then tell everyone.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from alhambra.game.moves import IllegalMove
from alhambra.server import store
from alhambra.server.clock import Clock
from alhambra.server.committer import Job
from alhambra.server.driver import Driver
from alhambra.server.guests import Guest
from alhambra.server.messages import encode
from alhambra.server.play import Play
from alhambra.server.refusals import Refusal
from alhambra.server.rows import OVER, PERSON, WAITING, ChatRow, LogRow, SeatRow, Stored
from alhambra.server.table_info import table_info
from alhambra.server.told import ChatLine, ServerMessage
from alhambra.server.unasked import Given, given
from alhambra.server.updates import Teller

if TYPE_CHECKING:
    from alhambra.server.bodies import TableInfo
    from alhambra.server.hall import Hall

LOGGER = logging.getLogger("alhambra.server.tables")


class Table:
    """One table; made from what the database keeps."""

    def __init__(self, stored: Stored, play: Play | None, hall: "Hall") -> None:
        self.hall = hall
        self.guests: set[Guest] = set()
        self.present: set[int] = set()
        self.lock = asyncio.Lock()
        self.dropped = False  # a fresh copy may be in memory by now: this one changes nothing more
        self.touched = time.monotonic()
        self._given: tuple[tuple[int, int, dict[str, str]], Given | None] | None = None
        self._take(stored, play)
        self.clock = Clock(self.row)
        self.driver = Driver(self)

    def _take(self, stored: Stored, play: Play | None) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.chat = stored.chat
        self.teller = None if play is None else Teller(play, self.row.committed)

    @property
    def id(self) -> str:
        """Its public name."""
        return self.row.id

    @property
    def play(self) -> Play:
        """The game; refused as long as it has not begun."""
        if self.teller is None:
            raise Refusal("not_started")
        return self.teller.play

    @property
    def number(self) -> int:
        """The length of the log."""
        return 0 if self.teller is None else self.teller.play.number

    def asked(self) -> SeatRow | None:
        """The seat whose answer everybody waits for."""
        question = None if self.teller is None else self.teller.play.game.question
        return None if question is None else self.seats[question.seat]

    def given(self) -> Given | None:
        """The answer of the person whose turn it is, if they need not be asked for it."""
        asked = self.asked()
        if asked is None or asked.automatic:
            return None
        about = (self.number, asked.seat, asked.orders)
        if self._given is None or self._given[0] != about:
            self._given = (about, given(self.play.game, asked.orders))
        return self._given[1]

    def wind_clock(self) -> None:
        """The time of whoever is asked begins to run, unless it runs already."""
        asked = self.asked()
        if asked is not None:
            self.clock.ask(asked.seat, self.play.turns)

    # --- Answers

    async def answer(self, seat: int | None, number: int, move: dict[str, Any], source: str) -> int:
        """Plays a move if the question of this number is still open; says the new number."""
        async with self.lock:
            await self._append(self.check_asked(seat, number), move, source)
            done = self.number
            await self.aftermath()
            return done

    async def undo(self, seat: int | None, number: int, whole_turn: bool = False) -> int:
        """Takes the own last move back, or all moves of the own turn that can be."""
        async with self.lock:
            if seat is None:
                raise Refusal("not_seated", 403)
            if number != self.play.number:
                raise Refusal("stale")
            reason = self.play.why_no_undo(seat)
            if reason is not None:
                raise Refusal(reason)
            for _ in range(self.play.moves_of_turn(seat) if whole_turn else 1):
                await self._append(seat, None, PERSON)
            done = self.number
            await self.aftermath()
            return done

    def check_asked(self, seat: int | None, number: int) -> int:
        """The seat, if it is the one that is asked at this number."""
        if seat is None:
            raise Refusal("not_seated", 403)
        if number != self.play.number:
            raise Refusal("stale")
        asked = self.asked()
        if asked is None:
            raise Refusal("game_over")
        if seat != asked.seat:
            raise Refusal("not_your_turn")
        return seat

    async def _append(self, seat: int, move: dict[str, Any] | None, source: str) -> None:
        """Plays and commits; whatever goes wrong, memory is never ahead of the log."""
        play = self.play
        row = LogRow(self.id, play.number + 1, seat, move, source, time.time())
        try:
            play.answer(row)
        except IllegalMove as error:
            raise Refusal(error.reason, 422, error.detail) from None
        except Exception:  # nobody knows what the move has done
            self.hall.forget(self)
            raise
        try:
            await self.write([row], self._consequences(play))
        except IntegrityError:  # another worker was first
            await self.reload()
            raise Refusal("stale") from None
        play.note(row)
        self.hall.metrics.count("moves_total", source)

    def _consequences(self, play: Play) -> Job | None:
        """What is written together with an answer: orders end, and maybe the game."""
        began = play.began_turns(play.number)
        obeyed = [seat for seat in self.seats if seat.orders and seat.seat in began]
        for seat in obeyed:
            seat.orders = {}
        game, table = play.game, self.row
        if game.over:
            table.state, table.changed = OVER, time.time()
            table.scores, table.winners = game.scores, game.winners
        elif not obeyed:
            return None

        def job(connection: Connection) -> None:
            store.set_seats(connection, obeyed)
            if game.over:
                store.set_state(connection, table)

        return job

    async def aftermath(self) -> None:
        """What follows an answer that is durable; if it fails, the answer stands nevertheless."""
        try:
            self._tell_answers()
        except Exception:
            LOGGER.exception("telling failed", extra={"table": self.id})
            self.hall.forget(self)

    def _tell_answers(self) -> None:
        """What has been answered is told, and whoever is due next is asked."""
        self.touched = time.monotonic()
        self.tell_everyone()
        if self.row.state == OVER:
            self.tell_info()
        self.driver.poke()

    # --- The database

    async def write(self, rows: list[LogRow], job: Job | None) -> Any:
        """Durable when it returns; if it fails, this copy is dropped and read again when needed."""
        if self.dropped:
            raise Refusal("not_saved", 503)
        try:
            return await self.hall.committer.write([self.id], rows, job)
        except IntegrityError:
            raise
        except BaseException:
            self.hall.forget(self)
            raise

    async def write_seats(self, seats: list[SeatRow]) -> None:
        """Keeps who has which seat."""
        await self.write([], lambda connection: store.set_seats(connection, seats))

    async def reload(self) -> None:
        """Reads everything again; the caller holds the lock."""
        self._take(*await self.hall.stored(self.id))
        self.clock.row = self.row
        self.tell_everyone()
        self.driver.poke()

    async def catch_up(self) -> None:
        """Another worker has changed something: reads what is new and tells it."""
        async with self.lock:
            last = self.chat[-1].id if self.chat else 0
            known, number = self.id, self.number
            row, seats, log, chat, present = await self.hall.news(known, number, last)
            if row is None:
                self.hall.forget(self)
                return
            self.row, self.seats, self.clock.row = row, seats, row
            self.chat = (self.chat + chat)[-store.CHAT_KEPT :]
            self._note_present(present)
            began = self._follow(log)
            self.tell_info()
            for line in chat:
                self.tell_chat(line)
            if log or began:
                self.tell_everyone()
            self.driver.poke()

    def _follow(self, log: list[LogRow]) -> bool:
        """Plays rows of other workers; True if the game has only just begun."""
        if self.teller is None and self.row.state != WAITING:
            self.teller = Teller(Play(self.row.start, log), self.row.committed)
            return True
        for row in log:
            self.play.answer(row)
            self.play.note(row)
        return False

    # --- Telling

    def tell_everyone(self) -> None:
        """Each guest what its seat may know; guests who know equally much get the same bytes."""
        if self.teller is None:
            return
        self.wind_clock()
        made: dict[tuple[int | None, int | None], bytes] = {}
        for guest in self.guests:
            who = (guest.seat, guest.since)
            if who not in made:
                made[who] = self._update(self.teller, guest)
            guest.tell_bytes(made[who])
            guest.since = self.number

    def _update(self, teller: Teller, guest: Guest) -> bytes:
        asked = self.asked()
        deadline = None if asked is None else self.clock.deadline(asked)
        orders = {} if guest.seat is None else self.seats[guest.seat].orders
        bothered = self.given() is None
        return encode(teller.update(guest.seat, guest.since, orders, deadline, bothered))

    def tell_info(self) -> None:
        """Who sits where."""
        self._tell_all({"type": "table", "info": cast("TableInfo", self.info())})

    def info(self) -> dict[str, Any]:
        """The table as everyone may know it."""
        asked = self.asked()
        waits_for = None if asked is None else asked.seat
        return table_info(self.row, self.seats, self.number, self.present, waits_for)

    def tell_chat(self, line: ChatRow) -> None:
        """A line of talk."""
        self._tell_all(chat_message(line))

    def _tell_all(self, message: ServerMessage) -> None:
        written = encode(message)
        for guest in self.guests:
            guest.tell_bytes(written)

    # --- Coming and going

    def greet(self, guest: Guest) -> None:
        """A guest is told everything it missed; the caller holds the lock."""
        self.touched = time.monotonic()
        for line in self.chat:
            guest.tell(chat_message(line))
        if self.teller is not None:
            self.wind_clock()
            guest.tell_bytes(self._update(self.teller, guest))
            guest.since = self.number

    def sits(self, seat: int | None) -> bool:
        """Whether somebody looks at the table from this seat, at this worker."""
        return any(guest.seat == seat for guest in self.guests)

    async def look_around(self) -> None:
        """Finds out who is present, here and at other workers."""
        self._note_present(await self.hall.notices.present(self.id))

    def _note_present(self, present: set[int]) -> None:
        self.present = present
        self.clock.see(present, self.seats)


def chat_message(line: ChatRow) -> ChatLine:
    """A line of talk as it is sent."""
    return {
        "type": "chat",
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
