"""A table in memory: its game, its seats, and everybody who looks at it.

Everything that changes a table happens under its lock, one thing at a time: play on the copy in
memory, make the row durable, then tell everyone.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, cast

from alhambra.game.game import Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.server import keeping, rights, store
from alhambra.server.asking import Asking
from alhambra.server.chain import anchor, check, linked
from alhambra.server.changes import Changes, Written
from alhambra.server.clocks.keeper import Keeper
from alhambra.server.clocks.winding import kept_with, wind
from alhambra.server.committer import Job
from alhambra.server.consequences import consequences
from alhambra.server.driver import Driver
from alhambra.server.guests import Guest
from alhambra.server.messages import encode
from alhambra.server.orders import own_since, told
from alhambra.server.play import Play
from alhambra.server.refusals import Refusal
from alhambra.server.rest import Rest
from alhambra.server.rows import (
    DRIVER,
    KEPT,
    OPEN,
    OVER,
    PERSON,
    WAITING,
    AnswerRow,
    ChatRow,
    LogRow,
    SeatRow,
    Stored,
)
from alhambra.server.table_info import table_info
from alhambra.server.told import Orders, ServerMessage, TableNews
from alhambra.server.unasked import Given
from alhambra.server.updates import Teller, chat_message

if TYPE_CHECKING:
    from alhambra.server.bodies import TableInfo
    from alhambra.server.hall import Hall

LOGGER = logging.getLogger("alhambra.server.tables")


class Table:
    """One table; made from what the database keeps."""

    def __init__(self, stored: Stored, play: Play | None, hall: "Hall") -> None:
        self.hall = hall
        self.guests: set[Guest] = set()
        self.changes = Changes()
        self.present: set[int] = set()
        self.lock = asyncio.Lock()
        self.dropped = False  # a fresh copy may be in memory by now: this one changes nothing more
        self.touched = time.monotonic()
        self._told = b""  # the last that everybody was told of who sits where
        self._take(stored, play)
        self.clock = Keeper(self.row, stored.clock, hall.time)
        self.rest = Rest(self, stored.log[-1].at if stored.log else self.row.changed)
        self.driver = Driver(self)

    def _take(self, stored: Stored, play: Play | None) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.chat = stored.chat
        self.keys = stored.keys
        self.teller: Teller | None = None
        self.asking: Asking | None = None
        if play is not None:
            self._begin(play, stored.answers)

    def _begin(self, play: Play, answers: list[AnswerRow]) -> None:
        self.teller = Teller(play, self.row.committed)
        self.asking = Asking(play, answers)

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

    @property
    def head(self) -> str:
        """What the next row of the log hangs on."""
        known = "" if self.teller is None else self.teller.play.head
        return known or anchor(self.id, self.row.start)

    def line(self) -> dict[int, Game]:
        """All seats that are asked, the first of them due, each with the game as it sees it."""
        ended = self.asking is None or self.row.state == OVER  # by whoever runs the server
        return {} if ended or self.asking is None else self.asking.line()

    def asked(self) -> SeatRow | None:
        """The seat that is due: its answer is the next that is played."""
        return next((self.seats[seat] for seat in self.line()), None)

    def given(self) -> Given | None:
        """The answer of the seat that is due, if it waits or the person need not be asked."""
        asked = self.asked()
        return None if asked is None or self.asking is None else self.asking.given(asked)

    def open_to(self, seat: int | None) -> Game | None:
        """The game in which the person on this seat has to answer now, None if there is none.

        While a bot is due, nobody else is asked: it will have answered in a moment.
        """
        due = self.asked()
        if seat is None or self.asking is None or due is None:
            return None
        if due.automatic and due.seat != seat:
            return None
        return self.asking.open_to(self.seats[seat])

    # --- Answers

    async def answer(
        self,
        seat: int | None,
        number: int,
        move: dict[str, Any],
        source: str,
        lasting: bool = False,
    ) -> int:
        """Plays a move if the question of this number is still open; says the new number.

        The move of a person who is not due yet is kept until then, and a lasting one longer.
        """
        began = time.monotonic()
        async with self.lock:
            mine, due = self.check_asked(seat, number), self.asked()
            if source == PERSON and due is not None and (lasting or due.seat != mine):
                await keeping.keep(self, mine, move, lasting)
                return self.number
            if source != PERSON and not self._still_given(number, move, source):
                raise Refusal("stale")
            await self._append(mine, move, source)
            done = self.number
            await self.aftermath()
            if source == PERSON:
                self.hall.metrics.moved(time.monotonic() - began)
            return done

    def _still_given(self, number: int, move: dict[str, Any], source: str) -> bool:
        """Whether an answer that was found before is still the one to give."""
        found, now = Given(Move.from_json(move), source), self.given()
        kept = KEPT in (source, now.source if now else None)
        return number == self.number and (not kept or found == now)

    async def undo(self, seat: int | None, number: int, whole_turn: bool = False) -> int:
        """Takes the own last move back, or all moves of the own turn that can be."""
        async with self.lock:
            if seat is None:
                raise Refusal("not_seated", 403)
            if number != self.play.number:
                raise Refusal("stale")
            reason = self.play.why_no_undo(seat)
            if reason is not None or self.row.state == OVER:
                raise Refusal(reason or "game_over")
            for _ in range(self.play.moves_of_turn(seat) if whole_turn else 1):
                await self._append(seat, None, PERSON)
            done = self.number
            await self.aftermath()
            return done

    def check_asked(self, seat: int | None, number: int) -> int:
        """The seat, if it is one of those that are asked at this number."""
        if seat is None:
            raise Refusal("not_seated", 403)
        if self.teller is None:
            raise Refusal("not_started")
        if self.asking is None or not self.asking.still_open(seat, number):
            raise Refusal("stale")
        if self.row.state == OVER:
            raise Refusal("game_over")
        if seat not in self.line():
            raise Refusal("not_your_turn")
        return seat

    async def _append(self, seat: int, move: dict[str, Any] | None, source: str) -> None:
        """Plays and commits; whatever goes wrong, memory is never ahead of the log."""
        play = self.play
        row = linked(self.head, LogRow(self.id, play.number + 1, seat, move, source, time.time()))
        try:
            play.answer(row)
        except IllegalMove as error:
            raise Refusal(error.reason, 422, error.detail) from None
        except Exception:  # nobody knows what the move has done
            self.hall.forget(self)
            raise
        try:
            await self.write([row], consequences(self, row), contested=True)
        except keeping.OVERTAKEN:  # another worker was first
            await self.reload()
            raise Refusal("stale") from None
        play.note(row)
        # Anybody may read it: why a seat was answered for is told to nobody.
        self.hall.metrics.count("moves_total", PERSON if source == PERSON else DRIVER)

    async def aftermath(self) -> None:
        """What follows an answer that is durable; if it fails, the answer stands nevertheless."""
        try:
            self.touched = time.monotonic()
            self.tell_everyone()
            if self.row.state == OVER:
                self.tell_info()
            self.driver.poke()
        except Exception:
            LOGGER.exception("telling failed", extra={"table": self.id})
            self.hall.forget(self)

    # --- The database

    async def write(self, rows: list[LogRow], job: Job | None, contested: bool = False) -> Any:
        """Durable when it returns; if it fails, this copy is dropped and read again when needed.

        Where it is `contested`, the caller reads it again if another worker was first.
        """
        if self.dropped:
            raise Refusal("not_saved", 503)
        try:
            return await self.hall.committer.write([self.id], rows, kept_with(self, job))
        except BaseException as error:
            if not (contested and isinstance(error, keeping.OVERTAKEN)):
                self.hall.forget(self)
            raise

    async def write_seats(self, seats: list[SeatRow]) -> None:
        """Keeps who has which seat."""
        await self.write([], lambda connection: store.set_seats(connection, seats))
        taken = {seat.seat for seat in self.seats if seat.kind != OPEN} | {rights.HOST}
        self.keys = {hash: key for hash, key in self.keys.items() if key.seat in taken}

    async def reload(self) -> None:
        """Reads everything again; the caller holds the lock."""
        stored, play = await self.hall.stored(self.id)
        self._take(stored, play)
        self.clock.learn(stored.table, stored.clock)
        self.tell_everyone()
        self.driver.poke()

    async def catch_up(self) -> None:
        """Another worker has changed something: reads what is new and tells it."""
        async with self.lock:
            last = self.chat[-1].id if self.chat else 0
            known, number = self.id, self.number
            news, present = await self.hall.news(known, number, last)
            row, seats, answers, log, chat, keys, clock = news
            if row is None:
                self.hall.forget(self)
                return
            pairs = zip(self.seats, seats, strict=True)
            changed = {new.seat for old, new in pairs if new.orders != old.orders}
            ended = row.state == OVER != self.row.state
            self.row, self.seats, self.keys = row, seats, keys
            self.clock.learn(row, clock)
            self.chat = (self.chat + chat)[-store.CHAT_KEPT :]
            self._note_present(present)
            began = self._follow(log)
            changed |= set() if self.asking is None else self.asking.learn(answers)
            wind(self)
            if log:
                self.clock.changes()  # written with the moves that made them
            if encode(self._table_message()) != self._told:  # else it is nobody's business
                self.tell_info()
            for line in chat:
                self.tell_chat(line)
            if log or began or ended:
                self.tell_everyone()
            else:
                self.tell_seats(changed)
            rights.send_strangers_away(self)
            self.driver.poke()

    def _follow(self, log: list[LogRow]) -> bool:
        """Plays rows of other workers; True if the game has only just begun."""
        if self.teller is not None or self.row.state != WAITING:
            check(self.head, log, self.number)
        if self.teller is None and self.row.state != WAITING:
            self._begin(Play(self.row.start, log), [])
            return True
        for row in log:
            self.play.answer(row)
            self.play.note(row)
        return False

    # --- Telling

    def tell_everyone(self) -> None:
        """Each guest what its seat may know; guests who know equally much get the same bytes."""
        self.tell_seats(None)

    def tell_seats(self, seats: set[int] | None) -> None:
        """The same for these seats alone."""
        if self.teller is None:
            return
        wind(self)
        made: dict[tuple[int | None, ...], Written] = {}
        for guest in self.guests:
            if seats is not None and guest.seat not in seats:
                continue
            who = (guest.seat, guest.since, guest.holds)
            if who not in made:
                made[who] = self._update(self.teller, guest)
            guest.update(self.number, made[who])

    def _update(self, teller: Teller, guest: Guest) -> Written:
        seat, asking = guest.seat, self.open_to(guest.seat)
        due = self.asked() if seat is None or asking is None else self.seats[seat]
        left = None if due is None else self.clock.left(due)
        orders = Orders() if seat is None else self.own_orders(seat, guest.since)
        answered = None if seat is None or self.asking is None else self.asking.answered(seat)
        update = teller.update(seat, guest.since, orders, left, asking, answered)
        return self.changes.written(seat, guest.holds, update)

    def own_orders(self, seat: int, since: int | None) -> Orders:
        """What a seat has ordered, and what its orders did since; nobody else is told."""
        orders = self.seats[seat].orders
        did = self.play.ordered_since(seat, since, own_since(orders))
        return cast("Orders", told(self.play.game, seat, orders, did))

    def tell_info(self) -> None:
        """Who sits where."""
        message = self._table_message()
        self._told = encode(message)
        self._tell_all(message)

    def _table_message(self) -> TableNews:
        return {"type": "table", "info": cast("TableInfo", self.info())}

    def info(self, you: int | None = None) -> dict[str, Any]:
        """The table as everyone may know it; who is asked, is told that it is asked itself."""
        due = self.asked() if you is None or self.open_to(you) is None else self.seats[you]
        waits_for = None if due is None else due.seat
        clock = self.clock.stored()
        return table_info(self.row, self.seats, self.number, self.present, waits_for, clock)

    def hear(self, line: ChatRow) -> None:
        """A line of talk that is kept."""
        self.chat = [*self.chat, line][-store.CHAT_KEPT :]
        self.tell_chat(line)

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
            wind(self)
            guest.update(self.number, self._update(self.teller, guest))

    def sits(self, seat: int | None) -> bool:
        """Whether somebody looks at the table from this seat, at this worker."""
        return any(guest.seat == seat for guest in self.guests)

    async def look_around(self) -> None:
        """Finds out who is present, here and at other workers."""
        self._note_present(await self.hall.notices.present(self.id))

    def _note_present(self, present: set[int]) -> None:
        self.present = present
        self.clock.see(present, self.seats)
