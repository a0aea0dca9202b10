"""What people at a table agree on: a pause, whether to wait, whether a seat may change hands.

Bots have no say. A seat in a running game is its person's: somebody new takes it only if its person
gave it away, or all others agree, who must be two at least. One alone could take it themselves and
see what was dealt to it.
"""

import time as machine
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from alhambra.server import store
from alhambra.server.clocks import reckon
from alhambra.server.clocks import rows as clocks
from alhambra.server.clocks.keeper import LATE, PAUSED
from alhambra.server.clocks.rows import Matter
from alhambra.server.clocks.winding import wind
from alhambra.server.committer import Job
from alhambra.server.refusals import Refusal
from alhambra.server.rows import HUMAN, OVER, RUNNING, STAND_IN, ChatRow, SeatRow

if TYPE_CHECKING:
    from alhambra.server.tables import Table

PAUSE, SEAT = "pause", "seat"
NOBODY: Final = -1
FEWEST: Final = 2  # people who together may give away a third person's seat


def voters(table: "Table", kind: str, about: int) -> list[int]:
    """Who has to agree. For a pause and for waiting it is enough to ask those who play themselves.

    Whoever a bot stands in for has a say in who else shall see a hand.
    """
    people = [seat for seat in table.seats if seat.kind == HUMAN and seat.seat != about]
    return [seat.seat for seat in people if kind == SEAT or not seat.automatic]


async def agree(table: "Table", seat: int | None, kind: str, about: int, yes: bool) -> None:
    """Somebody agrees, disagrees, or withdraws their agreement."""
    async with table.lock:
        mine = _playing(table, seat)
        if kind == PAUSE:
            await _pause(table, mine, yes)
        elif kind == LATE:
            await _late(table, mine, about, yes)
        else:
            await _seat(table, mine, about, yes)


def _playing(table: "Table", seat: int | None) -> int:
    if seat is None:
        raise Refusal("not_seated", 403)
    if table.row.state != RUNNING:
        raise Refusal("game_over" if table.row.state == OVER else "not_started")
    return seat


def _with(table: "Table", kind: str, about: int, mine: int, yes: bool) -> Matter:
    """The matter with one more voice, or one less."""
    before = table.clock.matter(kind, about) or Matter(kind, about)
    others = tuple(seat for seat in before.yes if seat != mine)
    return replace(before, yes=(*others, mine) if yes else others)


def _all_agree(table: "Table", matter: Matter) -> bool:
    return set(voters(table, matter.kind, matter.seat)) <= set(matter.yes)


# --- A pause


async def _pause(table: "Table", mine: int, yes: bool) -> None:
    """All have to agree; any one of them ends it."""
    if not table.clock.clock.turn:
        raise Refusal("no_clock")
    if table.clock.paused:
        if not yes:
            await _end_pause(table, mine)
        return
    wish = _with(table, PAUSE, NOBODY, mine, yes)
    if not _all_agree(table, wish):
        await _keep(table, wish)
        return
    _settle(table, PAUSE, NOBODY, None)
    _settle(table, PAUSED, NOBODY, Matter(PAUSED, NOBODY, wish.yes))

    def job(connection: Connection) -> None:
        clocks.drop_matter(connection, table.id, PAUSE, NOBODY)
        clocks.save_matter(connection, table.id, Matter(PAUSED, NOBODY, wish.yes))

    await _write(table, job, "paused", mine)


async def _end_pause(table: "Table", mine: int) -> None:
    _settle(table, PAUSED, NOBODY, None)
    await _write(table, _dropping(table, PAUSED, NOBODY), "resumed", mine)


# --- Somebody is late


async def ask_others(table: "Table", seat: int) -> None:
    """The time of a seat is up: the others are asked whether a bot shall go on for it."""
    async with table.lock:
        time = table.clock.time_of(seat)
        if time.asked or not table.clock.time_is_up(table.seats[seat]):
            return
        table.clock.put(replace(time, asked=True))
        matter = Matter(LATE, seat)
        _settle(table, LATE, seat, matter)
        job: Job = lambda connection: clocks.save_matter(connection, table.id, matter)  # noqa: E731
        await _write(table, job, "late", seat)


async def _late(table: "Table", mine: int, about: int, yes: bool) -> None:
    matter = table.clock.matter(LATE, about)
    if matter is None or mine not in voters(table, LATE, about):
        raise Refusal("stale")
    if not yes:
        table.clock.put(
            reckon.wait_on(table.clock.clock, table.clock.time_of(about), table.hall.time.now())
        )
        _settle(table, LATE, about, None)
        await _write(table, _dropping(table, LATE, about), "waits", about)
        return
    matter = _with(table, LATE, about, mine, yes)
    if not _all_agree(table, matter):
        await _keep(table, matter)
        return
    seat = stand_in(table.seats[about])
    _settle(table, LATE, about, None)
    await _write(table, _dropping(table, LATE, about, seat), "stands_in", about)


def stand_in(seat: SeatRow) -> SeatRow:
    """A bot plays until the person is back."""
    seat.stand_in, seat.bot = True, seat.bot or STAND_IN
    return seat


# --- A seat for somebody new


async def _seat(table: "Table", mine: int, about: int, yes: bool) -> None:
    """An absent person's seat is offered once all others agree; it is theirs until it is taken."""
    asked = voters(table, SEAT, about)
    if not 0 <= about < len(table.seats) or table.seats[about].kind != HUMAN or mine == about:
        raise Refusal("no_such_seat", 404)
    await table.look_around()
    if about in table.present:
        raise Refusal("seat_present")
    if len(asked) < FEWEST:
        raise Refusal("too_few_to_agree")
    first = table.clock.matter(SEAT, about) is None
    matter = _with(table, SEAT, about, mine, yes)
    if not _all_agree(table, matter):
        await _keep(table, matter, "seat_asked" if first else "", about)
        return
    seat = stand_in(table.seats[about])
    seat.offered = True
    _settle(table, SEAT, about, None)
    await _write(table, _dropping(table, SEAT, about, seat), "seat_offered", about)


# --- Days off, and coming back


async def holiday(table: "Table", number: int | None, days: int) -> None:
    """A person takes days off: their time does not run."""
    async with table.lock:
        mine = _playing(table, number)
        time = table.clock.time_of(mine)
        off = reckon.go_off(table.clock.clock, time, days, table.hall.time.now())
        if off is None:
            raise Refusal("no_days_left")
        table.clock.put(off)
        await _write(table, None, "holiday", mine)


async def come_back(table: "Table", number: int | None) -> None:
    """A person is back: from days off, or from an absence in which a bot played."""
    async with table.lock:
        mine = _playing(table, number)
        before = table.clock.time_of(mine).off
        seat = welcome_back(table, mine)
        ended = table.clock.time_of(mine).off != before
        if seat is None and not ended:
            raise Refusal("stale")
        await _write(table, _dropping(table, SEAT, mine, seat), "back", mine)


async def sit_down(table: "Table", number: int) -> None:
    """Whoever comes to the table plays for themselves again, and any vote on their seat ends."""
    wanted = table.clock.matter(SEAT, number) is not None
    seat = welcome_back(table, number, days_off=False)
    if wanted or seat is not None:
        await table.write([], _dropping(table, SEAT, number, seat))


def welcome_back(table: "Table", number: int, days_off: bool = True) -> SeatRow | None:
    """Ends days off and an absence in memory; says the seat if a bot stood in for it."""
    seat, now, keeper = table.seats[number], table.hall.time.now(), table.clock
    if days_off and keeper.time_of(number).off:
        keeper.put(reckon.come_back(keeper.time_of(number), now))
    keeper.settle(SEAT, number, None)
    if not seat.stand_in:
        return None
    seat.stand_in, seat.bot, seat.offered = False, None, False
    if number in keeper.times:
        keeper.put(reckon.returned(keeper.clock, keeper.time_of(number), now))
    return seat


# --- Writing and telling


def _settle(table: "Table", kind: str, about: int, matter: Matter | None) -> None:
    table.clock.settle(kind, about, matter)


def _dropping(table: "Table", kind: str, about: int, seat: SeatRow | None = None) -> Job:
    def job(connection: Connection) -> None:
        clocks.drop_matter(connection, table.id, kind, about)
        if seat is not None:
            store.set_seats(connection, [seat])

    return job


async def _keep(table: "Table", matter: Matter, note: str = "", about: int = NOBODY) -> None:
    """Keeps the matter as it stands now; one that nobody agrees to any more is dropped."""
    kept = matter if matter.yes else None
    _settle(table, matter.kind, matter.seat, kept)
    job: Job = _dropping(table, matter.kind, matter.seat)
    if kept is not None:
        job = lambda connection: clocks.save_matter(connection, table.id, kept)  # noqa: E731
    await _write(table, job, note, about)


async def _write(table: "Table", job: Job | None, note: str, about: int) -> None:
    """Durable first; then everybody is told, and whoever is asked is asked."""
    wind(table)
    line = told_by_table(table, note, about) if note else None

    def all_of_it(connection: Connection) -> int | None:
        if job is not None:
            job(connection)
        return None if line is None else store.add_chat(connection, line)

    kept = await table.write([], all_of_it)
    if line is not None:
        table.hear(replace(line, id=kept))
    table.touched = machine.monotonic()
    table.tell_info()
    table.tell_everyone()
    table.driver.poke()


async def say(table: "Table", note: str, about: int) -> None:
    """The table tells everybody, and the line is kept."""
    await keep_line(table, told_by_table(table, note, about))


async def keep_line(table: "Table", line: ChatRow) -> None:
    """A line of the table's own."""
    kept = await table.write([], lambda connection: store.add_chat(connection, line))
    table.hear(replace(line, id=kept))


def told_by_table(table: "Table", note: str, about: int) -> ChatRow:
    """A line that nobody said: what has become of a seat, or of the game."""
    name = "" if about < 0 else table.seats[about].name
    return ChatRow(0, table.id, about if about >= 0 else None, name, "", machine.time(), note)
